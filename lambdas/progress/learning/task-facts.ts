import { questionRange } from '#domain/attempts/question-range.ts'
import type { QuestionRange } from '#domain/attempts/range-text.ts'
import { DEFAULT_PASS_GRADE } from '#domain/attempts/test-task.ts'
import { studyMinutes, type TaskLength } from '#domain/content/study-time.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import { type TaskItem, testTaskOf } from '#table/task.ts'

/** The type that a student sees: a Linking task's is its target's. */
export const shownType = ({ taskType, linkedType }: Pick<TaskItem, 'taskType' | 'linkedType'>): TaskLength['type'] =>
  taskType === 'Linking' ? (linkedType ?? 'Reading') : taskType

/** How many questions a test asks; undefined for other tasks. */
export function rangeOf(task: TaskItem): QuestionRange | undefined {
  const test = testTaskOf(task)
  return test && questionRange(test)
}

/** The client needs of the exam's plan: about so many areas an NCLEX is drawn from. */
const AREAS = defaultSettings('RN').plan.length

/** How many questions a test asks at most, about; undefined for other tasks. `areas`: that the academy has. */
export function questionsOf(task: TaskItem, areas = AREAS): number | undefined {
  const range = rangeOf(task)
  return range && range.most * (range.perArea ? areas : 1)
}

/**
 * Whether a test's best grade reaches its pass grade; null without a grade, and for an NCLEX, whose areas decide (spec 3.9.8). That of
 * an adaptive NCLEX does exactly when it was passed.
 */
export const passedOf = ({ taskType, passGrade }: TaskItem, best: number | null | undefined): boolean | null =>
  (taskType === 'Practice' || taskType === 'AdaptiveNCLEX') && best != null
    ? best >= (passGrade ?? DEFAULT_PASS_GRADE)
    : null

/** How many minutes a task takes that is no link; undefined where that is not known. */
export const minutesOf = (task: TaskItem): number | undefined =>
  studyMinutes({
    type: shownType(task),
    words: task.words,
    seconds: task.renditions?.seconds,
    timeAllowed: task.timeAllowed,
    questions: questionsOf(task),
  })
