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
  /** DynamoDB Local's own URL. */
  endpoint: string
  /** The folder for stored positions, so that a restart continues where it stopped. */
  folder: string
  invoke: (id: string, event: Json) => Promise<Outcome>
  report: (sentence: string) => void
}

export type Streams = {
  /** Notifies the readers of these tables of a write. */
  wake: (tables: string) => void
  /** Resolves when the functions have received everything written before the call; readers don't pause until then. */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

const idlePause = 1_000
/**
 * The minimum time between polls in milliseconds, so that consecutive writes are read in batches; Lambda itself polls
 * four times a second.
 */
const activePause = 100
const activeFor = 400
/**
 * The time between polls for the shard after a closed one, as when a table's stream is off for a while. Each poll
 * describes the table, which makes DynamoDB Local count its items.
 */
const shardPause = 5_000
/**
 * Records per read; reading records that the filters drop takes no extra requests. Lambda also filters before it fills
 * batches.
 */
const pageSize = 500
/** The minimum time between saves of a position after filtered records; reading those twice delivers nothing twice. */
const skippedKept = 5_000
/**
 * A reader pauses twice as long as its last run took, up to this limit, to leave capacity for other work during many
 * writes.
 */
const longestPause = 2_000
/** A number of records between pauses that only a bulk write such as an import produces. */
const bulk = 100

/**
 * The pause of a reader after a run, in milliseconds, given the run's duration (0: there was none) and record count,
 * including filtered records. Bulk writes trigger the longest pause, so that a function rewrites its files once per
 * several hundred records, like a batching window. The delay is at most that pause.
 */
export const pauseAfter = (lastRun: number, records: number): number =>
  records >= bulk ? longestPause : Math.max(activePause, Math.min(longestPause, 2 * lastRun))

class Closing extends Error {}

/** What ends a pause early: the cloud closes (throws), a caller waits for the reader, or a write occurs. */
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
  /** Callers waiting for delivery of all records. */
  let waiters: (() => void)[] = []

  /** Delivers records in batches and saves the position after each, so that a restart repeats no batch. */
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
    /** The iterator's last record; if there is none, the iterator itself identifies its start. */
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
