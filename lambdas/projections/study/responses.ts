import { createHash } from 'node:crypto'
import { type Attempt, pointsOf } from '#domain/attempts/attempt.ts'
import type { Rules } from '#domain/attempts/rules.ts'
import { isExamName } from '#domain/exams/exam-item.ts'
import { examPoints, type ExamResponse, packResponses } from '#domain/exams/pack-responses.ts'
import { addSeen, seenQuestions } from '#domain/exams/seen-questions.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { type ExamResponsesItem, type SeenQuestionsItem, seenQuestionsItem } from '#table/exam.ts'
import { examResponsesKey } from '#table/bank-keys.ts'
import { partitionOfUser, seenQuestionsKey, userKey } from '#table/keys.ts'
import type { UserItem } from '#table/user.ts'
import { changeItem } from '#lambdas/dynamodb/change-item.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'

type ResponsesDeps = { table: Table; rulesOf: (kind: Attempt['kind']) => Rules }

const USER = partitionOfUser('').pk

/** Returns an attempt's answers to questions that its student had not seen before. */
function firstResponses({ questions }: Attempt, seen: ReadonlySet<number>): ExamResponse[] {
  return questions.flatMap(({ id, item, answer }) => {
    if (answer === undefined || seen.has(id)) return []
    return [{ id, ...(item === undefined ? {} : { item }), ...examPoints(pointsOf(answer)) }]
  })
}

/** Returns the stable id of an attempt's responses, which does not reveal the student. */
const responsesId = ({ pk, sk }: AttemptItem): string =>
  createHash('sha256').update(`${pk}\n${sk}`).digest('base64url').slice(0, 22)

/**
 * Stores the responses of an attempt without feedback once, based on what its student had seen before it first ended.
 */
async function storeResponses(
  item: AttemptItem,
  attempt: Attempt,
  seen: ReadonlySet<number>,
  { table, rulesOf }: ResponsesDeps,
): Promise<void> {
  const exam = attempt.plan?.tag ?? ''
  if (rulesOf(attempt.kind).showsVerdict || !isExamName(exam)) return
  const responses = firstResponses(attempt, seen)
  if (responses.length === 0) return
  const stored: ExamResponsesItem = {
    ...examResponsesKey(exam, responsesId(item)),
    type: 'exam-responses',
    startedOn: attempt.startTime,
    responses: packResponses(responses),
  }
  await transactWrite(table, [{ Put: { Item: stored, ...ifAbsent } }])
}

async function recordAttempt(item: AttemptItem, deps: ResponsesDeps): Promise<void> {
  const { table } = deps
  const uid = item.pk.slice(USER.length)
  const attempt = attemptOf(item)
  const time = attempt.endTime ?? attempt.startTime
  // The review shows all drawn questions, including those never reached.
  const shown = attempt.questions.map(({ id }) => id)
  const options = { failure: 'The questions that a student has seen could not be stored' }
  await changeItem<SeenQuestionsItem>(table, seenQuestionsKey(uid), options, async (before) => {
    const user = await getItem<UserItem>(table, userKey(uid), { consistent: true })
    // Stores nothing new for an account that is being deleted.
    if (user === undefined || user.deleting !== undefined) return undefined
    await storeResponses(item, attempt, seenQuestions(before?.seen, time), deps)
    const seen = addSeen(before?.seen, shown, time)
    if (before && Buffer.compare(before.seen, seen) === 0) return undefined
    return seenQuestionsItem(uid, seen, (before?.version ?? 0) + 1)
  })
}

/**
 * Records which questions a student has seen in each ended attempt and, for kinds without verdicts, the answers to new
 * ones, the data for calibration (decision 0079). Idempotent: seen questions are a set, and an attempt's responses are
 * written once, before its questions count as seen.
 */
export async function projectResponses(changes: readonly Change<'attempt'>[], deps: ResponsesDeps): Promise<void> {
  for (const { before, after } of changes)
    if (after?.endTime !== undefined && before?.endTime === undefined) await recordAttempt(after, deps)
}
