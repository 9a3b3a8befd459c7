import { expect, it } from 'vitest'
import type { ExamOutcome } from '../exams/outcome.ts'
import { accuracyText, logits, outcomeText, reportSummary, reportWords } from './exam-report.ts'

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
  [false, 'early', 'Ended early'],
] as const)('an outcome with passed %s and ended %s reads: %s', (passed, ended, text) => {
  expect(outcomeText({ passed, ended })).toBe(text)
})

it('the summary of a report has the outcome, in how many areas, and where to start', () => {
  const area = (name: string, standing: 'above' | 'near' | 'below' | 'none', ability: number | null = 0) => ({
    ...{ name, standing, ability },
  })
  const areas = [area('Safety', 'near'), area('Pharmacology', 'below', -2), area('Basics', 'below', -1)]
  const at = (outcome: ExamOutcome, of: typeof areas, answered = 90) =>
    reportSummary({ outcome, answered, minItems: 85, areas: of })
  const failed = { passed: false, ended: 'decided' } as const
  expect([
    at(failed, areas),
    at(failed, areas.slice(0, 1)),
    at({ passed: true, ended: 'timeUp' }, areas),
    at({ passed: true, ended: 'decided' }, [area('Safety', 'above')]),
    at({ passed: false, ended: 'timeUp' }, [area('Safety', 'none', null)]),
    at({ passed: false, ended: 'early' }, areas, 3),
  ]).toEqual([
    'Not ready yet: below the passing standard in 2 of 3 areas. Start with Pharmacology.',
    'Not ready yet: near the passing standard in 1 of 1 areas. Start with Safety.',
    'Passing standard met overall, and below it in 2 of 3 areas. Keep working on Pharmacology.',
    'Passing standard met overall, and above it in 1 of 1 areas.',
    `Not ready yet. ${reportWords.noAbility}`,
    'Ended too soon to tell. You answered 3 of at least 85 questions.',
  ])
})

it('the accuracy of a test is the worse of the two sides of the standard', () => {
  const rows = [
    { ability: -0.5, right: 0.998, meanLength: 84 },
    { ability: 0, right: 0.525, meanLength: 127 },
    { ability: 0.2, right: 0.86, meanLength: 119 },
    { ability: 0.5, right: 0.995, meanLength: 85 },
  ]
  expect(accuracyText({ bank: 2000, sittings: 400, rows })).toBe(
    'In a simulation of 400 tests for each ability, with a bank of 2,000 questions, such a test was right this often: 99.5% at 0.50 from the standard, 86% at 0.20 from the standard. Exactly at the standard, either result is equally likely.',
  )
})
