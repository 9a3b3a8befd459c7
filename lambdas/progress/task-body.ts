import { taskTextKey } from '#table/keys.ts'
import { type TaskItem, type TaskTextItem, testTaskOf } from '#table/task.ts'
import { DEFAULT_PASS_GRADE, type TestTask } from '#domain/attempts/test-task.ts'
import type { TaskView } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { drawSource } from '#lambdas/attempts/draw-source.ts'
import type { LearningDeps } from '#lambdas/functions/learning/deps.ts'

type TestPart = 'numOfQuestions' | 'timeAllowed' | 'attempts' | 'passGrade' | 'poolSuffices'

/** What only some types of task have: a Reading's text, a Lecture's addresses, a test's start page. */
export type TaskBody = Pick<TaskView, 'text' | 'videoUrl' | 'captionsUrl' | TestPart>

const NOTHING: TaskBody = {
  text: null,
  videoUrl: null,
  captionsUrl: null,
  numOfQuestions: null,
  timeAllowed: null,
  attempts: null,
  passGrade: null,
  poolSuffices: null,
}

async function poolSuffices(task: TestTask, deps: LearningDeps): Promise<boolean> {
  const rules = deps.rulesOf(task.type)
  if (!rules) return false
  return (await rules.draw(await drawSource(task, rules, deps))).ok
}

const testBody = async (task: TestTask, deps: LearningDeps): Promise<TaskBody> => ({
  ...NOTHING,
  numOfQuestions: task.numOfQuestions ?? null,
  timeAllowed: task.timeAllowed ?? null,
  attempts: task.attempts ?? null,
  passGrade: task.passGrade ?? DEFAULT_PASS_GRADE,
  poolSuffices: await poolSuffices(task, deps),
})

/** Reads what a task shows besides its name. Lecture files are signed for 15 minutes, under the task that owns them. */
export async function taskBody(target: TaskItem, deps: LearningDeps): Promise<TaskBody> {
  const test = testTaskOf(target)
  if (test) return testBody(test, deps)
  const { key, fileName, captionsName } = target
  if (target.taskType === 'Lecture')
    return {
      ...NOTHING,
      videoUrl: fileName ? await deps.signPlayback(key, fileName) : null,
      captionsUrl: fileName && captionsName ? await deps.signPlayback(key, captionsName) : null,
    }
  return { ...NOTHING, text: (await getItem<TaskTextItem>(deps.table, taskTextKey(key)))?.text ?? null }
}
