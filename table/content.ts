import type { ContentBinKind } from '#domain/content/bin.ts'
import { excerptOfWords } from '#domain/text/excerpt.ts'
import {
  type Key,
  copyingContent,
  contentCopyKey,
  recountKey,
  binnedAt,
  binnedQuestionKey,
  contentKey,
} from './keys.ts'
import type { TaskItem } from './task.ts'

/**
 * The order stored by an administrator, as keys, and how often it was stored; absent: by name, never stored. Keys of
 * deleted items stay (domain/content/in-order.ts).
 */
type Order<Name extends string> = { [Key in Name]?: string[] } & { orderVersion?: number }

/** A block of course material (spec 3.3.1); `sections` and `usedBy` (courses) are counts. */
export type ContentItem = Key & {
  type: 'content'
  gsi1pk: string
  gsi1sk: string
  key: string
  name: string
  url: string
  instructions: string
  descText: string
  descBody: string
  sections: number
  usedBy: number
  /** The name of the content it was copied from, for the audit. */
  copiedFrom?: string
  version: number
} & Order<'sectionOrder'>

/** A part of a content (spec 3.3.2); `tasks` is a count. */
export type SectionItem = Key & {
  type: 'section'
  key: string
  contentKey: string
  name: string
  url: string
  instructions: string
  tasks: number
  version: number
} & Order<'taskOrder'>

/**
 * A running copy of a content (decision 0088). Stored in the copy's partition, which has no META until it is complete,
 * so nothing shows it; it contains the future META. `phase` and `at`: the progress, by keys of the source's sections;
 * absent: nothing of the phase is done.
 */
export type ContentCopyItem = Key & {
  type: 'content-copy'
  gsi1pk: string
  gsi1sk: string
  key: string
  source: string
  sourceName: string
  name: string
  url: string
  instructions: string
  descText: string
  descBody: string
  /** Who started it, and when (epoch milliseconds). */
  by: string
  startedOn: number
  phase: 'tasks' | 'links'
  at?: string
  /** Steps: two a section. `total` is as counted at the start. */
  done: number
  total: number
  /** Whether it was cancelled: its name is free, and its copied items are being removed. */
  cancelled?: true
  version: number
}

export const contentCopyItem = (
  facts: Omit<ContentCopyItem, 'pk' | 'sk' | 'type' | 'gsi1pk' | 'gsi1sk'>,
): ContentCopyItem => ({
  ...contentCopyKey(facts.key),
  ...copyingContent(facts.startedOn, facts.key),
  type: 'content-copy',
  ...facts,
})

/**
 * A content whose tasks were added or removed: its students' progress is recounted in the background. `at`: when it
 * last changed (epoch milliseconds); `place`: where an interrupted run continues, after this student of this course.
 */
export type RecountItem = Key & {
  type: 'recount'
  content: string
  at: number
  place?: { course: string; uid: string }
}

export const recountItem = (content: string, at: number): RecountItem => ({
  ...recountKey(content),
  type: 'recount',
  content,
  at,
})

/** The deleted item by kind; for a video its Lecture as it was. */
export type BinnedWhole = { content: ContentItem; section: SectionItem; task: TaskItem; video: TaskItem }

/**
 * A deleted item as it was, in the partition of its content: queries by prefix and by type skip it, and its children
 * stay in place, unreachable. `within`: the names of its parents, from the content on.
 */
export type BinnedItem<Kind extends ContentBinKind = ContentBinKind> = Key & {
  type: 'binned'
  gsi1pk: string
  gsi1sk: string
  kind: Kind
  within: string[]
  /** Epoch milliseconds. */
  deletedOn: number
  /** Whether it is being deleted permanently. */
  purging?: boolean
  whole: BinnedWhole[Kind]
}

/** The remains of a permanently deleted task: its name, which its results still use. */
export type GoneTaskItem = Key & { type: 'gone-task'; key: string; name: string }

export const goneTaskItem = ({ pk, sk, key, name }: Key & { key: string; name: string }): GoneTaskItem => ({
  ...{ pk, sk: `GONE#${sk}` },
  type: 'gone-task',
  ...{ key, name },
})

/**
 * Returns the key of a deleted item: a video's is separate from its Lecture's, which may be deleted later, and from
 * those of its earlier videos.
 */
export const binnedKey = (kind: ContentBinKind, { pk, sk }: Key): Key => ({
  pk,
  sk: `BIN#${kind === 'video' ? 'VIDEO#' : ''}${sk}`,
})

/** The deleted items of a content, and the content itself. */
export const binnedIn = (content: string) => ({ pk: contentKey(content).pk, prefix: 'BIN#' })

/** The deleted videos of a Lecture. */
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
 * A deleted question: `time` is that of its newest version, which contains it and stays (table/question.ts); `ref` its
 * stable name, which the bank no longer has; `name` its beginning.
 */
export type BinnedQuestionItem = Key & {
  type: 'binned'
  gsi1pk: string
  gsi1sk: string
  kind: 'question'
  id: number
  time: number
  /** Absent if it was deleted before this field existed. */
  version?: number
  ref?: string
  name: string
  /** Epoch milliseconds. */
  deletedOn: number
  purging?: boolean
}

const MAX_NAME_LENGTH = 80

/** Returns the id of a question in the bin's API: several questions may have had the same number. */
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
    name: `${id}: ${excerptOfWords(body, MAX_NAME_LENGTH)}`,
  }
}
