import { excerptOfWords } from '#domain/text/excerpt.ts'
import type { ContentBinKind } from '#domain/content/bin.ts'
import type { ContentItem, SectionItem } from './content.ts'
import { type Key, binnedAt, binnedQuestionKey, contentKey } from './keys.ts'
import type { TaskItem } from './task.ts'

/** By kind what was deleted; of a video its Lecture as it was. */
export type BinnedWhole = { content: ContentItem; section: SectionItem; task: TaskItem; video: TaskItem }

/**
 * What was deleted, as it was, in the partition of its content: queries by prefix and by type do not see it, and what lies in it stays
 * where it is, which nothing leads to any more. `within`: the names of what it lay in, from the content on.
 */
export type BinnedItem<Kind extends ContentBinKind = ContentBinKind> = Key & {
  type: 'binned'
  gsi1pk: string
  gsi1sk: string
  kind: Kind
  within: string[]
  /** Epoch milliseconds. */
  deletedOn: number
  /** It is being deleted for good. */
  purging?: boolean
  whole: BinnedWhole[Kind]
}

/** What is left of a task that was deleted for good: its name, by which results of it are still called. */
export type GoneTaskItem = Key & { type: 'gone-task'; key: string; name: string }

export const goneTaskItem = ({ pk, sk, key, name }: Key & { key: string; name: string }): GoneTaskItem => ({
  ...{ pk, sk: `GONE#${sk}` },
  type: 'gone-task',
  ...{ key, name },
})

/** Where what is deleted goes: a video beside its Lecture, which may be deleted after it, and beside others that it had before. */
export const binnedKey = (kind: ContentBinKind, { pk, sk }: Key): Key => ({
  pk,
  sk: `BIN#${kind === 'video' ? 'VIDEO#' : ''}${sk}`,
})

/** What was deleted of a content, and itself. */
export const binnedIn = (content: string) => ({ pk: contentKey(content).pk, prefix: 'BIN#' })

/** The videos that a Lecture had. */
export const binnedVideos = ({ pk, sk }: Key) => ({ pk, prefix: `${binnedKey('video', { pk, sk }).sk}#` })

export const binnedItem = <Kind extends ContentBinKind>(
  kind: Kind,
  whole: BinnedWhole[Kind],
  { within, deletedOn }: { within: readonly string[]; deletedOn: number },
): BinnedItem<Kind> => ({
  ...binnedKey(kind, kind === 'video' ? { pk: whole.pk, sk: `${whole.sk}#${deletedOn}` } : whole),
  ...binnedAt(deletedOn, whole),
  type: 'binned',
  kind,
  within: [...within],
  deletedOn,
  whole,
})

/**
 * A question that was deleted: `time` is that of its newest version, which holds it and stays (table/question.ts); `ref` its stable name,
 * which the bank does not hold any more; `name` how it begins.
 */
export type BinnedQuestionItem = Key & {
  type: 'binned'
  gsi1pk: string
  gsi1sk: string
  kind: 'question'
  id: number
  time: number
  /** Absent of what was deleted before it was kept. */
  version?: number
  ref?: string
  name: string
  /** Epoch milliseconds. */
  deletedOn: number
  purging?: boolean
}

const LONGEST_NAME = 80

/** The name of a question in the bin's API: a number may have been that of several. */
export const binnedQuestionName = (id: number, time: number): string => `${id}-${time}`

export function binnedQuestionItem(
  { id, body }: { id: number; body: string },
  { time, version, ref, deletedOn }: { time: number; version: number; ref: string | undefined; deletedOn: number },
): BinnedQuestionItem {
  const key = binnedQuestionKey(binnedQuestionName(id, time))
  return {
    ...{ ...key, ...binnedAt(deletedOn, key) },
    type: 'binned',
    kind: 'question',
    ...{ id, time, version, deletedOn },
    ...(ref === undefined ? {} : { ref }),
    name: `${id}: ${excerptOfWords(body, LONGEST_NAME)}`,
  }
}
