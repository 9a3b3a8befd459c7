// @vitest-environment jsdom
import { expect, it } from 'vitest'
import type { TaskDraft } from '#domain/content/check-task.ts'
import { emptyTask, newTaskInputOf } from './create-task.tsx'
import { taskErrors } from './task-check.ts'

const practice: TaskDraft = { type: 'Practice', name: 'Quiz', tags: ['RN'], numOfQuestions: 5, timeAllowed: 10 }
const exam = { minQuestions: 2, maxQuestions: 4, timeAllowed: 60 }
const nclex: TaskDraft = { type: 'NCLEX', name: 'Exam', tags: ['RN'], ...exam }

it.each<[TaskDraft, string]>([
  [{ ...practice, name: '' }, 'name'],
  [{ ...practice, numOfQuestions: null }, 'numOfQuestions'],
  [{ ...practice, numOfQuestions: 501 }, 'numOfQuestions'],
  [{ ...practice, percentEasy: 0 }, 'percentEasy'],
  [{ ...practice, percentEasy: 101 }, 'percentEasy'],
  [{ ...practice, passGrade: 0 }, 'passGrade'],
  [{ ...practice, passGrade: 101 }, 'passGrade'],
  [{ ...nclex, minQuestions: null }, 'minQuestions'],
  [{ ...nclex, maxQuestions: 0 }, 'maxQuestions'],
  [{ ...nclex, maxQuestions: 2 }, 'minQuestions'],
])('the error of %o belongs to its field', (draft, field) => expect(taskErrors(draft)[0]?.field).toBe(field))

it('numbers typed for another kind of test are ignored, and have no field', () => {
  const form = { ...emptyTask, name: 'Exam', tags: { ...emptyTask.tags, AdaptiveNCLEX: ['RN'] } }
  const typed = { ...form, passGrade: '101', percentEasy: '101', plusMinus: true, reserved: true }
  const input = newTaskInputOf('AdaptiveNCLEX', typed)
  expect(input).toEqual(newTaskInputOf('AdaptiveNCLEX', form))
  expect(taskErrors({ type: 'AdaptiveNCLEX', ...input })).toEqual([])
})
