import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject, parseJson, textOf, type Json, type JsonObject } from '../shared/json.ts'
import { deliverBatch, filterRecords } from './deliver-batch.ts'
import type { Outcome } from './invocation.ts'
import type { StreamSource } from './read-streams.ts'
import { createSharedPages, placeAfter, type SharedPages } from './shared-pages.ts'
import { followingShard, openIterator, type Page, readPage, sequenceOf, type Position } from './stream-shards.ts'

export type StreamsOptions = {
  sources: StreamSource[]
  /** DynamoDB Local's own address. */
  endpoint: string
  /** Where positions are kept, so that a restart goes on where it stopped. */
  folder: string
  invoke: (id: string, event: Json) => Promise<Outcome>
  report: (sentence: string) => void
}

export type Streams = {
  /** Notifies the readers of these tables that something was written. */
  wake: (tables: string) => void
  /** Resolves when the functions have been given all that was written before the call; readers don't pause until then. */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

const idlePause = 1_000
/** Between two looks at least, so that a run of writes is taken in batches; Lambda itself looks four times a second. */
const activePause = 100
const activeFor = 400
/**
 * Between two looks for the shard behind a closed one, as of a table that has no stream for a while: each describes the table, whose items
 * DynamoDB Local then counts.
 */
const shardPause = 5_000
/** Records read at once: what the filters drop costs no request of its own. Lambda, too, filters before it fills batches. */
const pageSize = 500
/** A position behind records that the filters dropped is written this often at most: reading them twice delivers nothing twice. */
const skippedKept = 5_000
/** A reader pauses twice as long as its last run took, so that a run of many writes shares the machine; this long at most. */
const longestPause = 2_000
/** Records between two pauses that no person writes one by one: an import does. */
const bulk = 100

/**
 * How long a reader pauses, in milliseconds, after a run that took so long (0: there was none) and so many records, those included that
 * its filters dropped. While many are written it pauses longest: a function then rewrites its files once for hundreds of records, as with
 * a batching window, and is late by that much at most.
 */
export const pauseAfter = (lastRun: number, records: number): number =>
  records >= bulk ? longestPause : Math.max(activePause, Math.min(longestPause, 2 * lastRun))

class Closing extends Error {}

/** What ends a pause early: that the cloud closes (with an error), also that somebody waits for the reader, also a write. */
type Ends = 'close' | 'hurry' | 'wake'

function createNap() {
  let closing = false
  let hurried = false
  let stirred = false
  let end: (() => void) | undefined
  return {
    wake: () => {
      stirred = true
      end?.()
    },
    hurry: (isHurried: boolean) => {
      hurried = isHurried
      end?.()
    },
    close: () => {
      closing = true
      end?.()
    },
    nap: async (milliseconds: number, ends: Ends): Promise<void> => {
      const isOver = () => closing || (hurried && ends !== 'close') || (stirred && ends === 'wake')
      if (!isOver()) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds)
          end = () => {
            if (!isOver()) return
            clearTimeout(timer)
            resolve()
          }
        })
      }
      end = undefined
      if (ends === 'wake') stirred = false
      if (closing) throw new Closing()
    },
  }
}

function readPosition(file: string): Position | undefined {
  if (!existsSync(file)) return undefined
  const value = parseJson(readFileSync(file, 'utf8'))
  const shard = isObject(value) ? textOf(value['shard']) : undefined
  const sequence = isObject(value) ? textOf(value['sequence']) : undefined
  return shard === undefined ? undefined : { shard, ...(sequence === undefined ? {} : { sequence }) }
}

function startReader(source: StreamSource, options: StreamsOptions, pages: SharedPages) {
  const { endpoint, folder, invoke, report } = options
  const file = join(folder, `${source.logicalId}.json`)
  const sleeper = createNap()
  let keptAt = 0
  const keep = (position: Position): void => {
    writeFileSync(file, JSON.stringify(position))
    keptAt = Date.now()
  }
  const behind = (shard: string, record: JsonObject | undefined): Position => {
    const sequence = sequenceOf(record)
    return { shard, ...(sequence === undefined ? {} : { sequence }) }
  }
  const pause = (milliseconds: number) => sleeper.nap(milliseconds, 'close')
  /** Those who wait until everything is delivered. */
  let waiters: (() => void)[] = []

  /** Delivers records batch by batch; after each the position is kept, so that a restart gives no batch again. */
  const deliver = async (shard: string, records: readonly JsonObject[]): Promise<void> => {
    for (let start = 0; start < records.length; start += source.batchSize) {
      const batch = records.slice(start, start + source.batchSize)
      await deliverBatch(source, batch, { invoke, report, pause })
      keep(behind(shard, batch.at(-1)))
    }
  }

  const read = async (): Promise<never> => {
    const start = readPosition(file)
    let { shard, iterator } = await openIterator(endpoint, source.table, start, source.startsAtLatest)
    /** The record behind which the iterator is; without one the iterator says where it begins. */
    let after = start?.shard === shard ? (start.sequence ?? iterator) : iterator
    let lastSeen = 0
    let waiting: JsonObject[] = []
    let waitingSince = 0
    let lastRun = 0
    let records = 0
    let isRead = false
    let lookedAt = 0
    for (;;) {
      const from = iterator
      const served = waiters
      const page: Page = isRead
        ? { records: [], next: undefined }
        : await pages.read(`${source.table} ${shard}`, after, () => readPage(endpoint, from, pageSize))
      after = placeAfter(page, after)
      if (page.records.length > 0) lastSeen = Date.now()
      records += page.records.length
      if (waiting.length === 0) waitingSince = Date.now()
      waiting = [...waiting, ...filterRecords(source, page.records)]
      const isFull = waiting.length >= source.batchSize || waiters.length > 0
      const isDue = isFull || Date.now() - waitingSince >= source.windowSeconds * 1_000
      if (waiting.length > 0 && isDue) {
        const started = Date.now()
        await deliver(shard, waiting)
        lastRun = Date.now() - started
        waiting = []
      } else if (waiting.length === 0 && page.records.length > 0 && Date.now() - keptAt >= skippedKept) {
        keep(behind(shard, page.records.at(-1)))
      }
      if (page.next !== undefined) iterator = page.next
      else isRead = true
      if (isRead && waiting.length === 0 && Date.now() - lookedAt >= shardPause) {
        lookedAt = Date.now()
        const following = await followingShard(endpoint, source.table, shard)
        if (following !== undefined) {
          keep({ shard: following })
          ;({ shard, iterator } = await openIterator(endpoint, source.table, { shard: following }, false))
          after = iterator
          isRead = false
        }
      }
      if (page.records.length >= pageSize && page.next !== undefined) continue
      if (page.records.length === 0) {
        for (const resolve of served) resolve()
        waiters = waiters.filter((waiter) => !served.includes(waiter))
        sleeper.hurry(waiters.length > 0)
      }
      await sleeper.nap(pauseAfter(lastRun, records), 'hurry')
      lastRun = 0
      records = 0
      const isActive = waiting.length > 0 || Date.now() - lastSeen < activeFor
      if (!isActive) await sleeper.nap(idlePause - activePause, 'wake')
    }
  }

  const readOn = async (): Promise<void> => {
    for (;;) {
      try {
        await read()
      } catch (error) {
        if (error instanceof Closing) return
        report(`${source.logicalId}: ${String(error)}`)
        await sleeper.nap(idlePause, 'close').catch(() => undefined)
      }
    }
  }
  const done = readOn()
  return {
    wake: sleeper.wake,
    caughtUp: () =>
      new Promise<void>((resolve) => {
        waiters = [...waiters, resolve]
        sleeper.hurry(true)
      }),
    close: async () => {
      sleeper.close()
      await done
      for (const resolve of waiters) resolve()
    },
  }
}

/** Starts a reader for every stream source of the template. */
export function startStreams(options: StreamsOptions): Streams {
  mkdirSync(options.folder, { recursive: true })
  const pages = createSharedPages()
  const readers = options.sources.map((source) => ({ source, reader: startReader(source, options, pages) }))
  return {
    wake: (tables) => {
      for (const { source, reader } of readers) if (tables.includes(source.table)) reader.wake()
    },
    caughtUp: async () => {
      await Promise.all(readers.map(({ reader }) => reader.caughtUp()))
    },
    close: async () => {
      await Promise.all(readers.map(({ reader }) => reader.close()))
    },
  }
}
