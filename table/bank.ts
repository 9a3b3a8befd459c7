import { createHash } from 'node:crypto'
import type { LabelJob, LabelList } from '#domain/questions/label-list.ts'
import {
  importKey,
  importLeftKey,
  importLinesKey,
  inImports,
  questionBatchKey,
  questionBatchLineKey,
  refShardKey,
} from './bank-keys.ts'
import type { Key } from './keys.ts'

/**
 * An imported file: counts of what it added and changed, and of what was undone. Listed newest first. Positions in the
 * lists of tags and areas: `newTags`, `newAreas` that it added and its undo has not checked, `goneTags`, `goneAreas`
 * that its undo removed.
 */
export type ImportItem = Key & {
  type: 'import'
  gsi1pk: string
  gsi1sk: string
  key: string
  name: string
  author: string
  createdOn: number
  added: number
  changed: number
  undone: number
  /** When its undo began, epoch milliseconds. */
  undoneOn?: number
  newTags?: ReadonlySet<number>
  newAreas?: ReadonlySet<number>
  goneTags?: ReadonlySet<number>
  goneAreas?: ReadonlySet<number>
}

/** Keys and first fields of an imported file; counts are added as its rows are written. */
export const importItem = (batch: Pick<ImportItem, 'key' | 'name' | 'author' | 'createdOn'>): ImportItem => ({
  ...importKey(batch.key),
  ...inImports(batch.createdOn, batch.key),
  type: 'import',
  ...batch,
  added: 0,
  changed: 0,
  undone: 0,
})

/**
 * The effect of an imported file on a question: `time` is that of the version it wrote (the question is unchanged since
 * the import while its own time is the same), `before` that of the version to restore; absent: it was added.
 */
export type ImportLine = { id: number; time: number; before?: number }

/**
 * The lines of one transaction of an import. `ids` are its questions in order; `lines` are those that no undo has
 * processed yet, by question number.
 */
export type ImportLinesItem = Key & {
  type: 'import-lines'
  ids: readonly number[]
  lines: Readonly<Record<string, Omit<ImportLine, 'id'>>>
}

/** A line as stored until decision 0097: an item of its own. */
export type ImportLineItem = Key & { type: 'import-line' } & ImportLine

/**
 * Returns an item under a key that no other transaction of the batch has: no two versions of a number have the same
 * time.
 */
export function importLinesItem(batch: string, lines: readonly ImportLine[]): ImportLinesItem {
  const ordered = lines.toSorted((a, b) => a.id - b.id)
  const [first = { id: 0, time: 0 }] = ordered
  return {
    ...importLinesKey(batch, first),
    type: 'import-lines',
    ids: ordered.map(({ id }) => id),
    lines: Object.fromEntries(ordered.map(({ id, ...line }) => [String(id), line])),
  }
}

/** Returns the lines of an item that no undo has processed, in the order of their questions. */
export function linesOf(item: ImportLinesItem | ImportLineItem): ImportLine[] {
  if (item.type === 'import-line') return [item]
  return item.ids.flatMap((id) => {
    const line = item.lines[String(id)]
    return line ? [{ id, ...line }] : []
  })
}

/** A question that had been changed or deleted before an undo, which left it alone. */
export type ImportLeftItem = Key & { type: 'import-left'; id: number }

export const importLeftItem = (batch: string, id: number): ImportLeftItem => ({
  ...importLeftKey(batch, id),
  type: 'import-left',
  id,
})

/**
 * Many questions that an administrator changed at once: a description, and how many questions and tests were changed so
 * far. It exists for the audit's single entry, and expires a week after its last write.
 */
export type QuestionBatchItem = Key & {
  type: 'question-batch'
  key: string
  name: string
  createdOn: number
  questions: number
  tests?: number
  ttl: number
}

/**
 * A question changed by a batch: a repeated call does not change it again, nor a question that got its number since.
 */
export type QuestionBatchLineItem = Key & { type: 'question-batch-line'; id: number; ttl: number }

const WEEK_S = 7 * 86_400

/** `now` in epoch milliseconds. */
const aWeekAfter = (now: number): number => Math.floor(now / 1_000) + WEEK_S

export const questionBatchLine = (key: string, id: number, now: number): QuestionBatchLineItem => ({
  ...questionBatchLineKey(key, id),
  type: 'question-batch-line',
  id,
  ttl: aWeekAfter(now),
})

/** A batch without its counts. */
export const questionBatchFacts = (key: string, name: string, now: number) => ({
  ...questionBatchKey(key),
  type: 'question-batch' as const,
  key,
  name,
  createdOn: now,
  ttl: aWeekAfter(now),
})

/**
 * Bytes stored for a ref: the first of its SHA-256. Two refs may share them, so a match is verified with the question
 * itself.
 */
const HASH = 8
/** Question numbers in a shard: with keys, names, and an editor an item stays below 1 KB, one unit a write. */
export const REFS_PER_SHARD = 96

/**
 * The refs of a range of question numbers: 8 bytes a number, zeros if it has none, truncated after the last. `version`
 * counts writes.
 */
export type RefShardItem = Key & { type: 'refs'; hashes: Uint8Array; version: number }

/** A shard as read; version 0: never written. */
export type RefShard = { hashes: Uint8Array; version: number }

/** A shard without any refs. */
export const emptyShard: RefShard = { hashes: new Uint8Array(), version: 0 }

/** Returns the shard of a question number's ref. */
export const refShardOf = (id: number): number => Math.floor(id / REFS_PER_SHARD)

/** Returns the bytes stored for a ref: never zeros, which mean none. */
export function hashOfRef(ref: string): Uint8Array {
  const hash = Uint8Array.from(createHash('sha256').update(ref).digest().subarray(0, HASH))
  if (hash.every((byte) => byte === 0)) hash[HASH - 1] = 1
  return hash
}

const slotOf = (id: number) => (id % REFS_PER_SHARD) * HASH
const sameAt = (hashes: Uint8Array, at: number, hash: Uint8Array) => hash.every((byte, n) => hashes[at + n] === byte)

/** Whether the shard has this ref at this question number. */
export const holdsRef = ({ hashes }: RefShard, id: number, ref: string): boolean =>
  sameAt(hashes, slotOf(id), hashOfRef(ref))

/** Returns the bytes of a shard with a ref at this question number, or without one. */
export function withRef(hashes: Uint8Array, id: number, ref: string | undefined): Uint8Array {
  const next = new Uint8Array(Math.max(hashes.length, slotOf(id) + HASH))
  next.set(hashes)
  next.set(ref === undefined ? new Uint8Array(HASH) : hashOfRef(ref), slotOf(id))
  const last = next.findLastIndex((byte) => byte !== 0)
  return next.slice(0, Math.ceil((last + 1) / HASH) * HASH)
}

/** Returns the numbers at which the shards have each ref: usually one or none. */
export function numbersOfRefs(shards: ReadonlyMap<number, RefShard>, refs: readonly string[]): Map<string, number[]> {
  const first = (bytes: Uint8Array, at: number) =>
    ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
  const byPrefix = new Map<number, { ref: string; hash: Uint8Array }[]>()
  for (const ref of refs) {
    const hash = hashOfRef(ref)
    byPrefix.set(first(hash, 0), [...(byPrefix.get(first(hash, 0)) ?? []), { ref, hash }])
  }
  const numbers = new Map<string, number[]>()
  for (const [shard, { hashes }] of shards)
    for (let at = 0; at < hashes.length; at += HASH)
      for (const { ref, hash } of byPrefix.get(first(hashes, at)) ?? [])
        if (sameAt(hashes, at, hash))
          numbers.set(ref, [...(numbers.get(ref) ?? []), shard * REFS_PER_SHARD + at / HASH])
  return numbers
}

/** Returns the item of a shard at its next version. */
export const refShardItem = (shard: number, { hashes, version }: RefShard): RefShardItem => ({
  ...refShardKey(shard),
  type: 'refs',
  hashes,
  version: version + 1,
})

/** Rebuilds a bank's shards from its questions: the same as their writes would have left, at version `version` + 1. */
export function refShardsOfBank(
  questions: Iterable<{ id: number; ref?: string | undefined }>,
  version = 0,
): RefShardItem[] {
  const shards = new Map<number, Uint8Array>()
  for (const { id, ref } of questions)
    if (ref !== undefined) shards.set(refShardOf(id), withRef(shards.get(refShardOf(id)) ?? new Uint8Array(), id, ref))
  return [...shards].map(([shard, hashes]) => refShardItem(shard, { hashes, version }))
}

/**
 * The list of tags or of NCLEX areas: names are added at the end and never moved, so a position identifies a tag
 * permanently. `removed`: positions of names that are no longer listed; absent: none, as in items of older versions.
 */
export type ListItem = Key & {
  type: 'list'
  values: string[]
  removed?: number[]
  /** A running rename (decision 0085). */
  job?: LabelJob
  /** Pairs of positions: a removed name, and the one that its questions have since. */
  became?: [number, number][]
  version: number
}

const isJob = (value: unknown): value is LabelJob =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value && 'phase' in value

const isPair = (value: unknown): value is [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((position) => typeof position === 'number')

/** Returns the list of an item; version 0 and empty if there is no item yet. */
export function listOf(item: Record<string, unknown> | undefined): LabelList & { version: number } {
  const values: unknown[] = Array.isArray(item?.values) ? item.values : []
  const removed: unknown[] = Array.isArray(item?.removed) ? item.removed : []
  const became: unknown[] = Array.isArray(item?.became) ? item.became : []
  return {
    values: values.filter((value) => typeof value === 'string'),
    removed: new Set(removed.filter((position) => typeof position === 'number')),
    ...(isJob(item?.job) ? { job: item.job } : {}),
    ...(became.length > 0 ? { became: new Map(became.filter(isPair)) } : {}),
    version: typeof item?.version === 'number' ? item.version : 0,
  }
}

/** Returns the item of a list. */
export const listItem = (key: Key, { values, removed, job, became }: LabelList, version: number): ListItem => ({
  ...key,
  type: 'list',
  values: [...values],
  ...(removed.size > 0 ? { removed: [...removed].sort((a, b) => a - b) } : {}),
  ...(job ? { job } : {}),
  ...(became && became.size > 0 ? { became: [...became] } : {}),
  version,
})
