import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aQuestion } from '../../data/testing/a-question.ts'
import { bankItems } from '../../data/testing/bank-items.ts'
import { aContent, aProgress, aSection, aTask } from '../../data/testing/course-items.ts'
import type { TaskItem } from '../../data/task.ts'
import { rulesOf } from '../../domain/testing/rules-of.ts'
import { seededRandom } from '../../domain/testing/testing/seeded-random.ts'
import { type Meter, meteredTable } from '../shared/testing/metered-table.ts'
import { putItems } from '../shared/testing/put-items.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { createTaskProgress } from './create-task-progress.ts'
import type { TestingDeps } from './deps.ts'
import { updateTaskProgress } from './update-task-progress.ts'

const UID = '0d9c1f0e-7a1b-4c2d-9e3f-aaaaaaaaaaaa'
const PROGRESS = '01jd0000000000000000000001'
const CONTENT = '01jd0000000000000000000002'
const SECTION = '01jd0000000000000000000003'
const TASK = '01jd0000000000000000000004'
const keys = { progressKey: PROGRESS, contentKey: CONTENT, sectionKey: SECTION, taskKey: TASK }
const START = 1_780_000_000_000

let tables: TestTables
let deps: TestingDeps
let meter: Meter

beforeAll(async () => {
  tables = await startTables()
  const table = await tables.table()
  const questions = Array.from({ length: 400 }, (_, i) =>
    aQuestion({ id: 101 + i, tags: ['RN', 'Cardiac', ...(i % 3 === 0 ? ['Easy'] : [`Unit ${i % 17}`])] }),
  )
  const task = {
    taskType: 'Practice',
    tags: ['RN', 'Cardiac'],
    numOfQuestions: 75,
    percentEasy: 30,
    timeAllowed: 90,
  } as const
  await putItems(table, [
    ...bankItems(questions, START - 1_000),
    aContent(CONTENT),
    aSection(CONTENT, SECTION),
    aTask(CONTENT, SECTION, TASK, task),
    aProgress(UID, PROGRESS, { content: [CONTENT], endTime: START + 9e9 }),
  ])
  meter = meteredTable(table)
  deps = { table, now: () => START, random: seededRandom(1), rulesOf }
}, 60_000)

afterAll(() => tables.stop())

describe('a Practice test of 75 questions', () => {
  it('runs from start to breakdown in 76 operations, 98 read and 106 write units at most', async () => {
    meter.reset()
    const started = await createTaskProgress(UID, keys, deps)
    const startUnits = { read: meter.read, write: meter.write }
    console.log('start', startUnits)
    let attempt = started.attempt!
    expect(attempt.total).toBe(75)
    let operations = 1
    while (attempt.question) {
      const move = await updateTaskProgress(
        UID,
        {
          ...keys,
          n: 1,
          action: 'check',
          position: attempt.currentQuestion,
          questionId: attempt.question.id,
          choice: [operations % 2],
        },
        deps,
      )
      attempt = move.attempt
      operations += 1
    }
    console.log(operations, meter.read, meter.write, meter.requests, attempt)
    expect(attempt.endTime).toBe(START)
  })
})
