import { expect, it } from 'vitest'
import { accuracyText, logits, outcomeText } from './exam-report.ts'

it.each([
  [0.125, '0.13'],
  [-0.4, '−0.40'],
  [-0.001, '0.00'],
  [10, '10.00'],
])('a value of %f logits reads %s', (value, text) => expect(logits(value)).toBe(text))

it.each([
  [true, 'decided', 'Passed'],
  [false, 'decided', 'Not passed'],
  [true, 'timeUp', 'Out of time: passed'],
  [false, 'timeUp', 'Out of time: not passed'],
  [false, 'early', 'Ended early: not passed'],
] as const)('an outcome with passed %s and ended %s reads: %s', (passed, ended, text) => {
  expect(outcomeText({ passed, ended })).toBe(text)
})

it('the accuracy of a test is the worse of the two sides of the standard', () => {
  const rows = [
    { ability: -0.5, right: 0.998, meanLength: 84 },
    { ability: 0, right: 0.525, meanLength: 127 },
    { ability: 0.2, right: 0.86, meanLength: 119 },
    { ability: 0.5, right: 0.995, meanLength: 85 },
  ]
  expect(accuracyText({ bank: 2000, sittings: 400, rows })).toBe(
    'In a simulation of 400 tests for each ability, with a bank of 2,000 questions, such a test decided rightly: 99.5% at 0.50 from the standard, 86% at 0.20 from the standard. Exactly at the standard either decision is as likely.',
  )
})
