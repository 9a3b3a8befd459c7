import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach } from 'vitest'
import { standingOf } from '#domain/item-analysis/regrade-attempt.ts'
import type { RegradeRule } from '#domain/item-analysis/regrade-rule.ts'
import { regradeLinesAfter } from '#table/bank-keys.ts'
import type { Key } from '#table/keys.ts'
import type { RegradeItem, RegradeLineItem } from '#table/regrade.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import type { RegradeDeps } from '../regrade-deps.ts'
import { startRegrade } from '../run-regrade.ts'
import { undoRegradeOf } from '../undo-regrade.ts'
import {
  anAttempt,
  checkedRegrade,
  resumeRegrade,
  ID,
  LATER_TIME,
  readAttempt,
  studentItems,
  versionItems,
} from './regraded-academy.ts'

/** B is right for each question; later C for the third. */
export const ALL_B = [1, 1, 1, 1, 1]
const THIRD_C = [1, 1, 2, 0, 0]
const THIRD_D = [1, 1, 3, 0, 0]
const LEFT = [1, 1]

/** Five students, one with two ended attempts, one with a running one, and one with an adaptive one. */
const academy = (): Key[] => [
  ...versionItems(),
  ...studentItems('ann', [anAttempt(ALL_B)], { complete: true }),
  ...studentItems('ben', [anAttempt(THIRD_C), anAttempt([0, 0, 1, 1, 0], { n: 2 })]),
  ...studentItems('cleo', [anAttempt(THIRD_D)]),
  ...studentItems('dan', [anAttempt(LEFT), anAttempt([1, 1, 2], { n: 2, runs: true })]),
  ...studentItems('eve', [{ ...anAttempt(THIRD_C), kind: 'AdaptiveNCLEX' }]),
]

/** Creates an academy with a question to regrade before each test. */
export function regradeHarness() {
  const tables = testTables()
  let table: Table | undefined
  let deps: RegradeDeps | undefined
  const fresh = async () => {
    const made = await tables.table()
    let time = LATER_TIME + 1
    table = made
    deps = { table: made, now: () => (time += 1) }
    await batchPut(made, academy())
  }
  beforeEach(fresh)
  const harness = {
    fresh,
    get table(): Table {
      if (!table) throw new Error('There is a table only while tests run')
      return table
    },
    get deps(): RegradeDeps {
      if (!deps) throw new Error('There is a table only while tests run')
      return deps
    },
    /** Returns all stored items of students, without those that only grow. */
    students: async (): Promise<string[]> => {
      const { client, name } = harness.table
      const { Items = [] } = await client.send(new ScanCommand({ TableName: name, ConsistentRead: true }))
      return Items.filter(({ pk }) => String(pk).startsWith('USER#'))
        .map(({ version: _, regrades: __, ...item }) => JSON.stringify(Object.entries(item).sort()))
        .sort()
    },
    linesOf: (id = ID) =>
      queryItems<RegradeLineItem>(harness.table, { ...regradeLinesAfter(id, ''), consistent: true }),
    apply: async (rule: RegradeRule, id = ID): Promise<RegradeItem> => {
      await checkedRegrade(harness.deps, { id, rule })
      await startRegrade({ id, mail: false }, harness.deps)
      return resumeRegrade(id, harness.deps)
    },
    undo: async (id = ID): Promise<RegradeItem> => {
      await undoRegradeOf({ id }, harness.deps)
      return resumeRegrade(id, harness.deps)
    },
    /** Returns an attempt's points, their maximum, and its result. */
    points: async (uid: string, n = 1) => {
      const { points, max, result } = standingOf(await readAttempt(harness.table, uid, n))
      return `${points}/${max} ${result}`
    },
  }
  return harness
}
