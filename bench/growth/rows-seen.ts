import type { Table } from '#lambdas/dynamodb/table.ts'

type Output = { Item?: unknown; ScannedCount?: number; Responses?: Record<string, unknown[]> }

/** Counts from now on how many rows of the table its readers look at, shown to them or not. */
export function rowsSeen(table: Table): () => number {
  let rows = 0
  table.client.middlewareStack.add(
    (next) => async (args) => {
      const { output, response } = await next(args)
      const { Item, ScannedCount = 0, Responses = {} } = output as Output
      rows += (Item === undefined ? 0 : 1) + ScannedCount + Object.values(Responses).flat().length
      return { output, response }
    },
    { step: 'initialize', name: 'rows', override: true },
  )
  return () => rows
}
