import { expect, it } from 'vitest'
import { bestText, lengthText } from './task-words.ts'

const facts = { type: 'Practice', minutes: 15, questions: 10, best: null, passed: null }

it('names the type, the number of questions and the minutes, and leaves out what is not known', () => {
  expect(lengthText(facts)).toBe('Practice · 10 questions · 15 min')
  expect(lengthText({ ...facts, questions: 1, minutes: null })).toBe('Practice · 1 question')
  expect(lengthText({ ...facts, type: 'Reading', questions: null, minutes: null })).toBe('Reading')
})

it('says the best grade with passed or not, a zero too, and no verdict where areas decide', () => {
  expect(bestText(facts)).toBeUndefined()
  expect(bestText({ ...facts, best: 80, passed: true })).toBe('Best 80% · passed')
  expect(bestText({ ...facts, best: 0, passed: false })).toBe('Best 0% · not passed yet')
  expect(bestText({ ...facts, best: 70 })).toBe('Best 70%')
})
