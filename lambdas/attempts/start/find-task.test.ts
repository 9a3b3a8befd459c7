import { expect, it } from 'vitest'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { binnedItem } from '#table/content.ts'
import { taskKey } from '#table/keys.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aTask } from '#table/testing/course-items.ts'
import { aStudent, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { findTask } from './find-task.ts'

const table = sharedTable(bankItems(classicQuestions(60), START - MINUTE))

it('a deleted test continues for a student who takes it, and allows no other attempt', async () => {
  const { keys, start } = await aStudent(table)
  const attempt = await start()
  const stored = await findTask(table, keys)
  if (!stored) throw new Error('no task')
  await removeItem(table, taskKey(keys.contentKey, keys.sectionKey, keys.taskKey))
  await batchPut(table, [binnedItem('task', stored.task, { within: [], deletedOn: START })])
  expect(await start()).toMatchObject({ n: attempt.n, question: { id: attempt.question?.id } })
  expect(await findTask(table, keys)).toMatchObject({ task: { key: keys.taskKey }, target: { attempts: 0 } })
})

it('a lesson that was deleted is gone', async () => {
  const lesson = aTask('c0', 's0', 'a-lesson', { taskType: 'Reading' })
  await batchPut(table, [binnedItem('task', lesson, { within: [], deletedOn: START })])
  expect(await findTask(table, { contentKey: 'c0', sectionKey: 's0', taskKey: 'a-lesson' })).toBeUndefined()
})
