import { servedQuestion, hasItem, publicServedQuestion } from '#domain/questions/served-question.ts'
import { secondsPerQuestion } from '#domain/attempts/answer-clock.ts'
import { endAttempt } from '#domain/attempts/after-answer.ts'
import { type Attempt, type AttemptQuestion, hasExpired, pointsOf } from '#domain/attempts/attempt.ts'
import { isMute, isOver, secretQuestions } from '#domain/attempts/key-access.ts'
import { regradedWords } from '#domain/messages/regraded-words.ts'
import type { AttemptReview, ReviewedQuestion, GradedQuestion } from '#generated/schema.ts'
import { countCall } from '#lambdas/field/count-call.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { findQuestionVersion, type Served } from './find-question-version.ts'
import { withoutEndedHold } from '#lambdas/attempts/ended-hold.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import { finishTest } from '#lambdas/attempts/answer/move-attempt.ts'
import type { AttemptRef } from '#lambdas/attempts/store-attempt.ts'
import type { Question, Scoring } from '#domain/questions/question.ts'
import { gradingVersion } from '#domain/item-analysis/regrade-question.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { gradedQuestion } from '#lambdas/attempts/answer/graded-question.ts'
import { questionView } from '#lambdas/attempts/attempt-view.ts'
import { openKeys } from './open-keys.ts'
import { optionOrder } from '#lambdas/attempts/option-order.ts'
import { withUnansweredPoints } from './unanswered-points.ts'
import { mapConcurrently } from '#lambdas/attempts/map-concurrently.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import { findStartedTests, othersOf } from '#lambdas/attempts/started-tests.ts'

/** Returns the version of the question that a regrade's key comes from, as the attempt served it. */
async function laterVersion(
  { id, item, regraded }: AttemptQuestion,
  scoring: Scoring | undefined,
  table: Table,
): Promise<Question | undefined> {
  if (regraded?.keyTime === undefined) return undefined
  const later = await findQuestionVersion(table, id, regraded.keyTime)
  return later && hasItem(later.question, item) ? servedQuestion(later.question, item, scoring) : undefined
}

/**
 * Returns what a review shows of a graded question; for a regraded one, the key and rationale that now grade it, and
 * its stored points, without their parts if a rule awarded or dropped all of them. Half a read unit for a later
 * version.
 */
async function gradedOrRegraded(
  attemptQuestion: AttemptQuestion,
  { question: served, peers }: Pick<Served, 'question' | 'peers'>,
  scoring: Scoring | undefined,
  table: Table,
): Promise<GradedQuestion> {
  const { answer, item, regraded } = attemptQuestion
  const choice = answer?.choice ?? []
  if (!regraded) return gradedQuestion(served, choice, { peers, item })
  const later = await laterVersion(attemptQuestion, scoring, table)
  const graded = gradedQuestion(gradingVersion(regraded.rule, { served, later }, answer?.choice), choice, {
    peers,
    item,
  })
  if (!answer) return graded
  const { points, max } = pointsOf(answer)
  const isWhole = regraded.rule === 'fullCredit' || regraded.rule === 'drop'
  return { ...graded, correct: answer.correct, points, maxPoints: max, ...(isWhole ? { lines: [] } : {}) }
}

/**
 * What a review may show: which questions' key and rationale, and as of which item the record of a case study at an
 * index of the attempt.
 */
type Access = {
  showsKey: (question: AttemptQuestion) => boolean
  recordItem: (attempt: Attempt, question: AttemptQuestion, index: number) => number | undefined
}

/** As of the item itself or, if the attempt ended before it, the last served one: later entries were never shown. */
const servedRecord: Access['recordItem'] = ({ questions, at }, { id, item }, index) =>
  item === undefined || index <= at
    ? item
    : Math.max(1, ...questions.slice(0, at + 1).flatMap((earlier) => (earlier.id === id ? (earlier.item ?? []) : [])))

async function readReview(
  ref: AttemptRef,
  attempt: Attempt,
  { showsKey, recordItem }: Access,
  deps: AttemptDeps,
): Promise<AttemptReview> {
  const seconds = secondsPerQuestion(attempt)
  // The items of a case study are in one question.
  const versions = new Map<number, ReturnType<typeof findQuestionVersion>>()
  const versionOf = (id: number) => {
    const version = versions.get(id) ?? findQuestionVersion(deps.table, id, attempt.startTime)
    versions.set(id, version)
    return version
  }
  const review = async (attemptQuestion: AttemptQuestion, index: number): Promise<ReviewedQuestion> => {
    const { id, item, answer, regraded } = attemptQuestion
    const served = await versionOf(id)
    if (!served || !hasItem(served.question, item)) throw new Refusal('questions-error')
    const shown = publicServedQuestion(
      served.question,
      item,
      attempt.scoring,
      optionOrder(attempt, attemptQuestion),
      recordItem(attempt, attemptQuestion, index),
    )
    const question = servedQuestion(served.question, item, attempt.scoring)
    return {
      question: questionView(shown),
      graded: showsKey(attemptQuestion)
        ? await gradedOrRegraded(attemptQuestion, { question, peers: served.peers }, attempt.scoring, deps.table)
        : null,
      answered: answer !== undefined,
      seconds: seconds[index] ?? null,
      regraded: regraded ? regradedWords[regraded.rule] : null,
    }
  }
  const isRunning = attempt.endTime === undefined
  const questions = await mapConcurrently(
    isRunning ? attempt.questions.slice(0, attempt.at) : attempt.questions,
    review,
  )
  const shown = await showAttempt({ progressKey: ref.progress, taskKey: ref.task }, attempt, deps)
  return { attempt: shown, questions }
}

async function getAttempt(ref: AttemptRef, deps: AttemptDeps): Promise<Attempt> {
  const loaded = await loadAttempt(deps.table, ref)
  if (!loaded) throw new Refusal('attempt-not-found')
  return withoutEndedHold(ref.uid, loaded.attempt, deps)
}

/**
 * Returns a student's own attempt, question by question as served: whether answered, seconds, and for answered ones
 * choice, key, and rationale, unless another running test keeps it secret (key-access.ts). Of a running attempt that
 * shows verdicts, returns the answered questions only. Shows a case study's record as far as it was reached. Finishes an
 * attempt past its deadline. Refuses with 'attempt-not-found', 'exam-running', and, if a running attempt hides verdicts
 * until its end, 'attempt-running'. Half a read unit a question.
 */
export async function reviewAttempt(ref: AttemptRef, deps: AttemptDeps): Promise<AttemptReview> {
  const stored = await getAttempt(ref, deps)
  const attempt = hasExpired(stored, deps.now()) ? await finishTest(ref, deps) : stored
  if (attempt.endTime === undefined && isMute(attempt)) throw new Refusal('attempt-running')
  const { running } = await openKeys(await findStartedTests(ref.uid, deps, { consistent: true }), deps)
  const hidden = secretQuestions(
    othersOf(running, ref).map((test) => test.attempt),
    deps.now(),
  )
  const showsKey: Access['showsKey'] = ({ id, answer }) => answer !== undefined && !hidden.has(id)
  return readReview(ref, attempt, { showsKey, recordItem: servedRecord }, deps)
}

/** A review has up to 150 questions, half a read unit each. */
const REVIEWS = { kind: 'review', most: 30 } as const

/**
 * Calls `reviewAttempt` at most 30 times a minute for a student; more are refused with 'reviews-busy'. 1 write unit
 * more.
 */
export async function openReview(ref: AttemptRef, deps: AttemptDeps): Promise<AttemptReview> {
  if (!(await countCall(deps.table, ref.uid, REVIEWS, deps.now()))) throw new Refusal('reviews-busy')
  return reviewAttempt(ref, deps)
}

/**
 * Returns any student's attempt for administrators, with every key and rationale, once no server accepts an answer to
 * it any more. Does not store its end, which could cut off an answer in flight. Refuses with 'attempt-not-found' and,
 * until then, with 'attempt-running'.
 */
export async function reviewStudentAttempt(ref: AttemptRef, deps: AttemptDeps): Promise<AttemptReview> {
  const stored = await getAttempt(ref, deps)
  if (!isOver(stored, deps.now())) throw new Refusal('attempt-running')
  const finished = endAttempt(await withUnansweredPoints(stored, deps.table), deps.rulesOf(stored.kind), deps.now())
  return readReview(ref, finished, { showsKey: () => true, recordItem: (_, { item }) => item }, deps)
}
