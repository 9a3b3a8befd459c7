import { type QuestionRange, rangeText } from '#domain/attempts/range-text.ts'
import { taskTypeName, type TaskType } from '#domain/content/check-task.ts'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'

/** The known facts about a task's length and result. */
export type TaskMeasures = {
  type: TaskType
  minutes: number | null
  range: QuestionRange | null
  complete: boolean
  best: number | null
  passed: boolean | null
}

/** Formats 300 minutes as 5 hr. */
const minutesText = (minutes: number): string =>
  minutes >= 120 && minutes % 60 === 0 ? `${minutes / 60} hr` : `${minutes} min`

/** A task's type and length, such as 'Practice · 10 questions · 15 min' or 'Adaptive NCLEX · 85 to 150 questions · up to 5 hr'. */
export const lengthText = ({ type, minutes, range }: Pick<TaskMeasures, 'type' | 'minutes' | 'range'>): string =>
  [
    taskTypeName(type),
    ...(range === null ? [] : [rangeText(range)]),
    ...(minutes === null ? [] : [`${isAdaptive({ type }) ? 'up to ' : ''}${minutesText(minutes)}`]),
  ].join(' · ')

/**
 * A test's result, such as 'Best 80% · passed' or 'Taken · not passed · Best 22%'; undefined before its end. Adaptive
 * tests have no percentage, because their report has an ability instead.
 */
export function resultText({ type, complete, best, passed }: TaskMeasures): string | undefined {
  if (best === null) return undefined
  const grade = isAdaptive({ type }) ? [] : [`Best ${best}%`]
  if (passed === null) return grade.join('')
  if (passed) return [...grade, grade.length === 0 ? 'Passed' : 'passed'].join(' · ')
  return [complete ? 'Taken' : undefined, 'not passed', ...grade].filter((part) => part !== undefined).join(' · ')
}

/** The color of a task's icon: a test that was taken but not passed is no success. */
export const taskColor = ({ complete, passed }: Pick<TaskMeasures, 'complete' | 'passed'>): string =>
  complete ? (passed === false ? 'text-text-muted' : 'text-success') : 'text-primary'
