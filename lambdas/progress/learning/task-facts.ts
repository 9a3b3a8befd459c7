import { questionRange } from '#domain/attempts/question-range.ts'
import type { QuestionRange } from '#domain/attempts/range-text.ts'
import { DEFAULT_PASS_GRADE } from '#domain/attempts/test-task.ts'
import { studyMinutes, type TaskLength } from '#domain/content/study-time.ts'
import { defaultSettings } from '#domain/exams/exam-settings.ts'
import { type TaskItem, testTaskOf } from '#table/task.ts'

/** Returns the type that a student sees: for a Linking task, its target's. */
export const shownType = ({ taskType, linkedType }: Pick<TaskItem, 'taskType' | 'linkedType'>): TaskLength['type'] =>
  taskType === 'Linking' ? (linkedType ?? 'Reading') : taskType

/** Returns the number of questions of a test as a range; undefined for other tasks. */
export function rangeOf(task: TaskItem): QuestionRange | undefined {
  const test = testTaskOf(task)
  return test && questionRange(test)
}

/** The number of client needs in the exam's plan: about how many areas an NCLEX draws from. */
const AREAS = defaultSettings('RN').plan.length

/**
 * Returns about how many questions a test has at most; undefined for other tasks. `areas`: the academy's number of
 * areas.
 */
export function questionsOf(task: TaskItem, areas = AREAS): number | undefined {
  const range = rangeOf(task)
  return range && range.most * (range.perArea ? areas : 1)
}

/**
 * Whether a test's best grade reaches its pass grade. Null without a grade, and for an NCLEX, whose areas decide (spec
 * 3.9.8). The grade of an adaptive NCLEX reaches it exactly if the test was passed.
 */
export const passedOf = ({ taskType, passGrade }: TaskItem, best: number | null | undefined): boolean | null =>
  (taskType === 'Practice' || taskType === 'AdaptiveNCLEX') && best != null
    ? best >= (passGrade ?? DEFAULT_PASS_GRADE)
    : null

/** Returns the minutes of a task that is not a link; undefined if unknown. */
export const minutesOf = (task: TaskItem): number | undefined =>
  studyMinutes({
    type: shownType(task),
    words: task.words,
    seconds: task.renditions?.seconds,
    timeAllowed: task.timeAllowed,
    questions: questionsOf(task),
  })
