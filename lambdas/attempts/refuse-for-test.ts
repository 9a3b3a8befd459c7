import { quizName } from '#domain/messages/quizzes.ts'
import { taskTitle } from '#domain/progress/task-title.ts'
import type { RunningTest } from '#generated/schema.ts'
import { type BinnedItem, binnedKey, type SectionItem } from '#table/content.ts'
import { type Key, sectionKey, taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { ListedTest } from './started-tests.ts'

type Code = 'exam-running' | 'questions-in-running-test'

/** Returns a task, also a deleted one while it is in the recycle bin. */
async function findTask(table: Table, at: Key): Promise<TaskItem | undefined> {
  const item = await getItem<TaskItem>(table, at)
  return item ?? (await getItem<BinnedItem<'task'>>(table, binnedKey('task', at)))?.whole
}

/**
 * Returns where a running test is and its name with its section's number, so that the screen can link to it; undefined
 * if its task was permanently deleted, or it was started before its content was recorded. A read unit, none for a quiz.
 */
export async function placeOfTest(table: Table, test: ListedTest): Promise<RunningTest | undefined> {
  const { progress, content, section, task, attempt } = test
  if (content === undefined) return undefined
  const place = { progressKey: progress, contentKey: content, sectionKey: section, taskKey: task }
  const deadline = attempt.untimed ? null : attempt.deadline
  // Several quizzes may run at once.
  if (attempt.quiz) return { ...place, name: quizName(attempt.questions.length, attempt.quiz.filter), deadline }
  const [item, within] = await Promise.all([
    findTask(table, taskKey(content, section, task)),
    getItem<SectionItem>(table, sectionKey(content, section)),
  ])
  return item && { ...place, name: taskTitle(within?.name ?? '', item.name), deadline }
}

/** Returns the refusal caused by another running test, with the ref of that test if it is known. */
export async function refuseForTest(table: Table, code: Code, test: ListedTest): Promise<Refusal> {
  const running = await placeOfTest(table, test)
  return new Refusal(code, ...(running ? [{ running }] : []))
}
