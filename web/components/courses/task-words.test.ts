import { expect, it } from 'vitest'
import { lengthText, resultText, type TaskMeasures } from './task-words.ts'

const ten = { least: 10, most: 10, perArea: false }
const facts: TaskMeasures = { type: 'Practice', minutes: 15, range: ten, complete: true, best: null, passed: null }

it('a task’s length has type, questions, and time, without unknown parts', () => {
  expect(lengthText(facts)).toBe('Practice · 10 questions · 15 min')
  expect(lengthText({ ...facts, range: { ...ten, least: 1, most: 1 }, minutes: null })).toBe('Practice · 1 question')
  expect(lengthText({ ...facts, type: 'Reading', range: null, minutes: null })).toBe('Reading')
  expect(lengthText({ ...facts, type: 'NCLEX', range: { least: 2, most: 4, perArea: true }, minutes: 60 })).toBe(
    'NCLEX · 2 to 4 questions in each area · 60 min',
  )
  expect(lengthText({ ...facts, type: 'AdaptiveNCLEX', range: { ...ten, least: 85, most: 150 }, minutes: 300 })).toBe(
    'Adaptive NCLEX · 85 to 150 questions · up to 5 hr',
  )
})

it('a result separates taken from passed, counts a zero grade, and shows no percentage for an adaptive test', () => {
  expect(resultText(facts)).toBeUndefined()
  expect(resultText({ ...facts, best: 80, passed: true })).toBe('Best 80% · passed')
  expect(resultText({ ...facts, best: 0, passed: false })).toBe('Taken · not passed · Best 0%')
  expect(resultText({ ...facts, best: 70 })).toBe('Best 70%')
  expect(resultText({ ...facts, type: 'AdaptiveNCLEX', best: 27, passed: false })).toBe('Taken · not passed')
  expect(resultText({ ...facts, type: 'AdaptiveNCLEX', best: 80, passed: true })).toBe('Passed')
})
