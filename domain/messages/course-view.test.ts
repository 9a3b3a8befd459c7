import { expect, it } from 'vitest'
import { aboutTime, outlineLabel, tasksOfType } from './course-view.ts'

it('a study time of an hour or more is rounded to ten minutes', () => {
  expect([0.2, 45, 60, 94, 119, 120, 151].map(aboutTime)).toEqual([
    'about 1 min',
    'about 45 min',
    'about 1 hr',
    'about 1 hr 30 min',
    'about 2 hr',
    'about 2 hr',
    'about 2 hr 30 min',
  ])
  expect(outlineLabel(1, 0)).toBe('1 task')
  expect(outlineLabel(5, 62)).toBe('5 tasks · about 1 hr')
})

it('tasks are counted by type', () => {
  expect(tasksOfType('Reading', 1)).toBe('1 reading')
  expect(tasksOfType('NCLEX', 2)).toBe('2 NCLEX tests')
})
