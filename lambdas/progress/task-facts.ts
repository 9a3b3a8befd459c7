import { DEFAULT_PASS_GRADE, isTestKind } from '#domain/attempts/test-task.ts'
import { studyMinutes, type TaskLength } from '#domain/content/study-time.ts'
import type { TaskItem } from '#table/task.ts'

/** The type that a student sees: a Linking task's is its target's. */
export const shownType = ({ taskType, linkedType }: Pick<TaskItem, 'taskType' | 'linkedType'>): TaskLength['type'] =>
  taskType === 'Linking' ? (linkedType ?? 'Reading') : taskType

/** How many questions a test has at most; undefined for other tasks. */
export const questionsOf = ({ taskType, numOfQuestions, maxQuestions }: TaskItem): number | undefined =>
  isTestKind(taskType) ? (numOfQuestions ?? maxQuestions) : undefined

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
