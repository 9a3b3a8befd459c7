import { expect, it } from 'vitest'
import { figureText, secondsText, shareText, statisticsWords } from './statistics.ts'

it('says figures with their intervals, and a dash where there is none', () => {
  expect(shareText({ share: 0.724, from: 0.61, to: 0.8149 })).toBe('72% (61% to 81%)')
  expect([figureText(0.345), figureText(-1), figureText(null)]).toEqual(['0.34', '-1.00', '–'])
  expect([secondsText(4.2), secondsText(null)]).toEqual(['4 s', '–'])
})

it('calls nothing a fact with fewer than 30 answers', () => {
  expect(statisticsWords.fewText(1)).toBe(
    '1 answer: with fewer than 30, figures may be due to chance. Nothing here is a fact yet.',
  )
  expect(statisticsWords.total(1_200)).toBe('1,200 questions')
})
