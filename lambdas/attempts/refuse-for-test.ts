import { quizWords } from '#domain/messages/quizzes.ts'
import { isQuizPlace } from '#domain/quizzes/quiz.ts'
import { taskKey } from '#table/keys.ts'
import type { StartedTest } from '#table/running-tests.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

type Code = 'exam-running' | 'questions-in-running-test'

/** Where a running test is and what it is called, so that the screen can lead to it. */
export type RunningTestPlace = {
  progressKey: string
  contentKey: string
  sectionKey: string
  taskKey: string
  name: string
}

/** The refusal of what another running test does not allow, with the place of that test where it is known. */
export async function refuseForTest(table: Table, code: Code, test: StartedTest): Promise<Refusal> {
  const { progress, content, section, task } = test
  if (content !== undefined && isQuizPlace(test)) {
    const quiz: RunningTestPlace = {
      progressKey: progress,
      contentKey: content,
      sectionKey: section,
      taskKey: task,
      name: quizWords.running,
    }
    return new Refusal(code, { running: quiz })
  }
  const item = content === undefined ? undefined : await getItem<TaskItem>(table, taskKey(content, section, task))
  if (content === undefined || !item) return new Refusal(code)
  const running: RunningTestPlace = {
    progressKey: progress,
    contentKey: content,
    sectionKey: section,
    taskKey: task,
    name: item.name,
  }
  return new Refusal(code, { running })
}
