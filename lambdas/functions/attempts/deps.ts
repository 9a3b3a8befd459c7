import { randomInt } from 'node:crypto'
import type { Random } from '#domain/attempts/sampling.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { getTable, type Table } from '#lambdas/dynamodb/table.ts'

/** What the test use cases need: the table, the server's clock (epoch milliseconds), chance, and the rules of a kind. */
export type TestingDeps = { table: Table; now: () => number; random: Random; rulesOf: typeof rulesOf }

export const createAttemptDeps = (): TestingDeps => ({
  table: getTable(),
  now: () => Date.now(),
  random: (max) => randomInt(max),
  rulesOf,
})
