import type { DynamoDBRecord } from 'aws-lambda'
import { expect, it } from 'vitest'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { memorySite } from '#lambdas/testing/memory-site.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { binnedItem } from '#table/content.ts'
import { RESERVED_TESTS } from '#table/search-files.ts'
import { indexOfTask, type TaskItem } from '#table/task.ts'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { projectReservedTests, rebuildReservedTests } from './reserved-tests.ts'
import { ON } from '../on.ts'
import { PROJECTIONS } from '../projections.ts'
import { rebuildProjections } from '../run-projections.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { aBucket } from '../testing/bucket-fixture.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'

const test = (key: string, more: Partial<TaskItem> = {}) =>
  aTask('c1', 's1', key, { taskType: 'Practice', tags: ['RN', 'Heart'], numOfQuestions: 5, ...more })

const batch = (...records: DynamoDBRecord[]) => aBatch(ON.reservedTests, ...records)

const tables = testTables()
const stored = (item: TaskItem): TaskItem => ({ ...item, ...indexOfTask(item) })
const section = aSection('c1', 's1')

it('the file lists the reserved tests, also after repeated batches, changes, and deletions', async () => {
  const deps = { table: await tables.table(), searchFiles: memoryFiles() }
  await batchPut(deps.table, [aContent('c1'), section])
  /** Stores the changes, then delivers their stream records. */
  const run = async (...changes: [before: TaskItem | undefined, after: TaskItem | undefined][]) => {
    for (const [before, after] of changes) {
      if (after) await batchPut(deps.table, [stored(after)])
      else if (before) await removeItem(deps.table, before)
    }
    await projectReservedTests(batch(...changes.map(([before, after]) => aRecord(before, after))), deps)
    return (await deps.searchFiles.read(RESERVED_TESTS))?.entries
  }
  const [first, other] = [test('t1', { reserved: true }), test('t2', { reserved: true, tags: ['Lung'] })]
  expect(await run([undefined, test('t1')])).toBeUndefined()
  for (const _ of [1, 2]) expect(await run([test('t1'), first])).toEqual([{ key: 't1', tags: ['RN', 'Heart'] }])
  expect(deps.searchFiles.writes).toHaveLength(1)
  expect(await run([undefined, other])).toEqual([
    { key: 't1', tags: ['RN', 'Heart'] },
    { key: 't2', tags: ['Lung'] },
  ])
  const retagged = { ...first, tags: ['PN'] }
  expect(await run([first, retagged], [other, undefined])).toEqual([{ key: 't1', tags: ['PN'] }])
  expect(await run([retagged, { ...retagged, reserved: false }])).toEqual([])
})

it('the tests of a deleted section are left out until it is restored, even after a rename of a tag', async () => {
  const deps = { table: await tables.table(), searchFiles: memoryFiles() }
  const entries = () => deps.searchFiles.read<{ key: string }>(RESERVED_TESTS).then((file) => file?.entries)
  const reserved = stored(test('t1', { reserved: true }))
  await batchPut(deps.table, [aContent('c1'), section, reserved])
  await projectReservedTests(batch(aRecord(undefined, reserved)), deps)
  await removeItem(deps.table, section)
  await batchPut(deps.table, [binnedItem('section', section, { within: [], deletedOn: 0 })])
  await projectReservedTests(batch(aRecord(section, undefined)), deps)
  expect(await entries()).toEqual([])
  const renamed = { ...reserved, tags: ['RN', 'Cardiac'] }
  await batchPut(deps.table, [renamed])
  await projectReservedTests(batch(aRecord(reserved, renamed)), deps)
  expect(await entries()).toEqual([])
  await rebuildReservedTests(deps)
  expect(await entries()).toEqual([])
  await batchPut(deps.table, [section])
  await projectReservedTests(batch(aRecord(undefined, section)), deps)
  expect(await entries()).toEqual([{ key: 't1', tags: ['RN', 'Cardiac'] }])
})

it('a rebuild restores the file if it is lost, outdated, or was never written', async () => {
  const table = await tables.table()
  const searchFiles = memoryFiles()
  const rebuild = async () => {
    const deps = {
      ...aBucket(),
      ...{ table, searchFiles, site: memorySite().site, publish: () => Promise.resolve() },
      ...{ timeZone: 'America/New_York', now: () => Date.UTC(2026, 10, 26) },
    }
    await rebuildProjections(deps, PROJECTIONS)
    return (await searchFiles.read(RESERVED_TESTS))?.entries
  }
  expect(await rebuild()).toBeUndefined()
  const reserved = { reserved: true }
  await batchPut(table, [
    aContent('c1'),
    section,
    stored(test('t2', reserved)),
    stored(test('t1', { ...reserved, tags: ['PN'] })),
    // From before reserved tests existed, not reserved, and not a test.
    stored(test('t3')),
    stored(test('t4', { reserved: false })),
    stored(aTask('c1', 's1', 't5')),
  ])
  const both = [
    { key: 't1', tags: ['PN'] },
    { key: 't2', tags: ['RN', 'Heart'] },
  ]
  expect(await rebuild()).toEqual(both)
  // A late stream record of the same tests changes nothing.
  await projectReservedTests(batch(aRecord(undefined, test('t2', reserved))), { table, searchFiles })
  expect((await searchFiles.read(RESERVED_TESTS))?.entries).toEqual(both)
  await batchPut(table, [stored(test('t1')), stored(test('t2'))])
  expect(await rebuild()).toEqual([])
})
