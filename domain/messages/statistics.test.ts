import { expect, it } from 'vitest'
import { figureText, secondsText, shareText, statisticsWords } from './statistics.ts'

it('figures show their intervals, and a dash if there is none', () => {
  expect(shareText({ share: 0.724, from: 0.61, to: 0.8149 })).toBe('72% (61% to 81%)')
  expect([figureText(0.345), figureText(-1), figureText(null)]).toEqual(['0.34', '-1.00', '–'])
  expect([secondsText(4.2), secondsText(null)]).toEqual(['4 s', '–'])
})

it('figures from fewer than 30 answers come with a warning', () => {
  expect(statisticsWords.fewText(1)).toBe(
    '1 answer: with fewer than 30, figures may be due to chance. Nothing here is a fact yet.',
  )
  expect(statisticsWords.total(1_200)).toBe('1,200 questions')
})

it('a version is called harder or easier only if chance cannot explain the difference', () => {
  const discrimination = { value: 0.3, from: 0.1, to: 0.5 }
  const share = { value: -0.124, from: -0.2, to: -0.0449 }
  expect(statisticsWords.drift('June 2', { share, discrimination })).toEqual([
    'Harder than the version of June 2 by 12 percentage points (4 to 20).',
    'Discriminates more than the version of June 2 by 0.30 (0.10 to 0.50).',
  ])
  expect(
    statisticsWords.drift('June 2', { share: { value: 0.01, from: -0.2, to: 0.21 }, discrimination: null }),
  ).toEqual(['No clear change of difficulty from the version of June 2: 1 percentage point (-20 to 21).'])
})
