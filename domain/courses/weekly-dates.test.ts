import { expect, it } from 'vitest'
import { addWeekly } from './weekly-dates.ts'

const tueThu = { weekdays: [2, 4], from: '2027-03-01', until: '2027-03-16' }

it('every Tuesday and Thursday through the last day is added once, in order', () => {
  expect(addWeekly(['2027-03-04', '2027-01-01'], tueThu)).toEqual({
    ok: true,
    dates: ['2027-01-01', '2027-03-02', '2027-03-04', '2027-03-09', '2027-03-11', '2027-03-16'],
  })
})

it('weekly dates follow the calendar across a clock change', () => {
  const sundays = { weekdays: [0], from: '2027-03-07', until: '2027-03-21' }
  expect(addWeekly([], sundays)).toEqual({ ok: true, dates: ['2027-03-07', '2027-03-14', '2027-03-21'] })
})

it.each([
  [{ ...tueThu, weekdays: [] }, 'no-weekday'],
  [{ ...tueThu, from: '' }, 'no-from'],
  [{ ...tueThu, until: '2027-3-1' }, 'no-until'],
  [{ ...tueThu, until: '2027-02-28' }, 'until-before-from'],
  [{ ...tueThu, until: '2027-03-01' }, 'none'],
  [{ ...tueThu, until: '2029-03-01' }, 'too-many'],
])('refuses %j: %s', (rule, fault) => expect(addWeekly([], rule)).toEqual({ ok: false, fault }))

it('a course has 100 dates at most, existing ones included', () => {
  const daily = { weekdays: [0, 1, 2, 3, 4, 5, 6], from: '2027-01-01', until: '2027-04-10' }
  expect(addWeekly([], daily)).toMatchObject({ ok: true, dates: { length: 100 } })
  expect(addWeekly(['2026-01-01'], daily)).toEqual({ ok: false, fault: 'too-many' })
})
