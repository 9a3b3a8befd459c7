import type { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** What the use cases of attempts need: the table, the server's clock (epoch milliseconds), chance, and the rules of a kind. */
export type AttemptDeps = { table: Table; now: () => number; random: Random; rulesOf: typeof rulesOf }
