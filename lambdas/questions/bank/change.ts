import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { type LabelList, namesToDraw } from '#domain/questions/label-list.ts'
import type { LabelNumbers } from '#table/question.ts'

/** The current state of a question: `time` (epoch milliseconds) is that of its version, `ref` its stable name. */
export type Stored = {
  question: Question
  version: number
  time: number
  ref?: string | undefined
  /** Whether it is public (decision 0067). */
  sample?: boolean | undefined
  /**
   * Set if its first version is in its item, with these numbers: the write that changes or deletes it writes that
   * version separately.
   */
  first?: LabelNumbers | undefined
  /** The time of its first version, if its number belonged to another question before. */
  since?: number | undefined
}

/** A restored question's original number and version: `since` as in `Stored`. */
export type RestoredNumber = { id: number; version: number; since?: number | undefined }

/**
 * One write to the bank. A new question gets its number when written; its `ref` is guarded, so two imports of a row
 * create one question. An update or a deletion names the version that the writer saw. `numbers` and `restored`: the
 * labels' positions and the number of a restored question. `binnedOn`: when a restorable deletion was made.
 */
export type Change =
  | { kind: 'add'; question: CheckedQuestion; ref: string; numbers?: LabelNumbers; restored?: RestoredNumber }
  | { kind: 'update'; before: Stored; question: CheckedQuestion }
  | { kind: 'delete'; before: Stored; binnedOn?: number }

export type Deletion = Extract<Change, { kind: 'delete' }>

/** Returns the question after a change; undefined after a deletion. */
export const questionAfter = (change: Change): CheckedQuestion | undefined =>
  change.kind === 'delete' ? undefined : change.question

/** Returns the current names of labels: a renamed or merged one has the other name. */
const namesNow = (list: LabelList, names: readonly string[], numbers: readonly number[]): string[] => {
  const drawn = namesToDraw(list)
  return [...new Set(names.map((name, at) => drawn[numbers[at] ?? -1] ?? name))]
}

/** Returns a restored question with the current names of its labels; other changes unchanged. */
export function withNamesNow(change: Change, { tags, areas }: Readonly<Record<'tags' | 'areas', LabelList>>): Change {
  if (change.kind !== 'add' || change.numbers === undefined) return change
  const { question, numbers } = change
  return {
    ...change,
    question: {
      ...question,
      tags: namesNow(tags, question.tags, numbers.tagNumbers),
      area: namesNow(areas, question.area, numbers.areaNumbers),
    },
  }
}

/** Returns the question before a change; undefined for an addition. */
export const questionBefore = (change: Change): Question | undefined =>
  change.kind === 'add' ? undefined : change.before.question
