import { beforeEach, expect, it } from 'vitest'
import { binnedItem } from '#table/content.ts'
import { indexOfTask, type TaskItem } from '#table/task.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { labelUse } from '#lambdas/questions/labels/list-labels.ts'
import { tagsOfTests } from '#lambdas/questions/labels/labels.ts'
import { listTests } from './list-tests.ts'
import { questionTests } from './question-tests.ts'
import { questionUse } from './question-use.ts'
import { saveList } from '#lambdas/questions/labels/save-list.ts'
import { bankDeps } from '#lambdas/questions/testing/bank-fixture.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'

const deps = bankDeps(freshTable())

const aTest = (content: string, section: string, key: string, more: Partial<TaskItem> = {}) => {
  const item = aTask(content, section, key, { taskType: 'Practice', tags: ['RN'], numOfQuestions: 1, ...more })
  return { ...item, ...indexOfTask(item) }
}
const binnedOn = { within: [], deletedOn: 0 }

/** Three tests that draw question 101; the deleted ones were deleted with their section and content. */
beforeEach(async () => {
  await batchPut(deps.table, [
    ...bankItems([aQuestion({ id: 101, tags: ['RN', 'Heart'] })], 1),
    ...[aContent('c1'), aSection('c1', 's1')],
    ...[binnedItem('section', aSection('c1', 's2'), binnedOn), binnedItem('content', aContent('c2'), binnedOn)],
    aTest('c1', 's1', 'live'),
    aTest('c1', 's2', 'of-section', { tags: ['Heart'] }),
    aTest('c2', 's1', 'of-content', { tags: ['Heart'] }),
  ])
  await saveList('tags', ['RN', 'Heart'], 'tag-short', deps)
})

it('a test whose section or content is in the recycle bin is left out on every screen', async () => {
  const keys = (items: readonly { key: string }[]) => items.map(({ key }) => key)
  expect(keys(await listTests(deps.table))).toEqual(['live'])
  expect(keys(await questionTests(101, deps))).toEqual(['live'])
  expect(keys((await questionUse(101, deps)).tasks)).toEqual(['live'])
  expect([...(await tagsOfTests(deps.table, 'tags'))]).toEqual(['RN'])
  expect((await labelUse('tags', { name: 'Heart', into: undefined }, deps)).tests).toEqual([])
})
