import type { Card } from '../card.ts'
import { dayQueue } from '../queue.ts'
import { type ForecastDay, forecastReviews, reviewsOfOne } from './forecast.ts'
import { isFree, MAX_PLANNED_DAYS, type PlanSettings, weekdayOf } from './plan-settings.ts'
import type { StudySettings } from '../study-settings.ts'

/**
 * A lesson or test (`isTest`) of a course that remains or was done today; `minutes`: its length; `until`: the first day
 * on which its course is not open all day, absent without an end.
 */
export type PlannedTask = { name: string; minutes: number; isTest?: boolean; done?: boolean; until?: number }

/**
 * The input of a plan. `unseen`: unanswered questions of the student's subjects; `tasks`: lessons and tests left or done
 * today, in course order; `fullTest`: the course's exam-like test and how often it can still be taken; `pace`:
 * seconds a question; `until`: the first day on which no course is open all day, absent without an end.
 */
export type PlanFacts<T extends PlannedTask = PlannedTask> = {
  cards: readonly Card[]
  unseen: number
  tasks: readonly T[]
  fullTest?: T & { sittings?: number }
  pace?: number
  until?: number
}

/** A planned day of the student; `lessons` and `tests`: the names of its `tasks`; `minutes`: its approximate length. */
export type PlanDay<T extends PlannedTask = PlannedTask> = {
  day: number
  free: boolean
  newItems: number
  reviews: number
  lessons: readonly string[]
  tests: readonly string[]
  tasks: readonly T[]
  minutes: number
}

/** A week from Monday on, between today and the exam: the sums of its days. */
export type PlanWeek = {
  from: number
  to: number
  studyDays: number
  newItems: number
  reviews: number
  lessons: number
  tests: number
  minutes: number
}

/**
 * A plan until the day before the exam. `newADay`: new questions of a study day; `wanted`: how many a day would be
 * needed to see all; `doneThisWeek`: questions answered or reviewed since Monday; `newToday`: new questions answered
 * today; `tasksToday`: lessons and tests of today, including completed ones.
 */
export type Plan<T extends PlannedTask = PlannedTask> = {
  days: PlanDay<T>[]
  weeks: PlanWeek[]
  newADay: number
  wanted: number
  doneThisWeek: number
  newToday: number
  tasksToday: T[]
}

export type PlanVerdict<T extends PlannedTask = PlannedTask> =
  { ok: true; plan: Plan<T> } | { ok: false; code: 'exam-day-missing' | 'exam-day-over' }

/** Nothing new begins in these last days before the exam. */
export const LAST_DAYS = 7
/** Days before the exam on which the exam-like test is taken: twice in the last three weeks. */
const FULL_TEST_DAYS = [17, 6] as const
/** A longer test, in minutes, leaves its day no time for new questions. */
const MAX_TEST_MINUTES = 120
/** The default seconds a question: that of a six-hour exam of 145 questions, rounded down. */
const USUAL_PACE = 120
/** The minimum seconds to read a question and its rationale, however fast the student answered. */
const MIN_PACE = 20
const MINUTE = 60

const days = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

const isLeft = ({ done }: PlannedTask): boolean => done !== true

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0)

const isLongTest = ({ isTest, minutes }: PlannedTask): boolean => isTest === true && minutes > MAX_TEST_MINUTES

type DayTasks<T> = Map<number, T[]>

/** Assigns tasks to days, in order, so that each day takes about as long. */
function spread<T extends PlannedTask>(tasks: readonly T[], on: readonly number[], byDay: DayTasks<T>): void {
  const minutes = sumOf(tasks.map((task) => task.minutes))
  let before = 0
  for (const task of tasks) {
    const day = on[Math.floor((before * on.length) / minutes)]
    before += task.minutes
    if (day !== undefined) byDay.set(day, [...(byDay.get(day) ?? []), task])
  }
}

/**
 * Assigns tasks to days on which their course is open: one of `first` or, if none of these is early enough, of
 * `others`.
 */
function spreadByCourse<T extends PlannedTask>(
  tasks: readonly T[],
  first: readonly number[],
  others: readonly number[],
): DayTasks<T> {
  const byDay: DayTasks<T> = new Map()
  for (const until of new Set(tasks.map((task) => task.until))) {
    const isOpen = (day: number) => until === undefined || day < until
    const on = first.filter(isOpen)
    spread(
      tasks.filter((task) => task.until === until),
      on.length > 0 ? on : others.filter(isOpen),
      byDay,
    )
  }
  return byDay
}

/**
 * Returns the days of the exam-like test: the nearest study days on or before the two intended days, else the next
 * ones. If its course ends earlier (`end`) and before the exam, the last study day.
 */
function fullTestDays(studyDays: readonly number[], today: number, { end, examDay }: { end: number; examDay: number }) {
  const chosen = FULL_TEST_DAYS.map((before) => end - before)
    .filter((meant) => meant >= today)
    .map(
      (meant) =>
        studyDays.findLast((day) => day <= meant && day > meant - LAST_DAYS) ?? studyDays.find((day) => day > meant),
    )
  if (chosen.length === 0 && end < examDay) return studyDays.slice(-1)
  return [...new Set(chosen.filter((day) => day !== undefined))]
}

/**
 * Returns the new questions of a study day: enough to see all of them seven days before the exam, but only as many as
 * the cap allows, given their reviews and those of existing cards (decision 0111).
 */
function newOfDay(
  { cards, unseen }: PlanFacts,
  {
    today,
    newDays,
    forecast,
    settings,
  }: { today: number; newDays: readonly number[]; forecast: readonly ForecastDay[]; settings: StudySettings },
): { newADay: number; wanted: number } {
  if (newDays.length === 0) return { newADay: 0, wanted: 0 }
  const wanted = Math.ceil(unseen / newDays.length)
  const studyDays = forecast.filter(({ mostReviews }) => mostReviews > 0).length
  const alone = forecastReviews(cards, today, forecast, settings).reduce((sum, reviews) => sum + reviews, 0)
  const room = Math.max(0, settings.cap - alone / studyDays)
  return { newADay: Math.min(wanted, Math.floor(room / reviewsOfOne(forecast.length, settings))), wanted }
}

const weekOf = (some: readonly PlanDay[]): PlanWeek => ({
  from: some[0]?.day ?? 0,
  to: some.at(-1)?.day ?? 0,
  studyDays: some.filter(({ free }) => !free).length,
  newItems: sumOf(some.map(({ newItems }) => newItems)),
  reviews: sumOf(some.map(({ reviews }) => reviews)),
  lessons: sumOf(some.map(({ lessons }) => lessons.length)),
  tests: sumOf(some.map(({ tests }) => tests.length)),
  minutes: sumOf(some.map(({ minutes }) => minutes)),
})

/** Returns the Monday of a day's week. */
export const mondayOf = (day: number): number => day - ((weekdayOf(day) + 6) % 7)

/**
 * Returns a student's plan from `today` until the exam (issue 22): due reviews first; new questions until seven days
 * before it, none on the day of a long test; lessons and practice tests in course order until then; the exam-like test
 * twice in the last three weeks; nothing on free days or after a course's end. Missed work is spread over the remaining
 * days. Work done today keeps its place until midnight, so that nothing else takes it.
 */
export function planUntilExam<T extends PlannedTask>(
  facts: PlanFacts<T>,
  today: number,
  { study, plan }: { study: StudySettings; plan: PlanSettings },
): PlanVerdict<T> {
  const { examDay } = study
  if (examDay === undefined) return { ok: false, code: 'exam-day-missing' }
  if (examDay <= today) return { ok: false, code: 'exam-day-over' }
  const end = Math.min(examDay, facts.until ?? examDay)
  const all = days(today, Math.min(end, today + MAX_PLANNED_DAYS))
  const studyDays = all.filter((day) => !isFree(plan, day))
  const early = studyDays.filter((day) => day < examDay - LAST_DAYS)
  const { fullTest } = facts
  const fullEnd = Math.min(end, fullTest?.until ?? end)
  const fullDays =
    fullTest === undefined
      ? []
      : fullTestDays(
          studyDays.filter((day) => day < fullEnd),
          today,
          { end: fullEnd, examDay },
        )
  const takenToday = fullTest?.done === true && fullDays[0] === today ? 1 : 0
  const fullOn = fullDays.slice(0, (fullTest?.sittings ?? Infinity) + takenToday)
  // The exam-like test fills its day; near the exam there may be no other day left.
  const fullToday = fullTest?.done === true || fullOn.includes(today)
  const taskDays = early.filter((day) => (day === today ? !fullToday : !fullOn.includes(day)))
  const tasksOn = spreadByCourse(facts.tasks, taskDays, studyDays)
  const newDays = taskDays.filter((day) => tasksOn.get(day)?.some(isLongTest) !== true)
  const quiet = all.map((day) => ({ newItems: 0, mostReviews: isFree(plan, day) ? 0 : study.cap }))
  const { newADay, wanted } = newOfDay(facts, { today, newDays, forecast: quiet, settings: study })
  const learnt = facts.cards.filter(({ reps, last }) => reps === 1 && last === today).length
  const newOn = newItemsByDay(newDays, { newADay, unseen: facts.unseen, today, learnt })
  const forecast = quiet.map(({ mostReviews }, at) => ({ mostReviews, newItems: newOn.get(today + at) ?? 0 }))
  const reviews = forecastReviews(facts.cards, today, forecast, study)
  const dueToday = dayQueue(facts.cards, today, study.cap).cards.length
  const planned = all.map((day, at): PlanDay<T> => {
    const full = fullTest !== undefined && fullOn.includes(day) ? [fullTest] : []
    const inCourse = (tasksOn.get(day) ?? []).filter(isLeft)
    // The exam-like test may be taken again on another day.
    const exam = day === today ? full.filter(isLeft) : full
    const tasks = [...inCourse, ...exam]
    const newItems = newOn.get(day) ?? 0
    const expected = day === today && !isFree(plan, day) ? dueToday : Math.round(reviews[at] ?? 0)
    const seconds = (newItems + expected) * Math.max(MIN_PACE, facts.pace ?? USUAL_PACE)
    return {
      ...{ day, free: isFree(plan, day), newItems, reviews: expected },
      lessons: inCourse.filter(({ isTest }) => isTest !== true).map(({ name }) => name),
      tests: [...inCourse.filter(({ isTest }) => isTest === true), ...exam].map(({ name }) => name),
      tasks,
      minutes: Math.ceil(seconds / MINUTE) + sumOf(tasks.map(({ minutes }) => minutes)),
    }
  })
  const mondays = [...new Set(planned.map(({ day }) => mondayOf(day)))]
  const weeks = mondays.map((monday) => weekOf(planned.filter(({ day }) => mondayOf(day) === monday)))
  const doneThisWeek = facts.cards.filter(({ last }) => last >= mondayOf(today) && last <= today).length
  const ofToday = new Set<T>(tasksOn.get(today))
  const ownTasks = facts.tasks.filter((task) => ofToday.has(task) || task.done === true)
  const tasksToday = [...ownTasks, ...(fullTest !== undefined && fullToday ? [fullTest] : [])]
  return { ok: true, plan: { days: planned, weeks, newADay, wanted, doneThisWeek, newToday: learnt, tasksToday } }
}

/** Returns the new questions of each day; today without those already answered, and never more than exist. */
function newItemsByDay(
  newDays: readonly number[],
  { newADay, unseen, today, learnt }: { newADay: number; unseen: number; today: number; learnt: number },
): Map<number, number> {
  const byDay = new Map<number, number>()
  let left = unseen
  for (const day of newDays) {
    const some = Math.min(left, day === today ? Math.max(0, newADay - learnt) : newADay)
    byDay.set(day, some)
    left -= some
  }
  return byDay
}
