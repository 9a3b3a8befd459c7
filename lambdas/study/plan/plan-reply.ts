import { type PlanDay, type PlanWeek } from '#domain/study/plan/plan.ts'
import { dayText } from '#domain/study/student-day.ts'
import type { PlanState, StudyPlan, StudyPlanDay, StudyPlanTask, StudyPlanWeek } from '#generated/schema.ts'
import { feedOf } from '#table/study.ts'
import { feedAddress, type FeedSigner } from './feed-address.ts'
import { type PlanDeps, readPlan, type StudentPlan, type LinkedTask } from './read-plan.ts'

const STATES: Readonly<Record<StudentPlan['state'], PlanState>> = {
  planned: 'planned',
  'exam-day-missing': 'examDayMissing',
  'exam-day-over': 'examDayOver',
  'no-course': 'noCourse',
}

/** The number of days listed individually. */
const DAYS = 14

const weekReply = ({ from, to, ...sums }: PlanWeek): StudyPlanWeek => ({
  from: dayText(from),
  to: dayText(to),
  ...sums,
})

const taskReply = ({ name, progressKey, place, done = false, passed }: LinkedTask): StudyPlanTask => ({
  progressKey,
  task: { ...place, name },
  done,
  failed: done && !passed,
})

const dayReply = ({ day, lessons, tests, tasks, ...more }: PlanDay<LinkedTask>): StudyPlanDay => ({
  day: dayText(day),
  lessons: [...lessons],
  tests: [...tests],
  // A day holds what is left; the exam-like test may already have been taken on another day.
  tasks: tasks.map((task) => taskReply({ ...task, done: false })),
  ...more,
})

/** Whether all running courses of a plan end before the exam. */
const endsEarly = (studentPlan: StudentPlan): studentPlan is Extract<StudentPlan, { state: 'planned' }> =>
  studentPlan.state === 'planned' &&
  studentPlan.until !== undefined &&
  studentPlan.until < (studentPlan.study.examDay ?? 0)

export type PlanReplyDeps = PlanDeps & FeedSigner

/**
 * Returns a student's plan as a reply: all weeks, the days of two weeks, the settings, and the calendar's address, if
 * any.
 */
export async function planReply(uid: string, studentPlan: StudentPlan, deps: FeedSigner): Promise<StudyPlan> {
  const { study, plan, stored } = studentPlan
  const planned = studentPlan.state === 'planned' ? studentPlan.planned : undefined
  const feed = feedOf(stored.plan)
  return {
    state: STATES[studentPlan.state],
    today: dayText(studentPlan.today),
    examDay: study.examDay === undefined ? null : dayText(study.examDay),
    timeZone: study.timeZone,
    cap: study.cap,
    retention: study.retention,
    freeWeekdays: [...plan.freeWeekdays],
    freeDays: plan.freeDays.map(dayText),
    startMinute: plan.startMinute,
    version: stored.plan?.version ?? 0,
    settingsVersion: stored.settings?.version ?? 0,
    accessUntil: endsEarly(studentPlan) ? dayText(studentPlan.until ?? 0) : null,
    startNext: endsEarly(studentPlan) ? (studentPlan.next ?? null) : null,
    unseen: studentPlan.unseen,
    quizCourse: studentPlan.quizCourse ?? null,
    newADay: planned?.newADay ?? 0,
    wanted: planned?.wanted ?? 0,
    doneThisWeek: planned?.doneThisWeek ?? 0,
    newToday: planned?.newToday ?? 0,
    tasksToday: planned?.tasksToday.map(taskReply) ?? [],
    weeks: planned?.weeks.map(weekReply) ?? [],
    days: planned === undefined ? [] : planned.days.slice(0, DAYS).map(dayReply),
    feedUrl: feed === undefined ? null : await feedAddress(uid, feed, deps),
  }
}

/** Returns the caller's plan (read-plan.ts). Never throws a refusal: the reply shows a missing course or exam day. */
export const studyPlan = async (uid: string, deps: PlanReplyDeps): Promise<StudyPlan> =>
  planReply(uid, await readPlan(uid, deps), deps)
