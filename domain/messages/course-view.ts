import type { TaskType } from '../content/check-task.ts'

/** Words of a student's position in a course. */
export const courseViewWords = {
  upNext: 'Up next',
  begin: 'Start',
  allDone: 'All tasks done',
  yourProgress: 'Your progress',
  finished: 'Finished',
  here: 'You’re here',
  loading: 'Loading the course',
} as const

/** Opens an author's text about a content. */
export const aboutText = (content: string) => `About ${content}`

/** The number of completed tasks of a section: '[2/5 tasks]' (spec 3.2.17). */
export const sectionTally = (completed: number, total: number) =>
  `[${completed}/${total} ${total === 1 ? 'task' : 'tasks'}]`

/** The same for screen readers, and under a bar. */
export const tasksDone = (completed: number, total: number) =>
  `${completed} of ${total} ${total === 1 ? 'task' : 'tasks'} done`

/**
 * Formats an estimated study time in minutes: 'about 45 min', or 'about 2 hr 30 min' in steps of ten minutes from an
 * hour on.
 */
export function aboutTime(minutes: number): string {
  if (minutes < 60) return `about ${Math.max(1, Math.round(minutes))} min`
  const tens = Math.round(minutes / 10) * 10
  const rest = tens % 60
  return `about ${Math.floor(tens / 60)} hr${rest === 0 ? '' : ` ${rest} min`}`
}

/** The label that opens the list of a section's tasks; without minutes if they are unknown. */
export const outlineLabel = (tasks: number, minutes: number) =>
  `${tasks} ${tasks === 1 ? 'task' : 'tasks'}${minutes === 0 ? '' : ` · ${aboutTime(minutes)}`}`

/** The average of best grades, in percent. */
export const averageText = (average: number) => `Test average: ${average}%`

/** The remaining study time of a course, in minutes. */
export const leftToStudy = (minutes: number) => `${aboutTime(minutes)} of study left`

const TYPE_WORDS: Readonly<Record<TaskType, [single: string, many: string]>> = {
  Reading: ['reading', 'readings'],
  Lecture: ['lecture', 'lectures'],
  Practice: ['practice test', 'practice tests'],
  NCLEX: ['NCLEX test', 'NCLEX tests'],
  AdaptiveNCLEX: ['adaptive NCLEX', 'adaptive NCLEX tests'],
  Linking: ['linked task', 'linked tasks'],
}

/** Formats a number of tasks of a type: '3 readings'. */
export const tasksOfType = (type: TaskType, count: number) => `${count} ${TYPE_WORDS[type][count === 1 ? 0 : 1]}`
