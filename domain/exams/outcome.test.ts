import { expect, it } from 'vitest'
import { accuracyByDistance } from './accuracy.ts'
import { ACCURACY } from './accuracy-rows.ts'
import { breaksDue } from './break-offer.ts'
import { intervalOf } from './interval.ts'
import { examOutcome } from './outcome.ts'

const attempt = (rule: string, answered: number, endTime: number | null, result = 'failing') => ({
  deadline: 1000,
  endTime,
  result,
  adaptive: { minItems: 85, decision: { rule, answered } },
})

it.each([
  ['runs', attempt('time', 10, null), undefined],
  ['was decided', attempt('confidence', 85, 900, 'passing'), { passed: true, ended: 'decided' }],
  ['was decided at the last moment', attempt('maximum', 150, 1000), { passed: false, ended: 'decided' }],
  ['was ended by the clock', attempt('time', 90, 1000, 'passing'), { passed: true, ended: 'timeUp' }],
  ['was ended by the clock before the minimum', attempt('time', 84, 1000), { passed: false, ended: 'timeUp' }],
  ['was finished before the minimum', attempt('time', 84, 900), { passed: false, ended: 'early' }],
  ['was finished at the minimum', attempt('time', 85, 900, 'passing'), { passed: true, ended: 'decided' }],
  [
    'has no decision yet',
    { ...attempt('', 0, 900), adaptive: { minItems: 85, decision: null } },
    { passed: false, ended: 'decided' },
  ],
])('examOutcome returns the outcome of an attempt that %s', (_which, decided, outcome) => {
  expect(examOutcome(decided)).toEqual(outcome)
})

it('due breaks are counted to the millisecond', () => {
  const start = 5_000
  const at = (minutes: number, more = 0) => breaksDue([120, 210], start, start + minutes * 60_000 + more)
  expect([at(0), at(120, -1), at(120), at(210, -1), at(210), at(290)]).toEqual([0, 0, 1, 1, 2, 2])
  expect(breaksDue([], start, start + 1e9)).toBe(0)
})

it('an estimate has a 95 percent interval, and nothing else has one', () => {
  // These numbers are exact in binary, so rounding can’t hide a wrong quantile.
  expect(intervalOf({ ability: 0.5, error: 0.5 })).toEqual({ ability: 0.5, from: -0.48, to: 1.48 })
  expect(intervalOf({ ability: null, error: null })).toBeUndefined()
  expect(intervalOf({ ability: 0.5, error: null })).toBeUndefined()
})

it('each distance from the standard has the accuracy of its worse side, farthest first', () => {
  const row = (ability: number, right: number) => ({ ability, right, meanLength: 90 })
  expect(accuracyByDistance([row(-0.2, 0.9), row(0, 0.5), row(0.2, 0.86), row(1, 1)])).toEqual([
    { distance: 1, right: 1 },
    { distance: 0.2, right: 0.86 },
  ])
  for (const { right } of accuracyByDistance(ACCURACY.rows)) expect(right).toBeGreaterThan(0.8)
})
