import { describe, expect, it } from 'vitest'
import type { Card } from '../card.ts'
import { dayQueue } from '../queue.ts'
import { dayOfText, dayText } from '../student-day.ts'
import { liveUntilExam, START } from '../testing/study-student.ts'
import { NEW_PLAN_SETTINGS, type PlanSettings } from './plan-settings.ts'
import { type Plan, type PlanFacts, planUntilExam } from './plan.ts'

const day = (text: string): number => dayOfText(text) ?? NaN
/** A Wednesday. */
const TODAY = day('2027-03-03')
const task = (name: string, minutes = 30) => ({ name, minutes })
const test = (name: string, minutes = 30) => ({ ...task(name, minutes), isTest: true })
const FACTS: PlanFacts = { cards: [], unseen: 300, tasks: [] }

type Given = {
  facts?: Partial<PlanFacts>
  examDay?: number
  cap?: number
  plan?: Partial<PlanSettings>
  today?: number
}

const verdictOf = ({ facts = {}, examDay, cap = 80, plan = {}, today = TODAY }: Given) =>
  planUntilExam({ ...FACTS, ...facts }, today, {
    study: { retention: 0.9, cap, timeZone: 'UTC', ...(examDay === undefined ? {} : { examDay }) },
    plan: { ...NEW_PLAN_SETTINGS, ...plan },
  })
function planOf(given: Given): Plan {
  const verdict = verdictOf(given)
  if (!verdict.ok) throw new Error(verdict.code)
  return verdict.plan
}
const sum = (plan: Plan, of: 'newItems' | 'reviews') => plan.days.reduce((all, planned) => all + planned[of], 0)
const daysWith = (plan: Plan, name: string) =>
  plan.days.filter(({ tests, lessons }) => [...tests, ...lessons].includes(name)).map((planned) => dayText(planned.day))

describe('a plan', () => {
  it('requests the exam day, and another one once it is over', () => {
    expect(verdictOf({})).toEqual({ ok: false, code: 'exam-day-missing' })
    expect(verdictOf({ examDay: TODAY })).toEqual({ ok: false, code: 'exam-day-over' })
    expect(verdictOf({ examDay: TODAY - 40 })).toEqual({ ok: false, code: 'exam-day-over' })
  })

  it('spreads unseen questions over the study days until seven days before the exam', () => {
    const plan = planOf({ examDay: TODAY + 37, facts: { unseen: 300 } })
    expect(plan.newADay).toBe(10)
    expect(plan.wanted).toBe(10)
    expect(sum(plan, 'newItems')).toBe(300)
    expect(plan.days.filter(({ newItems }) => newItems > 0)).toHaveLength(30)
    expect(plan.days.slice(30).map(({ newItems }) => newItems)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  it('plans nothing on free days, weekly or single ones', () => {
    const plan = planOf({
      examDay: TODAY + 28,
      plan: { freeWeekdays: [0, 6], freeDays: [day('2027-03-08')] },
      facts: { tasks: [...Array.from({ length: 20 }, (_, i) => task(`L${i}`)), test('T')] },
    })
    const free = plan.days.filter((planned) => planned.free)
    expect(free.map((planned) => dayText(planned.day)).slice(0, 4)).toEqual([
      '2027-03-06',
      '2027-03-07',
      '2027-03-08',
      '2027-03-13',
    ])
    for (const planned of free)
      expect(planned).toMatchObject({ newItems: 0, reviews: 0, lessons: [], tests: [], minutes: 0 })
    expect(plan.days.flatMap(({ lessons }) => lessons)).toEqual(Array.from({ length: 20 }, (_, i) => `L${i}`))
  })

  it('schedules the exam-like test twice in the last three weeks, with nothing new on these days', () => {
    const plan = planOf({ examDay: day('2027-04-30'), facts: { fullTest: task('CAT', 300) } })
    expect(daysWith(plan, 'CAT')).toEqual(['2027-04-13', '2027-04-24'])
    expect(plan.days.find((planned) => planned.day === day('2027-04-13'))).toMatchObject({ newItems: 0 })
    // On a free day it moves to the previous study day.
    const free = planOf({
      examDay: day('2027-04-30'),
      facts: { fullTest: task('CAT') },
      plan: { freeWeekdays: [0, 2, 6] },
    })
    expect(daysWith(free, 'CAT')).toEqual(['2027-04-12', '2027-04-23'])
    expect(daysWith(planOf({ examDay: TODAY + 10, facts: { fullTest: task('CAT') } }), 'CAT')).toEqual(['2027-03-07'])
    expect(daysWith(planOf({ examDay: TODAY + 3, facts: { fullTest: task('CAT') } }), 'CAT')).toEqual([])
  })

  it('adds nothing new to the day of a test of over two hours, done or not, and spreads it over the others', () => {
    for (const done of [true, false]) {
      const tasks = [{ ...test('CAT', 300), done }, ...Array.from({ length: 20 }, (_, i) => test(`T${i}`, 60))]
      const plan = planOf({ examDay: TODAY + 17, facts: { unseen: 90, tasks } })
      expect(plan.days.slice(0, 3).map(({ newItems }) => newItems)).toEqual([0, 10, 10])
      expect(sum(plan, 'newItems')).toBe(90)
    }
    const fullTest = { ...task('CAT', 300), done: true }
    expect(planOf({ examDay: TODAY + 37, facts: { fullTest } }).days[0]?.newItems).toBe(0)
  })

  it('sums its days by weeks from Monday on', () => {
    const plan = planOf({ examDay: TODAY + 20, facts: { tasks: [task('A'), task('B')] } })
    expect(plan.weeks.map(({ from, to }) => [dayText(from), dayText(to)])).toEqual([
      ['2027-03-03', '2027-03-07'],
      ['2027-03-08', '2027-03-14'],
      ['2027-03-15', '2027-03-21'],
      ['2027-03-22', '2027-03-22'],
    ])
    for (const field of ['newItems', 'reviews', 'minutes'] as const)
      expect(plan.weeks.reduce((all, week) => all + week[field], 0)).toBe(
        plan.days.reduce((all, planned) => all + planned[field], 0),
      )
    expect(plan.weeks.reduce((all, { lessons }) => all + lessons, 0)).toBe(2)
  })

  it('plans no more new questions than the cap leaves room to review, and reports how many it would take', () => {
    const plan = planOf({ examDay: TODAY + 60, cap: 40, facts: { unseen: 5000 } })
    expect(plan.wanted).toBe(95)
    expect(plan.newADay).toBeGreaterThan(5)
    expect(plan.newADay).toBeLessThan(15)
    for (const { reviews } of plan.days) expect(reviews).toBeLessThanOrEqual(40)
  })

  it('omits lessons completed today, and counts work since Monday', () => {
    const card = (id: number, last: number, reps = 1): Card => ({
      ...{ id, last, reps, due: last + 3, state: 'review', stability: 3, difficulty: 5, lapses: 0, rating: 'good' },
      ...{ reviewed: false, late: false },
    })
    const cards = [card(1, TODAY), card(2, TODAY), card(3, TODAY, 4), card(4, TODAY - 2), card(5, TODAY - 3)]
    const plan = planOf({ examDay: TODAY + 37, facts: { cards, unseen: 300 } })
    expect(plan.days[0]?.newItems).toBe(8)
    expect(plan.days[1]?.newItems).toBe(10)
    expect(plan.doneThisWeek).toBe(4)
    expect(plan.newToday).toBe(2)
  })

  it('keeps what was done today in its place, so that nothing else takes it', () => {
    const done = { ...task('A'), done: true }
    const later = { ...task('C'), done: true }
    const tasks = [done, test('T'), task('B'), later, task('D'), task('E'), task('F'), task('G')]
    const plan = planOf({ examDay: TODAY + 11, facts: { tasks } })
    expect(plan.tasksToday).toEqual([done, test('T'), later])
    expect(plan.days[0]).toMatchObject({ lessons: [], tests: ['T'] })
    expect(plan.days.flatMap((planned) => planned.lessons)).toEqual(['B', 'D', 'E', 'F', 'G'])
  })

  it('puts a test after the lessons that come before it in the course', () => {
    const tasks = [task('L1'), test('T1'), task('L2'), test('T2'), task('L3'), test('T3')]
    const plan = planOf({ examDay: TODAY + 37, facts: { tasks } })
    const inOrder = plan.days.flatMap((planned) => planned.tasks.map(({ name }) => name))
    expect(inOrder).toEqual(['L1', 'T1', 'L2', 'T2', 'L3', 'T3'])
  })

  it('counts the exam-like test taken today as today’s, and keeps the later one', () => {
    const fullTest = { ...task('CAT', 300), done: true, sittings: 1 }
    const plan = planOf({ examDay: TODAY + 17, facts: { fullTest } })
    expect(plan.tasksToday).toEqual([fullTest])
    expect(daysWith(plan, 'CAT')).toEqual([dayText(TODAY + 11)])
  })

  it('counts the reviews of today as the daily review does', () => {
    const cards = Array.from({ length: 60 }, (_, id): Card => ({
      ...{ id, last: TODAY - 40, reps: 2, due: TODAY - 30, state: 'review', stability: 3, difficulty: 5, lapses: 0 },
      ...{ rating: 'good', reviewed: true, late: false },
    }))
    const plan = planOf({ examDay: TODAY + 37, facts: { cards } })
    expect(plan.days[0]?.reviews).toBe(dayQueue(cards, TODAY, 80).cards.length)
  })

  it('estimates how long a day takes from the student’s pace', () => {
    const plan = planOf({ examDay: TODAY + 37, facts: { pace: 90, tasks: [task('L', 25)] } })
    expect(plan.days[0]).toMatchObject({ newItems: 10, reviews: 0, lessons: ['L'], minutes: 15 + 25 })
  })

  it('counts at least 20 seconds per question, however fast a student has answered', () => {
    const plan = planOf({ examDay: TODAY + 37, facts: { pace: 0 } })
    expect(plan.days[0]).toMatchObject({ newItems: 10, minutes: 4 })
  })

  it('makes each day about as long, rather than giving it as many tasks', () => {
    const tests = [test('long', 120), ...Array.from({ length: 12 }, (_, i) => test(`T${i}`, 10))]
    const plan = planOf({ examDay: TODAY + 17, facts: { unseen: 0, tasks: tests } })
    const minutes = plan.days.map((planned) => planned.minutes).filter((taken) => taken > 0)
    expect(minutes[0]).toBe(120)
    expect(Math.max(...minutes.slice(1))).toBeLessThanOrEqual(30)
    expect(plan.days.flatMap((planned) => planned.tests)).toEqual(tests.map(({ name }) => name))
  })

  it('plans nothing once no course can be opened, and each task while its own course can', () => {
    const until = TODAY + 20
    const facts = {
      tasks: [...['A', 'B', 'C'].map((name) => ({ ...task(name), until: TODAY + 3 })), { ...task('D'), until }],
      fullTest: { ...task('CAT', 300), until },
      until,
    }
    const plan = planOf({ examDay: TODAY + 60, facts })
    expect(plan.days).toHaveLength(20)
    expect(sum(plan, 'newItems')).toBe(300)
    for (const name of ['A', 'B', 'C']) expect(daysWith(plan, name).every((on) => on < dayText(TODAY + 3))).toBe(true)
    expect(daysWith(plan, 'CAT').every((on) => on < dayText(until))).toBe(true)
    expect(daysWith(plan, 'CAT').length).toBeGreaterThan(0)
  })

  it('ends when everything is free, or the exam is tomorrow', () => {
    const away = Array.from({ length: 21 }, (_, i) => TODAY + i)
    expect(sum(planOf({ examDay: TODAY + 20, plan: { freeDays: away } }), 'newItems')).toBe(0)
    const last = planOf({ examDay: TODAY + 1, facts: { tasks: [task('L'), test('T')] } })
    expect(last.days).toMatchObject([{ newItems: 0, lessons: ['L'], tests: ['T'] }])
    expect(planOf({ examDay: TODAY + 9_000, facts: { unseen: 10_000 } }).days).toHaveLength(400)
  })
})

describe('a student who follows the plan', () => {
  it.each([
    { days: 60, cap: 80, unseen: 5000, free: [] },
    { days: 60, cap: 80, unseen: 600, free: [0, 6] },
    { days: 60, cap: 30, unseen: 5000, free: [0] },
    { days: 30, cap: 100, unseen: 5000, free: [] },
    { days: 120, cap: 80, unseen: 5000, free: [0] },
    { days: 14, cap: 60, unseen: 5000, free: [] },
  ])(
    'studies $days days within the cap of $cap and remembers nine of ten on exam day',
    { tags: ['nightly'] },
    ({ days, cap, unseen, free }) => {
      const plan: PlanSettings = { ...NEW_PLAN_SETTINGS, freeWeekdays: free }
      const study = { retention: 0.9, cap, timeZone: 'UTC', examDay: START + days }
      const isFreeDay = (at: number) => free.includes((START + at + 4) % 7)
      const life = liveUntilExam({
        ...{ seed: 7, days, cap, retention: 0.9, rightAtFirst: 0.7 },
        away: isFreeDay,
        newOn: (at, cards) => {
          const verdict = planUntilExam({ ...FACTS, cards, unseen: unseen - cards.length }, START + at, { study, plan })
          return verdict.ok ? (verdict.plan.days[0]?.newItems ?? 0) : 0
        },
      })
      for (const { reviews } of life.log) expect(reviews).toBeLessThanOrEqual(cap)
      expect(life.mean).toBeGreaterThanOrEqual(0.9)
      expect(life.cards.length).toBeGreaterThan(Math.min(unseen * 0.9, days * cap * 0.1))
      expect(life.log.at(-1)?.waiting).toBeLessThanOrEqual(cap)
    },
  )
})
