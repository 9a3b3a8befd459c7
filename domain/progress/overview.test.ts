import { expect, it } from 'vitest'
import { overviewOf, type TaskDone } from './overview.ts'

const aTask = (name: string, complete: boolean, best?: number): TaskDone => ({
  task: { contentKey: 'c', sectionKey: 's', sectionName: 'Safety', taskKey: name, name, type: 'Reading' },
  complete,
  best,
})

it('completed tasks are counted, and the next task is the first unfinished one', () => {
  const tasks = [aTask('a', true), aTask('b', false), aTask('c', true, 70), aTask('d', false)]
  expect(overviewOf(tasks, 5)).toEqual({
    completed: 2,
    total: 4,
    lastActivity: 5,
    average: 70,
    best: 70,
    next: tasks[1]?.task,
  })
})

it('a finished course has no next task, and its average and best grade include a zero', () => {
  expect(overviewOf([aTask('a', true, 85), aTask('b', true, 0), aTask('c', true)], 9)).toEqual({
    completed: 2 + 1,
    total: 3,
    lastActivity: 9,
    average: 43,
    best: 85,
  })
})

it('an adaptive test has no percentage, since its report has an ability', () => {
  const exam = aTask('exam', true, 27)
  const tasks: TaskDone[] = [{ ...exam, task: { ...exam.task, type: 'AdaptiveNCLEX' } }, aTask('test', true, 80)]
  expect(overviewOf(tasks, 9)).toMatchObject({ completed: 2, average: 80, best: 80 })
})

it('a course without tasks, or before the first, has no time and no grade', () => {
  expect(overviewOf([], undefined)).toEqual({ completed: 0, total: 0 })
})
