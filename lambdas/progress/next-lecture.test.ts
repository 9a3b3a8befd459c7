import { beforeAll, expect, it } from 'vitest'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { type Meter, meteredTable } from '#lambdas/testing/metered-table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { nextLecture } from './next-lecture.ts'

const film = { linkedContentKey: 'c1', linkedSectionKey: 's1', linkedTaskKey: 'a', linkedType: 'Lecture' as const }
const lecture = { taskType: 'Lecture' as const }
const tables = testTables()
let table: Table
let meter: Meter
beforeAll(async () => {
  table = await tables.table()
  meter = meteredTable(table)
  await batchPut(table, [
    aContent('c1'),
    aSection('c1', 's1', { name: 'Week 2' }),
    aSection('c1', 's2', { name: 'Week 10' }),
    aSection('c1', 's3', { name: 'Week 11' }),
    aTask('c1', 's1', 'a', { ...lecture, name: 'Part 2' }),
    aTask('c1', 's1', 'b', { ...lecture, name: 'Part 10' }),
    aTask('c1', 's1', 'r', { name: 'Part 3' }),
    aTask('c1', 's2', 't', { taskType: 'Practice' }),
    aTask('c1', 's3', 'w', { taskType: 'Linking', ...film, name: 'Again' }),
  ])
})

const after = (sectionKey: string, taskKey: string) => nextLecture(table, { contentKey: 'c1', sectionKey, taskKey })

it('is the next Lecture of the section, in the order that is shown [3.9.12]', async () => {
  meter.reset()
  expect(await after('s1', 'a')).toEqual({ sectionKey: 's1', sectionName: null, taskKey: 'b', name: 'Part 10' })
  expect(meter.read).toBe(0.5)
})

it('is the first of a following section after the last one, also through a link, and past sections without one', async () => {
  meter.reset()
  expect(await after('s1', 'b')).toEqual({ sectionKey: 's3', sectionName: 'Week 11', taskKey: 'w', name: 'Again' })
  expect(meter.read).toBe(2)
})

it('is none after the last Lecture of a content', async () => {
  expect(await after('s3', 'w')).toBeNull()
})
