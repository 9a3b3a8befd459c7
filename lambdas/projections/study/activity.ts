import { createHash } from 'node:crypto'
import type { Attempt } from '#domain/attempts/attempt.ts'
import { addAnswers, type CountedAnswer, countedAnswers, type Group, weekOf } from '#domain/study/activity.ts'
import type { Question } from '#domain/questions/question.ts'
import { type LabelNames, questionGroups } from '#domain/study/question-facts.ts'
import { dayText } from '#domain/study/student-day.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { changeItem } from '#lambdas/dynamodb/change-item.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import type { AttemptItem } from '#table/attempt.ts'
import { questionKey } from '#table/bank-keys.ts'
import { nclexAreasKey, tagsKey } from '#table/keys.ts'
import { type ListItem, listOf } from '#table/bank.ts'
import { questionOf, type QuestionItem } from '#table/question.ts'
import {
  HASH_BYTES,
  isCounted,
  studyWeekItem,
  type StudyWeekItem,
  weekOfItem,
  type StudyStandingItem,
} from '#table/study.ts'
import { studyStandingKey, studyWeekKey } from '#table/study-keys.ts'

/** Returns the stable id of an attempt in a week. */
const hashOf = ({ sk }: AttemptItem): Uint8Array => createHash('sha256').update(sk).digest().subarray(0, HASH_BYTES)

/** Returns the labels of a question, or of an item of it, in an attempt. */
export type GroupsOf = (ref: { id: number; item?: number }) => readonly Group[]

/**
 * Returns a reader of the current labels of attempts' questions, which reads each question once; deleted ones have
 * none. Half a read unit per question, plus half a unit once per list of labels.
 */
export function groupReader(table: Table): (attempt: Pick<Attempt, 'questions' | 'at'>) => Promise<GroupsOf> {
  const questions = new Map<number, Question>()
  const looked = new Set<number>()
  let names: LabelNames | undefined
  return async (attempt) => {
    const ids = [...new Set(attempt.questions.slice(0, attempt.at).map(({ id }) => id))].filter((id) => !looked.has(id))
    const lists = names === undefined ? [tagsKey, nclexAreasKey] : []
    const items = await batchGet<QuestionItem | ListItem>(table, [...lists, ...ids.map(questionKey)])
    const values = (sk: string) => listOf(items.find((item) => item.type === 'list' && item.sk === sk)).values
    const labels = names ?? { tags: values(tagsKey.sk), areas: values(nclexAreasKey.sk) }
    names = labels
    for (const id of ids) looked.add(id)
    for (const item of items) if (item.type === 'question') questions.set(item.id, questionOf(item))
    return ({ id, item }) => {
      const question = questions.get(id)
      return question ? questionGroups(question, item, labels) : []
    }
  }
}

const storeWeek = (
  table: Table,
  { uid, week, hash }: { uid: string; week: number; hash: Uint8Array },
  answers: readonly CountedAnswer[],
): Promise<void> => {
  const options = { failure: 'The activity of a student could not be stored' }
  return changeItem<StudyWeekItem>(table, studyWeekKey(uid, dayText(week)), options, (item) => {
    const counted = item?.counted ?? new Uint8Array()
    if (isCounted(counted, hash)) return undefined
    const before = item ? weekOfItem(item) : { week, days: [], groups: [] }
    return studyWeekItem(uid, addAnswers(before, answers), { counted, hash, version: (item?.version ?? 0) + 1 })
  })
}

/** Stores the decision of the student's latest adaptive test; ignores a test that ended earlier. */
async function storeStanding(table: Table, uid: string, item: AttemptItem, attempt: Attempt): Promise<void> {
  const { decision, plan, endTime } = attempt
  if (attempt.kind !== 'AdaptiveNCLEX' || !decision || endTime === undefined) return
  const [, progress = '', task = ''] = item.sk.split('#')
  const { ability, error } = decision.estimate ?? {}
  const facts: Omit<StudyStandingItem, 'pk' | 'sk'> = {
    ...{ type: 'study-standing', progress, task, n: attempt.n, time: endTime },
    ...{ exam: plan?.tag ?? '', standard: decision.standard },
  }
  const known = Object.entries({ ...facts, ability, error }).filter(([, value]) => value !== undefined)
  const unknown = ability === undefined || error === undefined ? ' REMOVE ability, #error' : ''
  await updateItem(table, {
    Key: studyStandingKey(uid),
    UpdateExpression: `SET ${known.map(([name]) => `#${name} = :${name}`).join(', ')}${unknown}`,
    ConditionExpression: 'attribute_not_exists(#time) OR #time <= :time',
    ExpressionAttributeNames: {
      ...Object.fromEntries(known.map(([name]) => [`#${name}`, name])),
      ...(unknown === '' ? {} : { '#error': 'error' }),
    },
    ExpressionAttributeValues: Object.fromEntries(known.map(([name, value]) => [`:${name}`, value])),
  })
}

/**
 * Counts an ended test's answers by the student's days and by area, tag, type, and step (decision 0109), and stores an
 * adaptive test's decision. Idempotent: each week stores its attempts. `zone`: the student's IANA time zone; if it
 * changes between tries, answers near a week's end may be miscounted. A strong read and 1 write unit per KB per week.
 */
export async function storeActivity(
  table: Table,
  uid: string,
  { item, attempt, zone, groupsOf }: { item: AttemptItem; attempt: Attempt; zone: string; groupsOf: GroupsOf },
): Promise<void> {
  await storeStanding(table, uid, item, attempt)
  if (attempt.at === 0) return
  const answers = countedAnswers(attempt, groupsOf, zone)
  const hash = hashOf(item)
  for (const week of new Set(answers.map(({ day }) => weekOf(day))))
    await storeWeek(table, { uid, week, hash }, answers)
}
