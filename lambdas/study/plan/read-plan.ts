import { isTestKind } from '#domain/attempts/test-task.ts'
import { isActive } from '#domain/courses/availability.ts'
import { isTaskComplete } from '#domain/progress/task-state.ts'
import type { Card } from '#domain/study/card.ts'
import { type Plan, type PlanFacts, type PlannedTask, planUntilExam } from '#domain/study/plan/plan.ts'
import type { PlanSettings } from '#domain/study/plan/plan-settings.ts'
import type { StudySettings } from '#domain/study/study-settings.ts'
import { dayOf } from '#domain/study/student-day.ts'
import { listStartedTests } from '#lambdas/attempts/started-tests.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { readContents } from '#lambdas/progress/course-contents.ts'
import { readTargets } from '#lambdas/progress/link-targets.ts'
import { tasksInOrder } from '#lambdas/progress/next-task.ts'
import { minutesOf, shownType } from '#lambdas/progress/task-facts.ts'
import { progressesOf } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { pieceOfItem, type StudyCardsItem } from '#table/study-cards.ts'
import { studyOfUser, studyStatusesOfUser } from '#table/study-keys.ts'
import { planSettingsOf, type StudyPlanItem } from '#table/study-plan.ts'
import { type StudySettingsItem, studySettingsOf } from '#table/study-settings.ts'
import type { StudyMissesItem } from '#table/study-misses.ts'
import type { StudyStatusesItem } from '#table/study-statuses.ts'
import { poolsOfTags, unseenIn } from './unseen-questions.ts'

export type PlanDeps = { table: Table; now: () => number }

/** The courses of a plan: those that a student has now, the latest five. */
const MOST_COURSES = 5
/** Minutes of a test that has no time. */
const USUAL_MINUTES = 30

type StudyItem = StudyCardsItem | StudySettingsItem | StudyPlanItem
type TaskKind = 'lesson' | 'test' | 'AdaptiveNCLEX' | 'NCLEX'
/** `tags`: of a practice test, what its questions carry. */
type CourseTask = PlannedTask & { key: string; kind: TaskKind; done: boolean; tags: readonly string[] }

const ofType = <T extends StudyItem['type']>(items: readonly StudyItem[], type: T) =>
  items.filter((item): item is Extract<StudyItem, { type: T }> => item.type === type)

/** The tasks of a course, in its order. */
async function courseTasks(
  table: Table,
  uid: string,
  { progress, started, now }: { progress: ProgressItem; started: ReturnType<typeof listStartedTests>; now: number },
): Promise<CourseTask[]> {
  const [trees, summaries] = await Promise.all([
    readContents(table, progress.content),
    listTaskSummaries(table, { uid, progress: progress.key }, started),
  ])
  const tasks = tasksInOrder(trees).map(({ task }) => task)
  const targetOf = await readTargets(table, tasks, tasks)
  const done = new Set(summaries.filter((summary) => isTaskComplete(summary, now)).map(({ task }) => task))
  return tasks.map((task): CourseTask => {
    const type = shownType(task)
    const target = targetOf(task)
    return {
      ...{ key: task.key, name: task.name, minutes: minutesOf(target) ?? USUAL_MINUTES, done: done.has(task.key) },
      kind: type === 'AdaptiveNCLEX' || type === 'NCLEX' ? type : isTestKind(type) ? 'test' : 'lesson',
      tags: type === 'Practice' ? (target.tags ?? []) : [],
    }
  })
}

/** What a student has of a plan, and the plan itself. */
export type OwnPlan = {
  stored: { settings: StudySettingsItem | undefined; plan: StudyPlanItem | undefined }
  study: StudySettings
  plan: PlanSettings
  today: number
  unseen: number
} & ({ state: 'planned'; planned: Plan } | { state: 'exam-day-missing' | 'exam-day-over' | 'no-course' })

async function readCourses(table: Table, uid: string, now: number) {
  const progresses = await queryItems<ProgressItem>(table, progressesOf(uid))
  const active = progresses.filter(({ endTime }) => isActive(endTime, now)).slice(-MOST_COURSES)
  const started = active.length === 0 ? Promise.resolve([]) : listStartedTests(table, uid)
  const tasks = await Promise.all(active.map((progress) => courseTasks(table, uid, { progress, started, now })))
  // Two courses may have a content in common.
  const distinct = [...new Map(tasks.flat().map((task) => [task.key, task])).values()]
  const subjects = active.map(({ subject }) => [subject])
  const pools = await poolsOfTags(table, [...subjects, ...distinct.map(({ tags }) => tags)])
  return { count: active.length, tasks: distinct, pools }
}

const factsOf = (cards: readonly Card[], tasks: readonly CourseTask[], unseen: number, pace?: number): PlanFacts => {
  const ofKind = (kind: TaskKind) => tasks.filter((task) => task.kind === kind)
  const left = (kind: TaskKind) => ofKind(kind).filter(({ done }) => !done)
  const fullTest = ofKind('AdaptiveNCLEX')[0] ?? ofKind('NCLEX')[0]
  return {
    ...{ cards, unseen },
    lessons: left('lesson'),
    tests: left('test'),
    ...(fullTest === undefined ? {} : { fullTest }),
    ...(pace === undefined ? {} : { pace }),
  }
}

/**
 * The plan of a student for the courses that they have now (domain/study/plan/plan.ts), made from what is stored: nothing is kept of
 * it, so that it follows what was done. It names tasks of own courses and counts questions; it shows none.
 * Read units: 1, half a unit a 4 KB of cards (2,000 cards: 6 to 10), of statuses and of the pools of the courses' tags (10,000 questions: 1 each),
 * and of each course as much as its table of contents.
 */
export async function readPlan(uid: string, { table, now }: PlanDeps): Promise<OwnPlan> {
  const time = now()
  const [items, statuses, courses] = await Promise.all([
    queryItems<StudyItem>(table, studyOfUser(uid)),
    queryItems<StudyStatusesItem | StudyMissesItem>(table, studyStatusesOfUser(uid)),
    readCourses(table, uid, time),
  ])
  const [settings] = ofType(items, 'study-settings')
  const [plan] = ofType(items, 'study-plan')
  const study = studySettingsOf(settings)
  const unseen = unseenIn(courses.pools, statuses)
  const own = {
    stored: { settings, plan },
    ...{ study, plan: planSettingsOf(plan), today: dayOf(time, study.timeZone), unseen },
  }
  if (courses.count === 0) return { ...own, state: 'no-course' }
  const cards = ofType(items, 'study-cards').flatMap((item) => pieceOfItem(item).cards)
  const verdict = planUntilExam(factsOf(cards, courses.tasks, unseen, settings?.pace), own.today, own)
  return verdict.ok ? { ...own, state: 'planned', planned: verdict.plan } : { ...own, state: verdict.code }
}
