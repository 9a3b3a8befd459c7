import { expect, it } from 'vitest'
import { isFinished, nextInOutline, type OutlineTask, outlineResults } from './course-outline.ts'

const task = (key: string, facts: Partial<OutlineTask> = {}): OutlineTask => ({
  key,
  name: key,
  type: 'Reading',
  complete: false,
  minutes: 5,
  best: null,
  passed: null,
  ...facts,
})
const section = (key: string, ...outline: OutlineTask[]) => ({ key, contentKey: 'c', name: key, outline })

it('the next task is the first unfinished one across sections and contents, or none after the last', () => {
  const done = section('s1', task('a', { complete: true }))
  const half = section('s2', task('b', { complete: true }), task('c'))
  const next = nextInOutline([{ sections: [done] }, { sections: [section('empty'), half] }])
  expect([next?.section.key, next?.task.key]).toEqual(['s2', 'c'])
  expect(nextInOutline([{ sections: [done] }, { sections: [] }])).toBeUndefined()
})

it('sections are finished once every task is done, and never without tasks', () => {
  expect(isFinished([{ completed: 2, total: 2 }])).toBe(true)
  expect(
    isFinished([
      { completed: 2, total: 2 },
      { completed: 0, total: 0 },
    ]),
  ).toBe(true)
  expect(
    isFinished([
      { completed: 2, total: 2 },
      { completed: 0, total: 1 },
    ]),
  ).toBe(false)
  expect(isFinished([{ completed: 0, total: 0 }])).toBe(false)
})

it('completed work is summed up: types, known minutes, grades, and passed tests', () => {
  const contents = [
    {
      sections: [
        section('s1', task('a', { complete: true }), task('b', { complete: true, minutes: null }), task('c')),
        section(
          's2',
          task('d', { type: 'Practice', complete: true, minutes: 10, best: 80, passed: true }),
          task('e', { type: 'Practice', complete: true, minutes: 20, best: 0, passed: false }),
          task('f', { type: 'NCLEX', complete: true, minutes: 30, best: 55 }),
          task('g', { type: 'AdaptiveNCLEX', minutes: 0, best: 27, passed: false }),
        ),
      ],
    },
  ]
  expect(outlineResults(contents)).toEqual({
    total: 7,
    completed: 5,
    types: [
      { type: 'Reading', count: 2 },
      { type: 'Practice', count: 2 },
      { type: 'NCLEX', count: 1 },
    ],
    minutesDone: 65,
    minutesLeft: 5,
    tests: 3,
    average: 45,
    best: 80,
    passed: 1,
    graded: 3,
  })
  expect(outlineResults([])).toMatchObject({ total: 0, completed: 0, types: [], tests: 0, average: null, best: null })
})
