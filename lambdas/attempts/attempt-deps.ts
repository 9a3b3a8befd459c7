import type { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/**
 * Dependencies of the attempt use cases: the table, the server's clock (epoch milliseconds), randomness, and the rules
 * of a kind.
 */
export type AttemptDeps = { table: Table; now: () => number; random: Random; rulesOf: typeof rulesOf }
