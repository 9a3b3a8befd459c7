import { marshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBStreamEvent } from 'aws-lambda'
import { expect, it } from 'vitest'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { memorySite } from '#lambdas/testing/memory-site.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { RESERVED_TESTS } from '#table/search-files.ts'
import { indexOfTask, type TaskItem } from '#table/task.ts'
import { aTask } from '#table/testing/course-items.ts'
import { projectReservedTests } from './project-reserved-tests.ts'
import { rebuildProjections } from './rebuild-projections.ts'
import { aBucket } from './testing/bucket-fixture.ts'

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

const tables = testTables()
const stored = (item: TaskItem): TaskItem => ({ ...item, ...indexOfTask(item) })

it('is made again with every projection, where the file is lost, holds what is gone, or was never written', async () => {
  const table = await tables.table()
  const searchFiles = memoryFiles()
  const rebuild = async () => {
    await rebuildProjections({
      ...aBucket(),
      ...{ table, searchFiles, site: memorySite().site, publish: () => Promise.resolve() },
      ...{ timeZone: 'America/New_York', now: () => Date.UTC(2026, 10, 26) },
    })
    return (await searchFiles.read(RESERVED_TESTS))?.entries
  }
  expect(await rebuild()).toBeUndefined()
  const reserved = { reserved: true }
  await batchPut(table, [
    stored(test('t2', reserved)),
    stored(test('t1', { ...reserved, tags: ['PN'] })),
    // Of before there were reserved tests, not reserved, and no test at all.
    stored(test('t3')),
    stored(test('t4', { reserved: false })),
    stored(aTask('c1', 's1', 't5')),
  ])
  const both = [
    { key: 't1', tags: ['PN'] },
    { key: 't2', tags: ['RN', 'Heart'] },
  ]
  expect(await rebuild()).toEqual(both)
  // What the stream says later of the same tests changes nothing.
  await projectReservedTests(batch(change(undefined, test('t2', reserved))), searchFiles)
  expect((await searchFiles.read(RESERVED_TESTS))?.entries).toEqual(both)
  await batchPut(table, [stored(test('t1')), stored(test('t2'))])
  expect(await rebuild()).toEqual([])
})
