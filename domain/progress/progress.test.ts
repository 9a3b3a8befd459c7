import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { byName } from './by-name.ts'
import { countCompleted, isTaskComplete, type TaskState } from './task-state.ts'
import { countsFrom } from './counts-from.ts'
import { courseTime, endOfCourse, timeLeft, timer } from './course-time.ts'
import { progressState, splitProgress } from './progress.ts'

const NOW = 1_780_000_000_000
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000]

describe('a progress', () => {
  it.each([
    [0, 'not-started'],
    [NOW + 1, 'started'],
    [NOW, 'started'],
    [NOW - 1, 'ended'],
  ])('ending at %i is %s', (endTime, state) => expect(progressState(endTime, NOW)).toBe(state))

  it('is listed under Active until its end has passed, then under History [3.4.10]', () => {
    const all = [0, NOW + 1, NOW - 1, NOW - DAY].map((endTime, key) => ({ key, endTime }))
    const { active, history } = splitProgress(all, NOW)
    expect([active.map(({ key }) => key), history.map(({ key }) => key)]).toEqual([
      [1, 0],
      [2, 3],
    ])
  })

  it('comes before those that have not started, the one studied last first', () => {
    const started = (key: string, lastActivity: number | null, startedOn: number | null = null) => ({
      ...{ key, endTime: NOW + DAY, startedOn, overview: { lastActivity } },
    })
    const waiting = { key: 'waiting', endTime: 0, startedOn: null, overview: null }
    const all = [waiting, started('untouched', null), started('old', NOW - DAY), started('new', null, NOW - 1)]
    expect(splitProgress(all, NOW).active.map(({ key }) => key)).toEqual(['new', 'old', 'untouched', 'waiting'])
  })

  it('ends onlineDays days after it starts', () => expect(endOfCourse(30, NOW)).toBe(NOW + 30 * DAY))

  it('counts its days in a Live course from the later of Start and the first class, at the academy’s clock', () => {
    const dates = ['2027-01-22', '2027-01-15']
    const live = { courseType: 'Live', dates, startTime: '9:00AM' } as const
    const first = Date.parse('2027-01-15T14:00:00Z')
    expect([first - 1, first, first + 1].map((now) => countsFrom(live, now) - first)).toEqual([0, 0, 1])
    expect(countsFrom({ ...live, courseType: 'Online' }, NOW)).toBe(NOW)
    expect(countsFrom({ courseType: 'Live', dates: null, startTime: null }, NOW)).toBe(NOW)
  })
})

describe("a course's time on its card", () => {
  it.each([
    ['Online', 0, '30 days left - Not Started'],
    ['Live', 0, 'Not Started'],
    ['Online', NOW + 2 * DAY + 3 * HOUR, '2 days 3 hours'],
    ['Live', NOW + 2 * DAY, ''],
    ['Online', NOW - 1, 'Course Ended'],
    ['Live', NOW - 1, 'Course Ended'],
  ] as const)('shows a %s course that ends at %i as "%s" [3.4.13]', (courseType, endTime, text) => {
    expect(courseTime({ courseType, onlineDays: 30, endTime }, NOW)).toBe(text)
  })
})

describe('time left', () => {
  it.each([
    [12 * DAY + 3 * HOUR + 59 * MINUTE, '12 days 3 hours'],
    [DAY, '1 day 0 hours'],
    [DAY - 1, '23 hours 59 minutes'],
    [HOUR + MINUTE, '1 hour 1 minute'],
    [HOUR - 1, '59 minutes 59 seconds'],
    [MINUTE + SECOND, '1 minute 1 second'],
    [999, '0 minutes 0 seconds'],
    [-5, '0 minutes 0 seconds'],
  ])('formats %i ms as "%s" [3.9.6]', (ms, text) => expect(timeLeft(ms)).toBe(text))
})

describe("a test's clock", () => {
  it.each([
    [90 * MINUTE, '01:30:00'],
    [HOUR, '01:00:00'],
    [HOUR - SECOND, '59:59'],
    [61 * SECOND, '01:01'],
    [1, '00:01'],
    [0, '00:00'],
    [-1, '00:00'],
    [100 * HOUR, '100:00:00'],
  ])('shows %i ms left as %s [3.9.6]', (ms, text) => expect(timer(ms)).toBe(text))
})

describe('sections and tasks', () => {
  it('sort by name, numbers by value, ignoring case [3.9.12]', () => {
    const names = ['Week 10', 'week 2', 'Algebra', 'WEEK 1', 'algebra 2']
    const sorted = names.map((name) => ({ name })).sort(byName)
    expect(sorted.map(({ name }) => name)).toEqual(['Algebra', 'algebra 2', 'WEEK 1', 'week 2', 'Week 10'])
  })

  it.each([
    [{ complete: true }, true],
    [{ complete: false }, false],
    [{ complete: false, open: 1, openDeadline: NOW + 1 }, false],
    [{ complete: false, open: 1, openDeadline: NOW }, true],
    [{ complete: true, open: 2, openDeadline: NOW + 1 }, true],
  ])('count as complete with %j: %s', (state, complete) => expect(isTaskComplete(state, NOW)).toBe(complete))

  it('count what exists and is done, never more than there is', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
    fc.assert(
      fc.property(keys, keys, keys, (tasks, done, overdue) => {
        const states = new Map<string, TaskState>([
          ...overdue.map((key) => [key, { complete: false, open: 1, openDeadline: NOW - 1 }] as const),
          ...done.map((key) => [key, { complete: true }] as const),
        ])
        const expected = tasks.filter((key) => done.includes(key) || overdue.includes(key)).length
        expect(countCompleted(tasks, states, NOW)).toBe(expected)
      }),
    )
  })
})
