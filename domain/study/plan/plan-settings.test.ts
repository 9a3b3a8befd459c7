import { describe, expect, it } from 'vitest'
import {
  checkPlan,
  type PlanInput,
  isFree,
  MAX_FREE_DAYS,
  NEW_PLAN_SETTINGS,
  weekdayOf,
  wrongExamDay,
  wrongPlan,
} from './plan-settings.ts'
import { dayOfText, dayText } from '../student-day.ts'

const GIVEN: PlanInput = { freeWeekdays: [6, 0], freeDays: ['2027-04-04', '2027-03-01'], startMinute: 1_080 }
const day = (text: string) => dayOfText(text) ?? NaN
const manyDays = (count: number) => Array.from({ length: count }, (_, i) => dayText(20_000 + i))

it.each([
  ['', 'missing'],
  ['2027-02-30', 'missing'],
  ['2027-03-03', 'over'],
  ['2027-03-02', 'over'],
  ['2027-03-04', undefined],
  ['2028-04-06', undefined],
  ['2028-04-07', 'far'],
] as const)('an exam on %j is %s on 2027-03-03', (given, wrong) => {
  expect(wrongExamDay(given, '2027-03-03')).toBe(wrong)
})

describe('the plan settings of a student', () => {
  it('are stored sorted', () => {
    expect(checkPlan(GIVEN)).toEqual({
      freeWeekdays: [0, 6],
      freeDays: [day('2027-03-01'), day('2027-04-04')],
      startMinute: 1_080,
    })
    expect(checkPlan({ ...GIVEN, freeDays: manyDays(MAX_FREE_DAYS) })?.freeDays).toHaveLength(MAX_FREE_DAYS)
  })

  it.each([
    ['every day of the week', { freeWeekdays: [0, 1, 2, 3, 4, 5, 6] }, 'freeWeekdays'],
    ['a weekday twice', { freeWeekdays: [1, 1] }, 'freeWeekdays'],
    ['an eighth weekday', { freeWeekdays: [7] }, 'freeWeekdays'],
    ['a part of a weekday', { freeWeekdays: [1.5] }, 'freeWeekdays'],
    ['a weekday before the first', { freeWeekdays: [-1] }, 'freeWeekdays'],
    ['a day that there is not', { freeDays: ['2027-02-30'] }, 'freeDays'],
    ['a day before 1970', { freeDays: ['1969-12-31'] }, 'freeDays'],
    ['a day after 2149', { freeDays: ['2150-01-01'] }, 'freeDays'],
    ['a day twice', { freeDays: ['2027-04-04', '2027-04-04'] }, 'freeDays'],
    ['a script', { freeDays: ['<script>alert(1)</script>'] }, 'freeDays'],
    ['too many days', { freeDays: manyDays(MAX_FREE_DAYS + 1) }, 'freeDays'],
    ['an odd minute', { startMinute: 1_081 }, 'startMinute'],
    ['an hour that ends on the next day', { startMinute: 1_335 }, 'startMinute'],
    ['a time before midnight', { startMinute: -15 }, 'startMinute'],
    ['no number', { startMinute: NaN }, 'startMinute'],
  ] as const)('are refused with %s', (_, wrong, field) => {
    expect(wrongPlan({ ...GIVEN, ...wrong })).toEqual([field])
    expect(checkPlan({ ...GIVEN, ...wrong })).toBeUndefined()
  })

  it('include the free weekdays', () => {
    expect(weekdayOf(day('2027-03-07'))).toBe(0)
    expect(weekdayOf(day('2027-03-06'))).toBe(6)
    const settings = checkPlan(GIVEN) ?? NEW_PLAN_SETTINGS
    expect(['2027-03-01', '2027-03-02', '2027-03-06', '2027-03-07'].map((text) => isFree(settings, day(text)))).toEqual(
      [true, false, true, true],
    )
    expect(isFree(NEW_PLAN_SETTINGS, day('2027-03-07'))).toBe(false)
  })
})
