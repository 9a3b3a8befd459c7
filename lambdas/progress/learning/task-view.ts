import { numbersOfTask } from '#domain/attempts/kinds/adaptive-nclex.ts'
import type { ExamNumbers } from '#domain/exams/layout.ts'
import { questionRange } from '#domain/attempts/question-range.ts'
import { QUIZZES, QUIZ_ATTEMPT } from '#domain/quizzes/quiz.ts'
import { DEFAULT_PASS_GRADE, type TestTask } from '#domain/attempts/test-task.ts'
import type { QueryTaskViewArgs, TaskView } from '#generated/schema.ts'
import { progressKey, taskTextKey } from '#table/keys.ts'
import { type ProgressItem, progressOf, progressReply, type StartedTest } from '#table/progress.ts'
import { type TaskItem, type TaskTextItem, testTaskOf } from '#table/task.ts'
import { attemptHistory } from '#lambdas/attempts/review/attempt-history.ts'
import { testSource } from '#lambdas/attempts/start/draw-source.ts'
import { examStarts, withoutSeen } from '#lambdas/attempts/start/exam-starts.ts'
import { findTask } from '#lambdas/attempts/start/find-task.ts'
import { findProgressWithTests } from '#lambdas/attempts/progress-with-tests.ts'
import { runningProgress } from '#lambdas/attempts/running-progress.ts'
import { placeOfTest } from '#lambdas/attempts/refuse-for-test.ts'
import {
  examAmong,
  findStartedTests,
  isSameTest,
  largestAmong,
  type ListedTest,
  readListedTests,
  runningTests,
  seenOf,
} from '#lambdas/attempts/started-tests.ts'
import { findTaskSummary } from '#lambdas/attempts/task-summaries.ts'
import { lecturePlayback } from '#lambdas/content/lecture-playback.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { ProgressDeps } from '#lambdas/progress/progress-deps.ts'
import { isOver, secretQuestions } from '#domain/attempts/key-access.ts'
import type { Attempt } from '#domain/attempts/attempt.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { quizName } from '#domain/messages/quizzes.ts'
import { findQuiz } from '#lambdas/attempts/start/resume-quiz.ts'
import { nextTask } from './next-task.ts'
import { taskAttempts } from './task-attempts.ts'
import { watchedReply } from './watched-reply.ts'

const MINUTE = 60_000

const minutesOf = ({ untimed, deadline, startTime }: Attempt): number | null =>
  untimed ? null : Math.ceil((deadline - startTime) / MINUTE)

type TaskViewRef = { uid: string; progress: Progress; task: string }

/** Returns a student's quiz for the test screen, based on its only attempt. Throws 'task-not-found'. 1 read unit. */
async function quizView({ uid, progress, task }: TaskViewRef, deps: ProgressDeps): Promise<TaskView> {
  const attempt = await findQuiz({ uid, progress: progress.key, task }, deps)
  if (!attempt) throw new Refusal('task-not-found')
  const running = !isOver(attempt, deps.now()) && deps.now() < attempt.deadline
  return {
    progress: progressReply(progress),
    key: task,
    name: quizName(attempt.questions.length, attempt.quiz?.filter),
    type: attempt.kind,
    ...{ text: null, lecture: null, videoUrl: null, captionsUrl: null, watched: null, next: null },
    numOfQuestions: attempt.questions.length,
    range: { least: attempt.questions.length, most: attempt.questions.length, perArea: false },
    minQuestions: null,
    maxQuestions: null,
    timeAllowed: minutesOf(attempt),
    attempts: QUIZ_ATTEMPT,
    // A quiz has no passing standard.
    passGrade: null,
    poolSuffices: true,
    examSeen: null,
    blockedBy: null,
    used: running ? 0 : QUIZ_ATTEMPT,
    open: running ? QUIZ_ATTEMPT : null,
    complete: !running,
    history: await attemptHistory({ progressKey: progress.key, taskKey: task }, uid, deps),
  }
}

type TestPart =
  | 'numOfQuestions'
  | 'range'
  | 'minQuestions'
  | 'maxQuestions'
  | 'timeAllowed'
  | 'attempts'
  | 'passGrade'
  | 'poolSuffices'
  | 'examSeen'
  | 'blockedBy'

/** The fields that only some task types have: a Reading's text, a Lecture's files, a test's start page. */
type TaskBody = Pick<TaskView, 'text' | 'lecture' | TestPart>

const NOTHING: TaskBody = {
  text: null,
  lecture: null,
  numOfQuestions: null,
  range: null,
  minQuestions: null,
  maxQuestions: null,
  timeAllowed: null,
  attempts: null,
  passGrade: null,
  poolSuffices: null,
  examSeen: null,
  blockedBy: null,
}

/** The student and what they started, the test that is shown, and when its course ends (epoch milliseconds). */
type Viewer = { uid: string; progress: string; task: string; started: readonly StartedTest[]; courseEnd: number }

/**
 * Returns whether the bank has enough questions for a test and, for an adaptive one, whether only with questions that
 * the student has seen; and the running test for which `startTest` would refuse it. Half a read unit for each started
 * test, and what the bank costs.
 */
async function startFacts(
  task: TestTask,
  viewer: Viewer,
  deps: ProgressDeps,
): Promise<Pick<TaskBody, 'poolSuffices' | 'examSeen' | 'blockedBy'>> {
  const { uid, started } = viewer
  const rules = deps.rulesOf(task.type)
  const [source, list] = await Promise.all([
    testSource(task, rules, deps),
    rules.adaptive ? findStartedTests(uid, deps) : readListedTests(uid, started, deps).then((tests) => ({ tests })),
  ])
  const others = runningTests(list, deps.now()).filter((test) => !isSameTest(test, viewer))
  const exam = examAmong(others, deps)
  const poolSuffices = (await rules.draw(source)).ok
  const examSeen =
    poolSuffices && rules.adaptive ? (await examStarts(source, seenOf(list, deps.now()), rules)) === 0 : null
  const block = async (test: ListedTest) => ({
    exam: test === exam,
    running: (await placeOfTest(deps.table, test)) ?? null,
  })
  if (exam) return { poolSuffices, examSeen, blockedBy: await block(exam) }
  const largest = largestAmong(others)
  // An adaptive test asks nothing that was seen, so nothing of the others either.
  if (!poolSuffices || rules.adaptive || !largest) return { poolSuffices, examSeen, blockedBy: null }
  const attempts = others.map(({ attempt }) => attempt)
  const free = await rules.draw(withoutSeen(source, secretQuestions(attempts, deps.now())))
  return { poolSuffices, examSeen, blockedBy: free.ok ? null : await block(largest) }
}

const itemsOf = ({ minItems, maxItems }: ExamNumbers) => ({ minQuestions: minItems, maxQuestions: maxItems })

const testBody = async (task: TestTask, viewer: Viewer, deps: ProgressDeps): Promise<TaskBody> => ({
  ...NOTHING,
  numOfQuestions: task.numOfQuestions ?? null,
  range: questionRange(task) ?? null,
  // Only adaptive tests have limits: an NCLEX has a number of questions per area, so its total is not known in advance.
  ...(deps.rulesOf(task.type).adaptive ? itemsOf(numbersOfTask(task)) : {}),
  timeAllowed: task.timeAllowed ?? null,
  attempts: task.attempts ?? null,
  passGrade: task.passGrade ?? DEFAULT_PASS_GRADE,
  ...(await startFacts(task, viewer, deps)),
})

/** Reads a task's details besides its name. Signs a Lecture's files under the task that owns them. */
async function taskBody(target: TaskItem, viewer: Viewer, deps: ProgressDeps): Promise<TaskBody> {
  const test = testTaskOf(target)
  if (test) return testBody(test, viewer, deps)
  if (target.taskType === 'Lecture')
    return { ...NOTHING, lecture: await lecturePlayback(target, deps, viewer.courseEnd) }
  return { ...NOTHING, text: (await getItem<TaskTextItem>(deps.table, taskTextKey(target.key)))?.text ?? null }
}

/**
 * Returns a task of the student's own course for taking it (spec 3.2.19). A Linking task shows its target under its own
 * key and name; a quiz shows its attempt. Throws 'progress-not-found', 'course-not-started', 'course-ended' (spec
 * 3.4.12), 'task-not-found'.
 */
export async function taskView(args: QueryTaskViewArgs, uid: string, deps: ProgressDeps): Promise<TaskView> {
  const { table, now } = deps
  const keys = { progressKey: args.progressKey, taskKey: args.taskKey }
  if (args.contentKey === QUIZZES && args.sectionKey === QUIZZES) {
    const stored = await getItem<ProgressItem>(table, progressKey(uid, args.progressKey))
    return quizView({ uid, progress: progressOf(runningProgress(stored, now())), task: args.taskKey }, deps)
  }
  const read = findProgressWithTests(table, uid, args.progressKey)
  const [{ item, started }, taskAndTarget, summary] = await Promise.all([
    read,
    findTask(table, args),
    findTaskSummary(
      table,
      { uid, progress: args.progressKey, section: args.sectionKey, task: args.taskKey },
      read.then((both) => both.started),
    ),
  ])
  const progress = progressOf(runningProgress(item, now()))
  if (!taskAndTarget || !progress.content.includes(args.contentKey)) throw new Refusal('task-not-found')
  const { task, target } = taskAndTarget
  const [body, sittings, history, next] = await Promise.all([
    taskBody(target, { uid, progress: args.progressKey, task: task.key, started, courseEnd: progress.endTime }, deps),
    taskAttempts(table, uid, args.progressKey, summary, now()),
    testTaskOf(target) && summary?.started ? attemptHistory(keys, uid, deps) : [],
    nextTask(table, args, progress.content),
  ])
  return {
    progress: progressReply(progress),
    key: task.key,
    name: task.name,
    type: target.taskType,
    ...body,
    videoUrl: null,
    captionsUrl: null,
    used: sittings.used,
    open: sittings.open,
    complete: sittings.complete,
    history,
    watched: watchedReply(summary),
    next,
  }
}
