import { type PlanDay, type PlanWeek } from '#domain/study/plan/plan.ts'
import { dayText } from '#domain/study/student-day.ts'
import type { PlanState, StudyPlan, StudyPlanDay, StudyPlanWeek } from '#generated/schema.ts'
import { feedOf } from '#table/study.ts'
import { feedAddress, type FeedSigner } from './feed-address.ts'
import { type OwnPlan, type PlanDeps, readPlan } from './read-plan.ts'

const STATES: Readonly<Record<OwnPlan['state'], PlanState>> = {
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

const dayReply = ({ day, lessons, tests, ...more }: PlanDay): StudyPlanDay => ({
  day: dayText(day),
  lessons: [...lessons],
  tests: [...tests],
  ...more,
})

/** Whether all courses of a plan end before the exam. */
const endsEarly = (own: OwnPlan): own is Extract<OwnPlan, { state: 'planned' }> =>
  own.state === 'planned' && own.until !== undefined && own.until < (own.study.examDay ?? 0)

export type PlanReplyDeps = PlanDeps & FeedSigner

/**
 * Returns a student's plan as a reply: all weeks, the days of two weeks, the settings, and the calendar's address, if
 * any.
 */
export async function planReply(uid: string, own: OwnPlan, deps: FeedSigner): Promise<StudyPlan> {
  const { study, plan, stored } = own
  const planned = own.state === 'planned' ? own.planned : undefined
  const feed = feedOf(stored.plan)
  return {
    state: STATES[own.state],
    today: dayText(own.today),
    examDay: study.examDay === undefined ? null : dayText(study.examDay),
    timeZone: study.timeZone,
    cap: study.cap,
    retention: study.retention,
    freeWeekdays: [...plan.freeWeekdays],
    freeDays: plan.freeDays.map(dayText),
    startMinute: plan.startMinute,
    version: stored.plan?.version ?? 0,
    settingsVersion: stored.settings?.version ?? 0,
    accessUntil: endsEarly(own) ? dayText(own.until ?? 0) : null,
    unseen: own.unseen,
    newADay: planned?.newADay ?? 0,
    wanted: planned?.wanted ?? 0,
    doneThisWeek: planned?.doneThisWeek ?? 0,
    weeks: planned?.weeks.map(weekReply) ?? [],
    days: planned === undefined ? [] : planned.days.slice(0, DAYS).map(dayReply),
    feedUrl: feed === undefined ? null : await feedAddress(uid, feed, deps),
  }
}

/** Returns the caller's plan (read-plan.ts). Never throws a refusal: the reply shows a missing course or exam day. */
export const studyPlan = async (uid: string, deps: PlanReplyDeps): Promise<StudyPlan> =>
  planReply(uid, await readPlan(uid, deps), deps)
