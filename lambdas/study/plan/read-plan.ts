import { isTestKind } from '#domain/attempts/test-kind.ts'
import { type TestTask } from '#domain/attempts/test-task.ts'
import { isActive } from '#domain/courses/availability.ts'
import { countUnanswered, type QuizFacts, type ReservedTest } from '#domain/quizzes/find-questions.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { isTaskComplete } from '#domain/progress/task-state.ts'
import type { Card } from '#domain/study/card.ts'
import { type Plan, type PlanFacts, type PlannedTask, planUntilExam } from '#domain/study/plan/plan.ts'
import type { PlanSettings } from '#domain/study/plan/plan-settings.ts'
import type { StudySettings } from '#domain/study/study-settings.ts'
import { dayOf } from '#domain/study/student-day.ts'
import type { NextTask } from '#generated/schema.ts'
import { offersQuizzes } from '#domain/quizzes/offers-quizzes.ts'
import type { AttemptDeps } from '#lambdas/attempts/attempt-deps.ts'
import { examDrawSource } from '#lambdas/attempts/start/exam-source.ts'
import { examStarts } from '#lambdas/attempts/start/exam-starts.ts'
import { listStartedTests } from '#lambdas/attempts/started-list.ts'
import { findStartedTests, seenOf } from '#lambdas/attempts/started-tests.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { batchGet } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { readContents } from '#lambdas/progress/course-contents.ts'
import { readTargets } from '#lambdas/progress/link-targets.ts'
import { nextTaskReply, tasksInOrder } from '#lambdas/progress/learning/next-task.ts'
import { minutesOf, passedOf, shownType } from '#lambdas/progress/learning/task-facts.ts'
import type { CourseItem } from '#table/course.ts'
import { courseKey, progressesOf } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import {
  shardOfItem,
  type StudyCardsItem,
  planSettingsOf,
  type StudyPlanItem,
  type StudySettingsItem,
  studySettingsOf,
} from '#table/study.ts'
import { studyOfUser } from '#table/study-keys.ts'
import { testTaskOf } from '#table/task.ts'

type BankFiles = {
  facts: () => Promise<readonly QuizFacts[]>
  reserved: () => Promise<readonly ReservedTest[]>
}

/** `files`: the bank as quizzes read it. */
export type PlanDeps = AttemptDeps & { files: BankFiles }

/** The maximum courses of a plan: the latest of a student's current ones. */
const MAX_COURSES = 5
/** The assumed minutes of a test without a time limit. */
const USUAL_MINUTES = 30

type StudyItem = StudyCardsItem | StudySettingsItem | StudyPlanItem
type TaskKind = 'lesson' | 'test' | 'AdaptiveNCLEX' | 'NCLEX'
/**
 * `progressKey`: of its course, null before the start; `path`: its link; `place`: in it; `endTime`: of the course, 0 before the start; `doneOn`: when it was done,
 * 0 if unknown; `passed`: done, and no test whose pass grade was missed; `attemptsLeft`: of a test, across all courses.
 */
type CourseTask = Omit<PlannedTask, 'until' | 'done'> & {
  key: string
  progressKey: string | null
  path: string
  place: NextTask
  kind: TaskKind
  done: boolean
  passed: boolean
  doneOn: number
  endTime: number
  test?: TestTask | undefined
  attemptsLeft: number
}

const ofType = <T extends StudyItem['type']>(items: readonly StudyItem[], type: T) =>
  items.filter((item): item is Extract<StudyItem, { type: T }> => item.type === type)

/** Returns the tasks of a course in its order. */
async function courseTasks(
  table: Table,
  uid: string,
  { progress, started, now }: { progress: ProgressItem; started: ReturnType<typeof listStartedTests>; now: number },
): Promise<CourseTask[]> {
  const [trees, summaries] = await Promise.all([
    readContents(table, progress.content),
    listTaskSummaries(table, { uid, progress: progress.key }, started),
  ])
  const inOrder = tasksInOrder(trees)
  const tasks = inOrder.map(({ task }) => task)
  const targetOf = await readTargets(table, tasks, tasks)
  const summaryOf = new Map(summaries.map((summary) => [summary.task, summary]))
  return inOrder.map(({ task, sectionName }): CourseTask => {
    const type = shownType(task)
    const target = targetOf(task)
    const summary = summaryOf.get(task.key)
    const test = testTaskOf(target)
    const done = summary !== undefined && isTaskComplete(summary, now)
    return {
      ...{ key: task.key, name: task.name, minutes: minutesOf(target) ?? USUAL_MINUTES },
      progressKey: progress.endTime === 0 ? null : progress.key,
      path: linkPath(progress.courseKey, { ...task, taskKey: task.key }),
      place: nextTaskReply(task, sectionName),
      done,
      passed: done && passedOf(target, summary.best ?? 0) !== false,
      doneOn: summary?.endedOn ?? summary?.startTime ?? 0,
      kind: type === 'AdaptiveNCLEX' || type === 'NCLEX' ? type : isTestKind(type) ? 'test' : 'lesson',
      endTime: progress.endTime,
      test,
      attemptsLeft: (test?.attempts ?? Infinity) - (summary?.started ?? 0),
    }
  })
}

type Courses = Awaited<ReturnType<typeof readCourses>>

/** A task of a plan, with what a link to it needs. */
export type LinkedTask = PlannedTask & Pick<CourseTask, 'progressKey' | 'path' | 'place' | 'passed'>

/** A student's plan with its basis; `quizCourse`: the running course for its new questions; `until`: the day on which the last running course ends; `next`: a course to start then. */
export type StudentPlan = {
  stored: { settings: StudySettingsItem | undefined; plan: StudyPlanItem | undefined }
  study: StudySettings
  plan: PlanSettings
  today: number
  unseen: number
  quizCourse: string | undefined
} & (
  | { state: 'planned'; planned: Plan<LinkedTask>; until?: number; next: string | undefined }
  | { state: 'exam-day-missing' | 'exam-day-over' | 'no-course' }
)

async function readCourses(table: Table, uid: string, now: number) {
  const progresses = await queryItems<ProgressItem>(table, progressesOf(uid))
  const active = progresses.filter(({ endTime }) => isActive(endTime, now)).slice(-MAX_COURSES)
  const started = active.length === 0 ? Promise.resolve([]) : listStartedTests(table, uid)
  const [tasks, courses] = await Promise.all([
    Promise.all(active.map((progress) => courseTasks(table, uid, { progress, started, now }))),
    batchGet<CourseItem>(table, [...new Set(active.map((progress) => progress.courseKey))].map(courseKey)),
  ])
  const withoutQuizzes = new Set(courses.filter((course) => !offersQuizzes(course)).map(({ key }) => key))
  const named =
    active.length < 2 ? tasks : tasks.map((courseTasks, at) => courseTasks.map((task) => withCourse(task, active[at])))
  const withQuizzes = active.filter((progress) => !withoutQuizzes.has(progress.courseKey))
  return {
    ends: active.map(({ endTime }) => endTime),
    /** A course that has not started. */
    next: active.find(({ endTime }) => endTime === 0)?.name,
    /** The subjects of courses that allow quizzes. */
    subjects: withQuizzes.map(({ subject }) => subject),
    quizCourse: withQuizzes.findLast(({ endTime }) => endTime > 0)?.key,
    tasks: distinctTasks(named.flat()),
  }
}

const withCourse = (task: CourseTask, course: ProgressItem | undefined): CourseTask => ({
  ...task,
  name: course === undefined ? task.name : `${task.name} (${course.name})`,
})

/** Returns the later of two ends; 0, for a course that has not started, means no end. */
const latestEnd = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : Math.max(a, b))

/**
 * Returns each task once across courses with a shared content. A task is done if done in any of them, and available
 * while any of them is; a started course comes first.
 */
function distinctTasks(tasks: readonly CourseTask[]): CourseTask[] {
  const distinct = new Map<string, CourseTask>()
  for (const task of tasks.toSorted((a, b) => Number(a.endTime === 0) - Number(b.endTime === 0))) {
    const before = distinct.get(task.key)
    distinct.set(
      task.key,
      before === undefined
        ? task
        : {
            ...before,
            done: before.done || task.done,
            passed: before.passed || task.passed,
            doneOn: Math.max(before.doneOn, task.doneOn),
            endTime: latestEnd(before.endTime, task.endTime),
            attemptsLeft: before.attemptsLeft + task.attemptsLeft,
          },
    )
  }
  return [...distinct.values()]
}

/**
 * Returns the day on which a course ends in the student's time zone. Nothing is planned on it, because the course ends
 * during that day. Empty without an end.
 */
const untilOf = (endTime: number, zone: string) => (endTime === 0 ? {} : { until: dayOf(endTime, zone) })

const isFullTest = ({ kind }: CourseTask): boolean => kind === 'AdaptiveNCLEX' || kind === 'NCLEX'

/** Returns how many attempts at the exam-like test are left, by the same rule as its start. */
async function examsLeftOf(
  uid: string,
  { test, attemptsLeft }: Pick<CourseTask, 'test' | 'attemptsLeft'>,
  deps: PlanDeps,
): Promise<number> {
  const left = Math.max(0, attemptsLeft)
  const rules = test && deps.rulesOf(test.type)
  if (!test || !rules?.adaptive || left === 0) return left
  const [source, started] = await Promise.all([examDrawSource(test, deps), findStartedTests(uid, deps)])
  return Math.min(left, await examStarts(source, seenOf(started, deps.now()), rules))
}

type PlanInputs = {
  uid: string
  cards: readonly Card[]
  unseen: number
  zone: string
  today: number
  pace?: number | undefined
}

async function factsOf(
  { uid, cards, unseen, zone, today, pace }: PlanInputs,
  courses: Courses,
  deps: PlanDeps,
): Promise<PlanFacts<LinkedTask>> {
  const isOfToday = ({ done, doneOn }: CourseTask) => done && dayOf(doneOn, zone) === today
  const tasks = courses.tasks
    .filter((task) => !task.done || isFullTest(task) || isOfToday(task))
    .map((task) => ({ ...task, done: isOfToday(task), ...untilOf(task.endTime, zone) }))
  const ofKind = (kind: TaskKind) => tasks.filter((task) => task.kind === kind)
  const fullTest = ofKind('AdaptiveNCLEX')[0] ?? ofKind('NCLEX')[0]
  return {
    ...{ cards, unseen },
    tasks: tasks
      .filter(({ kind }) => kind === 'lesson' || kind === 'test')
      .map((task) => ({ ...task, isTest: task.kind === 'test' })),
    ...(fullTest === undefined ? {} : { fullTest: { ...fullTest, sittings: await examsLeftOf(uid, fullTest, deps) } }),
    ...(pace === undefined ? {} : { pace }),
    ...(courses.ends.includes(0) ? {} : untilOf(Math.max(...courses.ends), zone)),
  }
}

/**
 * Returns a student's plan for their current courses (domain/study/plan/plan.ts), computed from stored data and never
 * stored. It names tasks of the student's courses and counts questions, but shows none. Read units: 1, half a unit per
 * 4 KB of cards (2,000 cards: 6 to 10), and each course's table of contents.
 */
export async function readPlan(uid: string, deps: PlanDeps): Promise<StudentPlan> {
  const { table, now, files } = deps
  const time = now()
  const [items, courses, bank, reserved] = await Promise.all([
    queryItems<StudyItem>(table, studyOfUser(uid)),
    readCourses(table, uid, time),
    files.facts(),
    files.reserved(),
  ])
  const [settings] = ofType(items, 'study-settings')
  const [plan] = ofType(items, 'study-plan')
  const study = studySettingsOf(settings)
  const cards = ofType(items, 'study-cards').flatMap((item) => shardOfItem(item).cards)
  const answered = new Set(cards.map(({ id }) => id))
  const unseen = countUnanswered({ facts: bank, reserved }, courses.subjects, answered)
  const inputs = {
    stored: { settings, plan },
    ...{ study, plan: planSettingsOf(plan), today: dayOf(time, study.timeZone), unseen },
    quizCourse: courses.quizCourse,
  }
  if (courses.ends.length === 0) return { ...inputs, state: 'no-course' }
  const facts = await factsOf(
    { uid, cards, unseen, zone: study.timeZone, today: inputs.today, pace: settings?.pace },
    courses,
    deps,
  )
  const verdict = planUntilExam(facts, inputs.today, inputs)
  if (!verdict.ok) return { ...inputs, state: verdict.code }
  const until = untilOf(Math.max(...courses.ends), study.timeZone)
  return { ...inputs, state: 'planned', planned: verdict.plan, ...until, next: courses.next }
}
