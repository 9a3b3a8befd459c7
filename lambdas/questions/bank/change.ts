import type { CheckedQuestion } from '#domain/questions/check-question.ts'
import type { Question } from '#domain/questions/question.ts'
import { type LabelList, namesToDraw } from '#domain/questions/label-list.ts'
import type { LabelNumbers } from '#table/question.ts'

/** A question as it is: `time` (epoch milliseconds) is that of its version, `ref` its stable name. */
export type Stored = {
  question: Question
  version: number
  time: number
  ref?: string | undefined
  /** It is public (decision 0067). */
  sample?: boolean | undefined
  /** Its first version lies in it, with these numbers: the write that changes or deletes it writes that version apart. */
  first?: LabelNumbers | undefined
  /** The time of its first version, where its number was another question's before. */
  since?: number | undefined
}

/** What a restored question was under its number: `since` as in `Stored`. */
export type OwnNumber = { id: number; version: number; since?: number | undefined }

/**
 * One write to the bank. A new question gets its number when written; its `ref` is guarded, so two imports of one row
 * make one question. An update or a deletion names what the writer saw. `numbers` and `own`: the labels' positions and
 * the number of a restored question. `binnedOn`: a deletion that can be restored, and when.
 */
export type Change =
  | { kind: 'add'; question: CheckedQuestion; ref: string; numbers?: LabelNumbers; own?: OwnNumber }
  | { kind: 'update'; before: Stored; question: CheckedQuestion }
  | { kind: 'delete'; before: Stored; binnedOn?: number }

export type Deletion = Extract<Change, { kind: 'delete' }>

/** The question as it shall be; none after a deletion. */
export const questionAfter = (change: Change): CheckedQuestion | undefined =>
  change.kind === 'delete' ? undefined : change.question

/** The names of labels by now: one that was renamed or merged since has the other name. */
const namesNow = (list: LabelList, names: readonly string[], numbers: readonly number[]): string[] => {
  const drawn = namesToDraw(list)
  return [...new Set(names.map((name, at) => drawn[numbers[at] ?? -1] ?? name))]
}

/** A question that comes back, with its labels as they are called by now; other changes as they are. */
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

/** The question as it was; none before it was added. */
export const questionBefore = (change: Change): Question | undefined =>
  change.kind === 'add' ? undefined : change.before.question
