import { type Attempt, GRACE_MS, type GradedAnswer, type Hold, pointsOf } from '#domain/attempts/attempt.ts'
import type { SubmittedAnswer } from '#domain/attempts/can-answer.ts'
import { isQuizSection } from '#domain/quizzes/quiz.ts'
import { TEST_KINDS } from '#domain/attempts/test-kind.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import {
  attemptItem,
  type AttemptItem,
  type TaskRef,
  packAnswer,
  packQuestionRef,
  packQuestion,
  POINTS_FORMAT,
  tallyStep,
} from '#table/attempt.ts'
import { attemptKey, taskSummaryKey } from '#table/keys.ts'
import type { TaskSummaryItem } from '#table/progress.ts'
import { ifAbsent } from '#lambdas/dynamodb/conditions.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Table, Write } from '#lambdas/dynamodb/table.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { type Updated, updateItem } from '#lambdas/dynamodb/update-item.ts'
import { putStartedTests, recentEnds } from './started-list.ts'
import { type ListedTest, unrecordedTests, type StartedTests, storedTest } from './started-tests.ts'

/** A student's attempt by its number. */
export type AttemptRef = { uid: string; progress: string; task: string; n: number }

/** Returns the ref of an attempt's task: the attempt stores its section. */
export const taskRefOf = ({ uid, progress, task }: AttemptRef, { section }: AttemptItem): TaskRef => ({
  uid,
  progress,
  section,
  task,
})

/**
 * Records a graded answer that is not the last of its batch: one write unit, no read. The condition is that of
 * `canAnswer`, that the graded version of the question (`servedTime`) is not newer than the attempt, and that its tally
 * counts points: an older attempt is written whole with its next answer.
 */
export function recordAnswer(
  table: Table,
  ref: AttemptRef,
  answer: SubmittedAnswer,
  graded: GradedAnswer & { servedTime: number },
  now: number,
): Promise<Updated<AttemptItem>> {
  const tagNumbers = [...new Set(graded.tagNumbers)]
  // Their next question is selected before an answer is written (check-adaptive-answer.ts).
  const adaptive = TEST_KINDS.filter((kind) => rulesOf(kind).adaptive)
  const counts = tagNumbers.map((_, i) => `, tally.#t${i} = if_not_exists(tally.#t${i}, :zero) + :step`).join('')
  return updateItem<AttemptItem>(table, {
    Key: attemptKey(ref.uid, ref.progress, ref.task, ref.n),
    UpdateExpression: `SET q[${answer.position}] = :answer, #at = :next, #version = #version + :one, score = score + :point${counts}`,
    ConditionExpression: `#at = :position AND q[${answer.position}] = :id AND #total > :next AND attribute_not_exists(endTime) AND deadline >= :late AND (attribute_not_exists(#hold) OR #hold.#until < :now) AND startTime >= :served AND #format = :format AND NOT #kind IN (${adaptive.map((_, i) => `:kind${i}`).join(', ')}) AND ${answer.scoring === undefined ? 'attribute_not_exists(#scoring)' : '#scoring = :scoring'}`,
    ExpressionAttributeNames: {
      '#at': 'at',
      '#version': 'version',
      '#total': 'total',
      '#hold': 'hold',
      '#until': 'until',
      '#format': 'format',
      '#kind': 'kind',
      '#scoring': 'scoring',
      ...Object.fromEntries(tagNumbers.map((number, i) => [`#t${i}`, String(number)])),
    },
    ExpressionAttributeValues: {
      ':answer': packAnswer(answer, graded),
      ':id': packQuestionRef(answer),
      ':position': answer.position,
      ':next': answer.position + 1,
      ':one': 1,
      ':point': pointsOf(graded).points,
      ':late': now - GRACE_MS,
      ':now': now,
      ':served': graded.servedTime,
      ':format': POINTS_FORMAT,
      ...Object.fromEntries(adaptive.map((kind, i) => [`:kind${i}`, kind])),
      ...(answer.scoring === undefined ? {} : { ':scoring': answer.scoring }),
      ...(tagNumbers.length > 0 ? { ':zero': 0, ':step': tallyStep(graded) } : {}),
    },
  })
}

/** Where an attempt is started: its task, and the content from which the student opened it. */
export type StartRef = TaskRef & { content: string }

/**
 * Puts the other running tests on hold while an exam runs; at `until` no server accepts an answer to the exam any more.
 */
function holdOtherTests(
  { uid, progress, task }: StartRef,
  { n, deadline }: Attempt,
  others: readonly ListedTest[],
): Write[] {
  const hold: Hold = { progress, task, n, until: deadline + 2 * GRACE_MS }
  return others.map((test) => ({
    Update: {
      Key: attemptKey(uid, test.progress, test.task, test.n),
      UpdateExpression: 'SET #hold = :hold, #version = #version + :one',
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(endTime)',
      ExpressionAttributeNames: { '#hold': 'hold', '#version': 'version' },
      ExpressionAttributeValues: { ':hold': hold, ':one': 1 },
    },
  }))
}

/**
 * What a start has read: the list, its running tests other than the new one, whether that is an exam, and further
 * conditions of the write.
 */
export type StartSnapshot = {
  list: StartedTests
  others: readonly ListedTest[]
  exam: boolean
  conditions?: readonly Write[]
}

/**
 * Writes a new attempt and adds it to the student's started tests in one transaction, if it doesn't exist, no other
 * test was started and no course ended since `seen`, and its own conditions hold. Puts the others on hold for an exam.
 * The task's summary follows when the attempt finishes. Returns whether it was written; if not, read again.
 */
export async function storeStarted(
  table: Table,
  ref: StartRef,
  attempt: Attempt,
  { list, others, exam, conditions = [] }: StartSnapshot,
): Promise<boolean> {
  const { uid, progress, content, section, task } = ref
  const started = { progress, content, section, task, n: attempt.n, deadline: attempt.deadline }
  const written = await transactWrite(table, [
    { Put: { Item: attemptItem(ref, attempt), ...ifAbsent } },
    putStartedTests(uid, {
      version: list.version,
      tests: [...[...unrecordedTests(list, others, attempt.startTime), ...others].map(storedTest), started],
      ended: recentEnds(list.ended, attempt.startTime),
    }),
    ...(exam ? holdOtherTests(ref, attempt, others) : []),
    ...conditions,
  ])
  return written.ok
}

/** Returns the writes to a task's summary for a finished attempt; none for a quiz, which is no task of a course. */
async function summaryWrites(table: Table, ref: TaskRef, attempt: Attempt): Promise<Write[]> {
  if (isQuizSection(ref)) return []
  const key = taskSummaryKey(ref.uid, ref.progress, ref.section, ref.task)
  const summary = await getItem<TaskSummaryItem>(table, key, { consistent: true })
  const best = Math.max(summary?.best ?? 0, rulesOf(attempt.kind).grade(attempt))
  // A regrade may have removed the best grade that was read (decision 0117).
  const regrades = summary?.regrades
  return [
    {
      Update: {
        Key: key,
        UpdateExpression:
          'SET #type = :type, task = :task, complete = :true, best = :best, started = :n, endedOn = :end REMOVE #open, openDeadline',
        ConditionExpression: regrades === undefined ? 'attribute_not_exists(regrades)' : 'regrades = :regrades',
        ExpressionAttributeNames: { '#open': 'open', '#type': 'type' },
        ExpressionAttributeValues: {
          ':type': 'task-summary',
          ':task': ref.task,
          ':true': true,
          ':best': best,
          ':n': attempt.n,
          ':end': attempt.endTime,
          ...(regrades === undefined ? {} : { ':regrades': regrades }),
        },
      },
    },
  ]
}

/**
 * Writes a finished attempt and its task's summary (complete, best grade, how many were started) in one transaction, if
 * the attempt is still at version `seen`. Returns whether it was; if not, another request moved it first.
 */
export async function storeFinished(table: Table, ref: TaskRef, attempt: Attempt, seen: number): Promise<boolean> {
  const item: AttemptItem = attemptItem(ref, attempt)
  const written = await transactWrite(table, [
    {
      Put: {
        Item: item,
        ConditionExpression: '#version = :seen AND attribute_not_exists(endTime)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':seen': seen },
      },
    },
    ...(await summaryWrites(table, ref, attempt)),
  ])
  return written.ok
}

/**
 * Records an answer of an adaptive attempt with the questions that follow it, if the attempt is still at version
 * `seen`: one write. `answered` is the attempt after it. Returns whether it was written.
 */
export async function storeAdaptiveAnswer(
  table: Table,
  ref: AttemptRef,
  answered: Attempt,
  seen: number,
  now: number,
): Promise<boolean> {
  const { questions, at } = answered
  const position = at - 1
  const changed = questions.slice(position)
  const updated = await updateItem<AttemptItem>(table, {
    Key: attemptKey(ref.uid, ref.progress, ref.task, ref.n),
    UpdateExpression: `SET ${changed.map((_, i) => `q[${position + i}] = :q${i}`).join(', ')}, #at = :at, #version = #version + :one, score = :score, #total = :total`,
    ConditionExpression: '#version = :seen AND attribute_not_exists(endTime) AND deadline >= :late',
    ExpressionAttributeNames: { '#at': 'at', '#version': 'version', '#total': 'total' },
    ExpressionAttributeValues: {
      ...Object.fromEntries(changed.map((question, i) => [`:q${i}`, packQuestion(question)])),
      ':at': at,
      ':one': 1,
      ':score': answered.score,
      ':total': questions.length,
      ':seen': seen,
      ':late': now - GRACE_MS,
    },
  })
  return updated.ok
}

/** Writes an attempt that continues with more questions, if it is still at version `seen`; returns whether it was. */
export async function storeExtended(table: Table, ref: TaskRef, attempt: Attempt, seen: number): Promise<boolean> {
  const written = await transactWrite(table, [
    {
      Put: {
        Item: attemptItem(ref, attempt),
        ConditionExpression: '#version = :seen AND attribute_not_exists(endTime)',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':seen': seen },
      },
    },
  ])
  return written.ok
}
