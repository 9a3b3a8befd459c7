import { expect, it } from 'vitest'
import { aStudent, MINUTE, classicQuestions, START } from '#lambdas/attempts/academy-fixture.ts'
import { reviewAttempt } from '#lambdas/attempts/review/review-attempt.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { binnedItem, goneTaskItem } from '#table/content.ts'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { ownTasks } from './own-tasks.ts'

const table = sharedTable(bankItems(classicQuestions(60), START - MINUTE))

it('the list has the student’s tasks, and a running test without its questions', async () => {
  const { uid, keys, deps, start } = await aStudent(table)
  expect(await ownTasks({ progressKey: 'p1' }, uid, deps)).toEqual([])
  await start()
  const tasks = await ownTasks({ progressKey: 'p1' }, uid, deps)
  expect(tasks).toEqual([
    {
      ...{ taskKey: keys.taskKey, name: expect.any(String) as string, type: 'Practice', complete: false },
      ...{ contentKey: 'c0', sectionKey: 's0' },
      ...{ startTime: null, started: 1, best: null, watched: null },
    },
  ])
  // While the test runs, the download's next request gets the answered questions.
  const review = await reviewAttempt({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
  expect(review.questions).toEqual([])
})

it('the tasks of an ended course are listed, and its tests can be reviewed', async () => {
  const { uid, keys, deps, start, clock } = await aStudent(table)
  await start()
  clock.time = START + 2_000 * MINUTE
  const tasks = await ownTasks({ progressKey: 'p1' }, uid, deps)
  expect(tasks.map(({ started }) => started)).toEqual([1])
  const review = await reviewAttempt({ uid, progress: 'p1', task: keys.taskKey, n: 1 }, deps)
  // Nothing was answered, so no key is shown.
  expect(review.questions.map(({ graded }) => graded)).toEqual([null, null, null, null, null])
})

it('another student is refused', async () => {
  const { deps, start } = await aStudent(table)
  await start()
  expect(await codeOf(ownTasks({ progressKey: 'p1' }, 'somebody-else', deps))).toBe('progress-not-found')
})

it('a test in the recycle bin and a purged one keep their names', async () => {
  const { uid, keys, deps, start } = await aStudent(table)
  await start()
  const at = taskKey(keys.contentKey, keys.sectionKey, keys.taskKey)
  const task = await getItem<TaskItem>(table, at)
  if (!task) throw new Error('no task')
  const names = async () => (await ownTasks({ progressKey: 'p1' }, uid, deps)).map(({ name, type }) => [name, type])
  const binned = binnedItem('task', task, { within: [], deletedOn: START })
  await removeItem(table, at)
  await batchPut(table, [binned])
  expect(await names()).toEqual([[task.name, null]])
  await removeItem(table, { pk: binned.pk, sk: binned.sk })
  await batchPut(table, [goneTaskItem(task)])
  expect(await names()).toEqual([[task.name, null]])
})
