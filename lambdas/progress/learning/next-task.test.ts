import { beforeAll, expect, it } from 'vitest'
import { aContent, aSection, aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { type Meter, meteredTable } from '#lambdas/testing/metered-table.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { nextTask } from './next-task.ts'

const film = { linkedContentKey: 'c1', linkedSectionKey: 's1', linkedTaskKey: 'a', linkedType: 'Lecture' as const }
const table = sharedTable()
let meter: Meter
beforeAll(async () => {
  meter = meteredTable(table)
  await batchPut(table, [
    aContent('c1'),
    aSection('c1', 's1', { name: 'Week 2' }),
    aSection('c1', 's2', { name: 'Week 10' }),
    aSection('c1', 's3', { name: 'Week 11' }),
    aTask('c1', 's1', 'a', { taskType: 'Lecture', name: 'Part 2' }),
    aTask('c1', 's1', 'b', { taskType: 'Practice', name: 'Part 10' }),
    aTask('c1', 's1', 'r', { name: 'Part 3' }),
    aTask('c1', 's3', 'w', { taskType: 'Linking', ...film, name: 'Again' }),
    aContent('c2'),
    aSection('c2', 't1', { name: 'Empty' }),
    aContent('c3'),
    aSection('c3', 'u1', { name: 'Last' }),
    aTask('c3', 'u1', 'x', { taskType: 'NCLEX', name: 'Exam' }),
  ])
})

const course = ['c1', 'gone', 'c2', 'c3']
const after = (sectionKey: string, taskKey: string, contentKey = 'c1') =>
  nextTask(table, { contentKey, sectionKey, taskKey }, course)

it('the next task is the following one in the section, of any type, in display order', async () => {
  meter.reset()
  const place = { contentKey: 'c1', sectionKey: 's1', sectionName: null }
  expect(await after('s1', 'a')).toEqual({ ...place, taskKey: 'r', name: 'Part 3', type: 'Reading' })
  expect(meter.read).toBe(1)
  expect(await after('s1', 'r')).toEqual({ ...place, taskKey: 'b', name: 'Part 10', type: 'Practice' })
})

it('the next task after a section is the first of a later section, a link with its target’s type', async () => {
  meter.reset()
  expect(await after('s1', 'b')).toEqual({
    contentKey: 'c1',
    sectionKey: 's3',
    sectionName: 'Week 11',
    taskKey: 'w',
    name: 'Again',
    type: 'Lecture',
  })
  expect(meter.read).toBe(1.5)
})

it('the next task after a content is the first of a later one, skipping deleted and empty contents', async () => {
  const next = await after('s3', 'w')
  expect(next).toMatchObject({ contentKey: 'c3', sectionKey: 'u1', sectionName: 'Last', taskKey: 'x', type: 'NCLEX' })
})

it('the last task of the course has no next task', async () => {
  expect(await after('u1', 'x', 'c3')).toBeNull()
})
