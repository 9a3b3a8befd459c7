import type { TaskLength } from '../content/study-time.ts'

/** A task of a course, to go on with. */
export type TaskToDo = {
  contentKey: string
  sectionKey: string
  sectionName: string
  taskKey: string
  name: string
  type: TaskLength['type']
}

/**
 * How far a course is. `lastActivity` in epoch milliseconds, `average` of the best grades, `best` of them, in percent; an adaptive test,
 * whose report has an ability, has none.
 */
export type ProgressOverview = {
  completed: number
  total: number
  lastActivity?: number
  average?: number
  best?: number
  next?: TaskToDo
}

/** A task in the course's order, with what the student did. */
export type TaskDone = { task: TaskToDo; complete: boolean; best?: number | undefined }

/** The average of grades, rounded; undefined of none. */
export const averageGrade = (grades: readonly number[]): number | undefined =>
  grades.length === 0 ? undefined : Math.round(grades.reduce((sum, grade) => sum + grade, 0) / grades.length)

/**
 * How far a course is: its tasks in order, the first that is not done comes next. `lastActivity`: when a task was last begun or
 * finished, in epoch milliseconds; undefined: never.
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
