import { quizWords } from '#domain/messages/quizzes.ts'
import { isQuizSection } from '#domain/quizzes/quiz.ts'
import { type BinnedItem, binnedKey } from '#table/content.ts'
import { taskKey } from '#table/keys.ts'
import type { StartedTest } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Code = 'exam-running' | 'questions-in-running-test'

/** The path and name of a running test, so that the screen can link to it. */
export type RunningTestRef = {
  progressKey: string
  contentKey: string
  sectionKey: string
  taskKey: string
  name: string
}

/**
 * Returns the ref of a started test; undefined if its task was permanently deleted, or it was started before its
 * content was recorded. Half a read unit, none for a quiz.
 */
export async function placeOfTest(table: Table, test: StartedTest): Promise<RunningTestRef | undefined> {
  const { progress, content, section, task } = test
  if (content === undefined) return undefined
  const place = { progressKey: progress, contentKey: content, sectionKey: section, taskKey: task }
  if (isQuizSection(test)) return { ...place, name: quizWords.running }
  const at = taskKey(content, section, task)
  const item =
    (await getItem<TaskItem>(table, at)) ?? (await getItem<BinnedItem<'task'>>(table, binnedKey('task', at)))?.whole
  return item && { ...place, name: item.name }
}

/** Returns the refusal caused by another running test, with the ref of that test if it is known. */
export async function refuseForTest(table: Table, code: Code, test: StartedTest): Promise<Refusal> {
  const running = await placeOfTest(table, test)
  return new Refusal(code, ...(running ? [{ running }] : []))
}
