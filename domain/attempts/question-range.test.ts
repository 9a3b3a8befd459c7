import { expect, it } from 'vitest'
import { questionRange } from './question-range.ts'
import { rangeText } from './range-text.ts'
import type { TestTask } from './test-task.ts'

const words = (task: Partial<TestTask>) => {
  const range = questionRange({ type: 'Practice', tags: ['RN'], ...task })
  return range && rangeText(range)
}

it.each([
  [{ numOfQuestions: 10 }, '10 questions'],
  [{ numOfQuestions: 1 }, '1 question'],
  [{}, undefined],
  [{ type: 'NCLEX', minQuestions: 2, maxQuestions: 4 }, '2 to 4 questions in each area'],
  [{ type: 'NCLEX', minQuestions: 1, maxQuestions: 1 }, '1 question in each area'],
  [{ type: 'NCLEX' }, undefined],
  [{ type: 'AdaptiveNCLEX' }, '85 to 150 questions'],
  [{ type: 'AdaptiveNCLEX', minQuestions: 24, maxQuestions: 40 }, '24 to 40 questions'],
] as const)('a test of %j asks %s', (task, text) => expect(words(task)).toBe(text))
