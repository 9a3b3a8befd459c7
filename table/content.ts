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
 * The order that an administrator has stored, as keys, and how many times one was stored; absent: by name, never stored. Keys of what is
 * gone stay (domain/content/in-order.ts).
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
  /** The name of the content that it was copied from, for the audit. */
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
 * The copy of a content while it is made (decision 0088). It lies where the copy will, which has no META before it is whole, so nothing
 * shows it; it holds what that will say. `phase` and `at`: what is done, by keys of the source's sections; absent: none of the phase.
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
  /** Who began it, and when (epoch milliseconds). */
  by: string
  startedOn: number
  phase: 'tasks' | 'links'
  at?: string
  /** Steps: two a section. `total` is as counted at the beginning. */
  done: number
  total: number
  /** It was cancelled: its name is free, and what it has copied is being taken away. */
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
 * A content whose tasks came or went: how far its students are is counted again, in the background. `at`: when it last changed (epoch
 * milliseconds); `place`: where a run that was cut short goes on, behind this student of this course.
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

const MAX_NAME_LENGTH = 80

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
    name: `${id}: ${excerptOfWords(body, MAX_NAME_LENGTH)}`,
  }
}
