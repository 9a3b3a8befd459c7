import type { TaskLength } from '../content/study-time.ts'

/** A task of a course to continue with. */
export type TaskToDo = {
  contentKey: string
  sectionKey: string
  sectionName: string
  taskKey: string
  name: string
  type: TaskLength['type']
}

/**
 * A course's progress. `lastActivity` in epoch milliseconds, `average` of the best grades, `best` of them, in percent;
 * adaptive tests, whose report has an ability, don't count.
 */
export type ProgressOverview = {
  completed: number
  total: number
  lastActivity?: number
  average?: number
  best?: number
  next?: TaskToDo
}

/** A task in the course's order, with the student's result. */
export type TaskDone = { task: TaskToDo; complete: boolean; best?: number | undefined }

/** Returns the rounded average of grades; undefined without grades. */
export const averageGrade = (grades: readonly number[]): number | undefined =>
  grades.length === 0 ? undefined : Math.round(grades.reduce((sum, grade) => sum + grade, 0) / grades.length)

/**
 * Returns a course's progress: its tasks in order, with the first that is not done as the next. `lastActivity`: when a
 * task was last begun or finished, in epoch milliseconds; undefined: never.
 */
export function overviewOf(tasks: readonly TaskDone[], lastActivity: number | undefined): ProgressOverview {
  const next = tasks.find(({ complete }) => !complete)?.task
  const grades = tasks.flatMap(({ task, best }) => (task.type === 'AdaptiveNCLEX' ? [] : (best ?? [])))
  const average = averageGrade(grades)
  return {
    completed: tasks.filter(({ complete }) => complete).length,
    total: tasks.length,
    ...(lastActivity !== undefined && { lastActivity }),
    ...(average !== undefined && { average, best: Math.max(...grades) }),
    ...(next && { next }),
  }
}
