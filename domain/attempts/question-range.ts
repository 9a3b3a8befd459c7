import { numbersOfTask } from './kinds/adaptive-nclex.ts'
import type { QuestionRange } from './range-text.ts'
import type { TestTask } from './test-task.ts'

/** The range of a test; undefined if it sets none. */
export function questionRange(task: TestTask): QuestionRange | undefined {
  if (task.type === 'AdaptiveNCLEX') {
    const { minItems, maxItems } = numbersOfTask(task)
    return { least: minItems, most: maxItems, perArea: false }
  }
  const { numOfQuestions, minQuestions, maxQuestions } = task
  if (task.type === 'NCLEX')
    return maxQuestions === undefined
      ? undefined
      : { least: minQuestions ?? maxQuestions, most: maxQuestions, perArea: true }
  return numOfQuestions === undefined ? undefined : { least: numOfQuestions, most: numOfQuestions, perArea: false }
}
