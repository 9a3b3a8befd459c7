import { expect, it } from 'vitest'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { aStudent, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { ADAPTIVE_TASK, anExam, examAnswer, examBank } from '#lambdas/attempts/exam-fixture.ts'

const tables = testTables()

it(
  'a start costs at most 4 read and 5 write units, and an answer 1.5 read and 1 write',
  { tags: ['nightly'] },
  async () => {
    const own = await tables.table()
    const { questions, items } = anExam({ perArea: 245, judgments: 20, cases: 20 })
    await batchPut(own, examBank({ perArea: 245, judgments: 20, cases: 20 }, START - MINUTE))
    expect(questions).toHaveLength(items.length)
    const student = await aStudent(own, ADAPTIVE_TASK)
    const meter = meteredTable(own)
    let attempt = await student.start()
    expect(meter.read).toBeLessThanOrEqual(4)
    expect(meter.write).toBeLessThanOrEqual(5)
    const costs: [number, number][] = []
    while (attempt.question) {
      meter.reset()
      attempt = (await student.move(examAnswer(attempt, attempt.currentQuestion % 2 === 0))).attempt
      costs.push([meter.read, meter.write])
    }
    const answers = costs.slice(0, -1)
    expect(Math.max(...answers.map(([read]) => read))).toBeLessThanOrEqual(1.5)
    // An attempt with more answers is larger than a write unit.
    expect(Math.max(...answers.slice(0, 90).map(([, write]) => write))).toBe(1)
    expect(Math.max(...answers.map(([, write]) => write))).toBeLessThanOrEqual(2)
  },
)
