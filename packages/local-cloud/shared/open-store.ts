import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Records by kind and ID. A removed record is written as null. */
export type Store<R extends Record<string, unknown>> = {
  get: <K extends keyof R & string>(kind: K, id: string) => R[K] | undefined
  /** All records of a kind, oldest first. */
  list: <K extends keyof R & string>(kind: K) => R[K][]
  /** Writes one record; outside `together`, it is on disk when the call returns. */
  put: <K extends keyof R & string>(kind: K, id: string, value: R[K]) => void
  remove: (kind: keyof R & string, id: string) => void
  /** Runs `work` and writes all its changes as one line, so that after a kill either all or none of them exist. */
  together: <T>(work: () => T) => T
}

type Change = [kind: string, id: string, value: unknown]

/** The changes of a log in order; stops at a line truncated by a kill. */
function readChanges(file: string): Change[][] {
  if (!existsSync(file)) return []
  const batches: Change[][] = []
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue
    try {
      batches.push(JSON.parse(line) as Change[])
    } catch {
      break
    }
  }
  return batches
}

/** Rewrites the log as one line per record, using a temporary file and a rename. */
function compact(file: string, kinds: Map<string, Map<string, unknown>>): void {
  const fresh = `${file}.new`
  const fd = openSync(fresh, 'w')
  for (const [kind, records] of kinds)
    for (const [id, value] of records) writeSync(fd, `${JSON.stringify([[kind, id, value]])}\n`)
  closeSync(fd)
  renameSync(fresh, file)
}

/**
 * Opens (or creates) a store that is kept in memory and in an append-only JSON lines file, which survives restarts and
 * kill -9.
 */
export function openStore<R extends Record<string, unknown>>(file: string): Store<R> {
  mkdirSync(dirname(file), { recursive: true })
  const kinds = new Map<string, Map<string, unknown>>()
  const apply = ([kind, id, value]: Change) => {
    const records = kinds.get(kind) ?? new Map<string, unknown>()
    kinds.set(kind, records)
    if (value === null) records.delete(id)
    else records.set(id, value)
  }
  for (const batch of readChanges(file)) batch.forEach(apply)
  compact(file, kinds)

  let batch: Change[] | undefined
  const change = (item: Change) => {
    apply(item)
    if (batch) batch.push(item)
    else appendFileSync(file, `${JSON.stringify([item])}\n`)
  }
  return {
    get: (kind, id) => kinds.get(kind)?.get(id) as R[typeof kind] | undefined,
    list: (kind) => [...(kinds.get(kind)?.values() ?? [])] as R[typeof kind][],
    put: (kind, id, value) => change([kind, id, value]),
    remove: (kind, id) => change([kind, id, null]),
    together: (work) => {
      if (batch) return work()
      batch = []
      try {
        return work()
      } finally {
        if (batch.length > 0) appendFileSync(file, `${JSON.stringify(batch)}\n`)
        batch = undefined
      }
    },
  }
}
