import { createHash } from 'node:crypto'
import { startAttempt, type Attempt } from '#domain/attempts/attempt.ts'
import { secretQuestions } from '#domain/attempts/key-access.ts'
import { drawQuiz, findMissedQuestions, findQuizQuestions } from '#domain/quizzes/find-questions.ts'
import {
  isQuizOfRequest,
  isQuizSection,
  MAX_OPEN_QUIZZES,
  QUIZ_ATTEMPT,
  quizId,
  quizOfTask,
  quizTask,
  quizTaskKey,
  QUIZZES,
} from '#domain/quizzes/quiz.ts'
import { checkQuizForm, QUIZ_QUESTIONS, type QuizForm, wrongQuizFields } from '#domain/quizzes/quiz-form.ts'
import type { Attempt as AttemptReply, StartQuizInput } from '#generated/schema.ts'
import { loadAttempt } from '#lambdas/attempts/load-attempt.ts'
import { createSeed } from '#lambdas/attempts/start/draw-test.ts'
import { refuseForTest } from '#lambdas/attempts/refuse-for-test.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { showAttempt } from '#lambdas/attempts/show-attempt.ts'
import { othersOf } from '#lambdas/attempts/start/start-test.ts'
import { examAmong, findStartedTests, runningTests, type StartedTests } from '#lambdas/attempts/started-tests.ts'
import { storeStarted } from '#lambdas/attempts/store-attempt.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { CONFLICT, retryOnConflict } from '#lambdas/dynamodb/retry-on-conflict.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { type AttemptItem, attemptOf } from '#table/attempt.ts'
import { progressKey, courseKey } from '#table/keys.ts'
import { quizzesOfProgress } from '#table/study-keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { quizFormOf } from './quiz-form-of.ts'
import { offersQuizzes } from '#domain/quizzes/offers-quizzes.ts'
import type { Write } from '#lambdas/dynamodb/table.ts'
import type { CourseItem } from '#table/course.ts'
import type { QuizDeps } from './quiz-deps.ts'
import { studentQuizBank } from './student-quiz-bank.ts'

/**
 * Throws 'quizzes-not-offered' while a course offers no student quizzes. Half a read unit, or 1 if `consistent`. Reads
 * consistently before a refusal, because the setting may have just changed.
 */
async function refuseUnlessOffered(
  course: string,
  { consistent }: { consistent: boolean },
  { table }: Pick<QuizDeps, 'table'>,
): Promise<void> {
  const read = (strong: boolean) => getItem<CourseItem>(table, courseKey(course), { consistent: strong })
  if (offersQuizzes(await read(consistent))) return
  if (consistent || !offersQuizzes(await read(true))) throw new Refusal('quizzes-not-offered')
}

/**
 * Holds while a course offers quizzes (domain/quizzes/offers-quizzes.ts): the setting is absent or on. 2 write units.
 */
const ifStillOffered = (course: string): Write => ({
  ConditionCheck: {
    Key: courseKey(course),
    ConditionExpression: 'attribute_not_exists(ownQuizzes) OR ownQuizzes = :on',
    ExpressionAttributeValues: { ':on': true },
  },
})

/** A repeated request comes soon, so its quiz is among the newest. */
const NEWEST = 3
const REQUEST_LENGTH = { min: 8, max: 64 }
const HASH_DIGITS = 12

type Request = {
  uid: string
  progress: string
  hash: string
  form: QuizForm
  /** The finished attempt whose missed questions the quiz asks, instead of what the filter finds. */
  missedIn?: Attempt
}

/** Returns the quiz that this request has already started, from the started tests as read or the newest quizzes. */
async function quizOfRequest(
  { uid, progress, hash }: Request,
  list: StartedTests,
  consistent: boolean,
  { table }: QuizDeps,
): Promise<{ task: string; attempt: Attempt } | undefined> {
  const isOfRequest = (task: string) => isQuizOfRequest(quizOfTask(task) ?? '', hash)
  const listed = list.tests.find((test) => test.progress === progress && isQuizSection(test) && isOfRequest(test.task))
  if (listed) return listed
  const query = { ...quizzesOfProgress(uid, progress), backward: true, limit: NEWEST, consistent }
  const items = await queryItems<AttemptItem>(table, query)
  const tasks = items.map((item) => ({ task: item.sk.split('#')[2] ?? '', item }))
  const earlier = tasks.find(({ task }) => isOfRequest(task))
  return earlier && { task: earlier.task, attempt: attemptOf(earlier.item) }
}

/**
 * Returns the attempt whose missed questions a quiz asks. Throws 'attempt-not-found' and, before its end, when a verdict
 * could still be secret, 'attempt-running'. Half a read unit; reads consistently before a refusal, because it may have
 * just ended.
 */
async function findFinished(
  { uid, progress }: Pick<Request, 'uid' | 'progress'>,
  { taskKey: task, n }: NonNullable<StartQuizInput['missedIn']>,
  { table }: Pick<QuizDeps, 'table'>,
): Promise<Attempt> {
  const find = async (consistent: boolean) =>
    (await loadAttempt(table, { uid, progress, task, n }, { consistent }))?.attempt
  const known = await find(false)
  const attempt = known?.endTime === undefined ? await find(true) : known
  if (!attempt) throw new Refusal('attempt-not-found')
  if (attempt.endTime === undefined) throw new Refusal('attempt-running')
  return attempt
}

/** Draws and stores the quiz. Returns undefined if another start, or the course's end, came first. */
async function begin(request: Request, item: ProgressItem, list: StartedTests, deps: QuizDeps) {
  const { uid, progress, hash, form, missedIn } = request
  const now = deps.now()
  const task = quizTaskKey(quizId(now, hash))
  const ref = { uid, progress, content: QUIZZES, section: QUIZZES, task }
  const others = await othersOf(ref, list, deps)
  const quizzes = others.filter((test) => isQuizSection(test) && test.progress === progress)
  if (quizzes.length >= MAX_OPEN_QUIZZES) throw new Refusal('too-many-quizzes')
  const hidden = secretQuestions(
    others.map(({ attempt }) => attempt),
    now,
  )
  const bank = await studentQuizBank(uid, { subject: item.subject, hidden }, deps)
  const pool = missedIn ? findMissedQuestions(missedIn, bank) : findQuizQuestions(form.filter, bank)
  if (pool.length === 0) throw new Refusal('quiz-finds-nothing')
  const questions = drawQuiz(pool, missedIn ? QUIZ_QUESTIONS.max : form.questions, deps.random)
  const seed = createSeed(deps.random)
  const test = quizTask(form, questions.length)
  const start = { n: QUIZ_ATTEMPT, task: test, questions, seed, quiz: form, courseEnd: item.endTime, now }
  const attempt = startAttempt(start)
  const view = await showAttempt({ progressKey: progress, taskKey: task }, attempt, deps)
  const seen = { list, others, exam: false, conditions: [ifStillOffered(item.courseKey)] }
  return (await storeStarted(deps.table, ref, attempt, seen)) ? view : undefined
}

/**
 * Starts a student's own quiz (decision 0106): an attempt under its own task, drawn from what the filter finds, or all
 * that was missed in a finished attempt, without questions secret in other running tests. Idempotent; concurrent starts
 * and a course's end conflict in the list of started tests. Throws 'quiz-form-wrong', 'quizzes-not-offered',
 * 'quiz-finds-nothing', 'too-many-quizzes', 'too-many-tests', 'exam-running', 'attempt-not-found', 'attempt-running',
 * 'progress-not-found', 'course-not-started', 'course-ended', 'questions-error'. 3.5 read (4 for missed ones), 6 write
 * units.
 */
export async function startQuiz(input: StartQuizInput, uid: string, deps: QuizDeps): Promise<AttemptReply> {
  const { table, now } = deps
  const rawForm = quizFormOf(input.form)
  const form = checkQuizForm(rawForm)
  const { requestId, progressKey: progress, missedIn } = input
  const isRequest = requestId.length >= REQUEST_LENGTH.min && requestId.length <= REQUEST_LENGTH.max
  if (!form || !isRequest) throw new Refusal('quiz-form-wrong', { fields: wrongQuizFields(rawForm) })
  const hash = createHash('sha256').update(requestId).digest('hex').slice(0, HASH_DIGITS)
  const item = runningProgress(await getItem<ProgressItem>(table, progressKey(uid, progress)), now())
  const request: Request = {
    ...{ uid, progress, hash, form },
    ...(missedIn && { missedIn: await findFinished({ uid, progress }, missedIn, deps) }),
  }
  return retryOnConflict({ failure: 'A quiz could not be started', attempts: 8 }, async (earlier) => {
    const list = await findStartedTests(uid, deps, { consistent: earlier > 0 })
    const exam = examAmong(runningTests(list, now()), deps)
    if (exam) throw await refuseForTest(table, 'exam-running', exam)
    const started = await quizOfRequest(request, list, earlier > 0, deps)
    if (started) return showAttempt({ progressKey: progress, taskKey: started.task }, started.attempt, deps)
    if (list.ended.some((end) => end.progress === progress)) throw new Refusal('course-ended')
    await refuseUnlessOffered(item.courseKey, { consistent: earlier > 0 }, deps)
    return (await begin(request, item, list, deps)) ?? CONFLICT
  })
}
