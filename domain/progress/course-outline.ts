import type { TaskType } from '../content/check-task.ts'
import { averageGrade } from './overview.ts'

/** A task in a course's outline. `minutes`: its length, null if unknown; `best`: best grade in percent. */
export type OutlineTask = {
  key: string
  name: string
  type: TaskType
  complete: boolean
  minutes: number | null
  best: number | null
  passed: boolean | null
}
export type OutlineSection<T extends OutlineTask = OutlineTask> = {
  key: string
  contentKey: string
  name: string
  outline: readonly T[]
}
type OutlineContent<S> = { sections: readonly S[] }

/** Returns where a student continues: the first task that is not done, in the course's order, with its section. */
export function nextInOutline<T extends OutlineTask, S extends OutlineSection<T>>(
  contents: readonly OutlineContent<S & OutlineSection<T>>[],
): { section: S; task: T } | undefined {
  for (const { sections } of contents)
    for (const section of sections) {
      const task = section.outline.find(({ complete }) => !complete)
      if (task) return { section, task }
    }
  return undefined
}

/** Whether every task of the sections is done; false if there are none. */
export const isFinished = (sections: readonly { completed: number; total: number }[]): boolean =>
  sections.some(({ total }) => total > 0) && sections.every(({ completed, total }) => completed >= total)

/** Returns the total known minutes of tasks. */
export const minutesOf = (tasks: readonly Pick<OutlineTask, 'minutes'>[]): number =>
  tasks.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)

const SHOWN_TYPES = ['Reading', 'Lecture', 'Practice', 'NCLEX', 'AdaptiveNCLEX'] as const

/**
 * Returns the results of a course: its finished tasks of each type, their minutes, and the grades of its tests.
 * `average` and `best` are of best grades, in percent, null before the first; `passed` is out of `graded`, the Practice
 * tests with a grade.
 */
export function outlineResults(contents: readonly OutlineContent<OutlineSection>[]) {
  const tasks = contents.flatMap(({ sections }) => sections.flatMap(({ outline }) => outline))
  const done = tasks.filter(({ complete }) => complete)
  const grades = tasks.flatMap(({ type, best }) => (type === 'AdaptiveNCLEX' ? [] : (best ?? [])))
  const graded = tasks.filter(({ passed }) => passed !== null)
  return {
    total: tasks.length,
    completed: done.length,
    types: SHOWN_TYPES.flatMap((type) => {
      const count = done.filter((task) => task.type === type).length
      return count === 0 ? [] : [{ type, count }]
    }),
    minutesDone: minutesOf(done),
    minutesLeft: minutesOf(tasks.filter(({ complete }) => !complete)),
    tests: grades.length,
    average: averageGrade(grades) ?? null,
    best: grades.length === 0 ? null : Math.max(...grades),
    passed: graded.filter(({ passed }) => passed === true).length,
    graded: graded.length,
  }
}
