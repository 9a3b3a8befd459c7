import { TASK_TYPES, taskTypeName } from '#domain/content/check-task.ts'
import type { AuthoredTaskFieldsFragment, ContentFieldsFragment } from '#generated/operations.ts'

const count = (n: number, noun: string) => `${n.toLocaleString('en-US')} ${noun}${n === 1 ? '' : 's'}`

/** For example '3 sections, 40 tasks'. */
export function contentCounts({ sections }: Pick<ContentFieldsFragment, 'sections'>): string {
  const all = sections ?? []
  const tasks = all.reduce((sum, section) => sum + section.tasks, 0)
  return `${count(all.length, 'section')}, ${count(tasks, 'task')}`
}

/** For example '2 tasks'. */
export const taskCount = (tasks: number): string => count(tasks, 'task')

/**
 * For example '12 tasks: 8 Reading, 3 Lecture, 1 Practice'. Types are in the order of the type selection (spec 3.2.6).
 */
export function tasksByKind(tasks: readonly Pick<AuthoredTaskFieldsFragment, 'type'>[]): string {
  const kinds = TASK_TYPES.flatMap((kind) => {
    const n = tasks.filter(({ type }) => type === kind).length
    return n === 0 ? [] : [`${n.toLocaleString('en-US')} ${taskTypeName(kind)}`]
  })
  return `${taskCount(tasks.length)}: ${kinds.join(', ')}`
}

/** Maximum number of a test's tags named in a list. */
const TAGS_SHOWN = 4

/** What a test draws: its tags and the number of questions. */
export function testNote(task: AuthoredTaskFieldsFragment): string {
  const { tags, type, numOfQuestions, minQuestions, maxQuestions, timeAllowed, attempts } = task
  const all = tags ?? []
  const named = all.length > TAGS_SHOWN + 1 ? [...all.slice(0, TAGS_SHOWN), `${all.length - TAGS_SHOWN} more`] : all
  const range =
    minQuestions === null || maxQuestions === null
      ? undefined
      : `${minQuestions} to ${maxQuestions} questions${type === 'NCLEX' ? ' in each area' : ''}`
  return [
    named.join(', '),
    numOfQuestions === null ? range : count(numOfQuestions, 'question'),
    timeAllowed === null ? undefined : count(timeAllowed, 'minute'),
    attempts === null ? undefined : count(attempts, 'attempt'),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' · ')
}
