import { beforeAll, expect, it } from 'vitest'
import { aContent, aProgress, aSection, aTask } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { type Meter, meteredTable } from '#lambdas/testing/metered-table.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { lessons } from './lessons.ts'

const NOW = Date.UTC(2026, 10, 23)
const table = sharedTable()
let meter: Meter

const practice = (tags: string[]) => ({ taskType: 'Practice' as const, tags, numOfQuestions: 3 })

beforeAll(async () => {
  meter = meteredTable(table)
  await batchPut(table, [
    aContent('c1'),
    aSection('c1', 's1', { name: '1. Safe Care' }),
    aTask('c1', 's1', 'film', { name: '1. Hands', taskType: 'Lecture' }),
    aTask('c1', 's1', 'read', { name: '2. Infection' }),
    aTask('c1', 's1', 'quiz', { name: '3. Quiz', ...practice(['RN', 'Infection Control']) }),
    aSection('c1', 's2', { name: '2. Drugs' }),
    aTask('c1', 's2', 'dose', { name: 'Doses' }),
    aTask('c1', 's2', 'quiz2', practice(['RN'])),
    aProgress('jane', 'p1', { content: ['c1'], endTime: NOW + 1000 }),
    aProgress('jane', 'old', { content: ['c1'], endTime: NOW - 1000 }),
  ])
})

const ask = (names: string[], uid = 'jane', progressKey = 'p1') =>
  lessons({ progressKey, names }, uid, { table, now: () => NOW })

it('the lessons of a tag are the readings and lectures of sections whose tests have it, in course order', async () => {
  meter.reset()
  const replies = await ask(['Infection Control', 'RN', 'Doses', 'Unknown'])
  expect(replies.map(({ name, tasks }) => [name, tasks.map((task) => task.taskKey)])).toEqual([
    ['Infection Control', ['film', 'read']],
    ['Doses', ['dose']],
  ])
  expect(replies[0]?.tasks[0]).toEqual({
    contentKey: 'c1',
    sectionKey: 's1',
    sectionName: '1. Safe Care',
    taskKey: 'film',
    name: '1. Hands',
    type: 'Lecture',
  })
  expect(meter.read).toBe(1)
})

it('a call needs a student of the running course and at most ten tags', async () => {
  expect(await refusalOf(ask(['RN'], 'joe'))).toMatchObject({ code: 'progress-not-found' })
  expect(await refusalOf(ask(['RN'], 'jane', 'old'))).toMatchObject({ code: 'course-ended' })
  expect(await refusalOf(ask(Array.from({ length: 11 }, String)))).toMatchObject({ code: 'too-long' })
})
