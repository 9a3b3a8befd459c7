import { describe, expect, it } from 'vitest'
import { dayIn, daysBefore, isHourOfReminders, remindersOf } from './reminder.ts'

const ZONE = 'America/New_York'
const HOUR = 3_600_000
const at = (text: string) => Date.parse(text)
const live = {
  ...{ courseType: 'Live' as const, endTime: 0, onlineDays: 90, complete: false },
  dateCreated: at('2026-01-05T12:00:00Z'),
}
const online = { ...live, courseType: 'Online' as const }

describe('a Live class', () => {
  it.each([
    // Clocks go forward on March 8 and back on November 1, 2026.
    ['2026-03-08', '2026-03-07'],
    ['2026-03-09', '2026-03-08'],
    ['2026-11-01', '2026-10-31'],
    ['2026-11-02', '2026-11-01'],
    ['2027-01-01', '2026-12-31'],
  ])('starting on %s is announced on %s', (first, day) => {
    const dates = ['2027-05-01', first]
    expect(remindersOf({ ...live, dates }, ZONE)).toEqual([{ kind: 'classTomorrow', day, days: 1 }])
  })

  it('is announced when bought on the day before, but not when bought later', () => {
    const dates = ['2026-03-09']
    const bought = (text: string) => remindersOf({ ...live, dates, dateCreated: at(text) }, ZONE).length
    expect(bought('2026-03-09T03:59:00Z')).toBe(1)
    expect(bought('2026-03-09T04:01:00Z')).toBe(0)
  })

  it('is announced once its course has begun, and so is the end of the course', () => {
    const begun = { ...live, dates: ['2026-03-09'], startedOn: live.dateCreated, endTime: at('2026-05-10T15:00:00Z') }
    expect(remindersOf(begun, ZONE).map(({ kind, day }) => [kind, day])).toEqual([
      ['classTomorrow', '2026-03-08'],
      ['daysLeft', '2026-05-03'],
      ['daysLeft', '2026-05-09'],
    ])
  })

  it('is not announced without dates, or once complete', () => {
    expect(remindersOf(live, ZONE)).toEqual([])
    expect(remindersOf({ ...live, dates: ['2026-03-09'], complete: true }, ZONE)).toEqual([])
  })
})

describe('an Online course', () => {
  it('is announced 7 days and 1 day before its last day, even across a clock change', () => {
    // 11:30 PM on March 10 in New York, one hour earlier without daylight saving time.
    const endTime = at('2026-03-11T03:30:00Z')
    expect(remindersOf({ ...online, endTime, onlineDays: 30 }, ZONE)).toEqual([
      { kind: 'daysLeft', day: '2026-03-03', days: 7 },
      { kind: 'daysLeft', day: '2026-03-09', days: 1 },
    ])
  })

  it('is announced once when it lasts a week, and never when it lasts a day or has not begun', () => {
    const of = (onlineDays: number) =>
      remindersOf({ ...online, onlineDays, endTime: at('2026-05-10T15:00:00Z') }, ZONE).map(({ days }) => days)
    expect(of(8)).toEqual([7, 1])
    expect(of(7)).toEqual([1])
    expect(of(1)).toEqual([])
    expect(remindersOf(online, ZONE)).toEqual([])
  })
})

it('reminders follow the academy’s calendar days and hours', () => {
  expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
  expect(dayIn(at('2026-07-01T03:59:00Z'), ZONE)).toBe('2026-06-30')
  // Nine in the morning, in winter and in summer.
  expect(isHourOfReminders(at('2026-01-05T14:00:00Z'), ZONE)).toBe(true)
  expect(isHourOfReminders(at('2026-01-05T14:00:00Z') - HOUR, ZONE)).toBe(false)
  expect(isHourOfReminders(at('2026-07-05T13:00:00Z'), ZONE)).toBe(true)
  expect(isHourOfReminders(at('2026-01-06T04:30:00Z'), ZONE)).toBe(true)
})
