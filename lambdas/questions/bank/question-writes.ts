import { questionKey } from '#table/bank-keys.ts'
import { binnedQuestionItem } from '#table/content.ts'
import type { Question } from '#domain/questions/question.ts'
import { type LabelNumbers, type Numbered, questionItem, questionVersionItem } from '#table/question.ts'
import { ifAbsent, ifEqual } from '#lambdas/dynamodb/conditions.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import { packVersion } from './packed-version.ts'
import type { Change, Deletion, Stored } from './change.ts'

/** A write, and the meaning of its failed condition: the question was changed, or try again. */
export type BankWrite = { write: Write; guards: 'question' | 'nothing' }

export type Lists = { tags: readonly string[]; areas: readonly string[] }

const ifUnchanged = ({ version, time }: Stored) => ifEqual({ version, time })
const positions = (names: readonly string[], list: readonly string[]) => names.map((name) => list.indexOf(name))

/** Returns the positions of a question's labels in the lists. */
export const labelNumbers = ({ tags, area }: Pick<Question, 'tags' | 'area'>, lists: Lists): LabelNumbers => ({
  tagNumbers: positions(tags, lists.tags),
  areaNumbers: positions(area, lists.areas),
})

const versionOf = (question: Question, numbered: Numbered) => packVersion(questionVersionItem(question, numbered))

/**
 * Writes the first version of a question separately, before the question is changed or deleted; nothing if it is
 * separate already. The condition of the question's own write covers it: a version stored there already, with the counts
 * of peers or after a manual restore, is the same.
 */
const putFirst = ({ question, time, first }: Stored): BankWrite[] =>
  first === undefined ? [] : [{ write: { Put: { Item: versionOf(question, { time, ...first }) } }, guards: 'nothing' }]

/** Writes what a deletion needs to be restored. */
const putInBin = ({ before: { question, time, version, ref }, binnedOn }: Deletion): BankWrite[] =>
  binnedOn === undefined
    ? []
    : [
        {
          write: { Put: { Item: binnedQuestionItem(question, { time, version, ref, deletedOn: binnedOn }) } },
          guards: 'nothing',
        },
      ]

/**
 * Returns the writes of one change to the question itself, and its versions; `after` is its new state. A new question
 * whose first version is in its item has no other one.
 */
export function questionWrites(change: Change, after: Stored, lists: Lists): BankWrite[] {
  const { question, time } = after
  if (change.kind === 'delete')
    return [
      { write: { Delete: { Key: questionKey(question.id), ...ifUnchanged(change.before) } }, guards: 'question' },
      // Its versions stay: running tests and results show them.
      ...putFirst(change.before),
      ...putInBin(change),
    ]
  const item = questionItem(question, after)
  const numbered = { time, since: after.since, ...labelNumbers(question, lists) }
  const version: BankWrite[] = after.first
    ? []
    : [{ write: { Put: { Item: versionOf(question, numbered), ...ifAbsent } }, guards: 'nothing' }]
  if (change.kind === 'update')
    return [
      { write: { Put: { Item: item, ...ifUnchanged(change.before) } }, guards: 'question' },
      ...version,
      ...putFirst(change.before),
    ]
  return [{ write: { Put: { Item: item, ...ifAbsent } }, guards: 'nothing' }, ...version]
}
