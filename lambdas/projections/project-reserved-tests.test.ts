import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { expect, it } from 'vitest'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { RESERVED_TESTS } from '#table/search-files.ts'
import type { TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { projectReservedTests } from './project-reserved-tests.ts'

const test = (key: string, more: Partial<TaskItem> = {}) =>
  aTask('c1', 's1', key, { taskType: 'Practice', tags: ['RN', 'Heart'], numOfQuestions: 5, ...more })

const change = (before: TaskItem | undefined, after: TaskItem | undefined) => ({
  dynamodb: {
    ...(before ? { OldImage: marshall(before, { removeUndefinedValues: true }) } : {}),
    ...(after ? { NewImage: marshall(after, { removeUndefinedValues: true }) } : {}),
  },
})

const batch = (...records: unknown[]) => ({ Records: records }) as DynamoDBStreamEvent

it('keeps which tests are reserved, also where a batch comes again or a test changes or goes', async () => {
  const files = memoryFiles()
  const run = async (...records: unknown[]) => {
    await projectReservedTests(batch(...records), files)
    return (await files.read(RESERVED_TESTS))?.entries
  }
  expect(await run(change(undefined, test('t1')))).toBeUndefined()
  const added = change(test('t1'), test('t1', { reserved: true }))
  for (const _ of [1, 2]) expect(await run(added)).toEqual([{ key: 't1', tags: ['RN', 'Heart'] }])
  expect(files.writes).toHaveLength(1)
  const other = change(undefined, test('t2', { reserved: true, tags: ['Lung'] }))
  expect(await run(other)).toEqual([
    { key: 't1', tags: ['RN', 'Heart'] },
    { key: 't2', tags: ['Lung'] },
  ])
  const retagged = change(test('t1', { reserved: true }), test('t1', { reserved: true, tags: ['PN'] }))
  expect(await run(retagged, change(test('t2', { reserved: true }), undefined))).toEqual([{ key: 't1', tags: ['PN'] }])
  expect(await run(change(test('t1', { reserved: true }), test('t1', { reserved: false })))).toEqual([])
})
