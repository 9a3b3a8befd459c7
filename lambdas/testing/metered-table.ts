import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
import type { Table } from '#lambdas/dynamodb/table.ts'

/** Requests and request units since the last `reset`, by AWS's rules. */
export type Meter = { read: number; write: number; requests: number; reset: () => void }

const READS = new Set(['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand', 'TransactGetItemsCommand'])

const unitsOf = (output: unknown): number => {
  const capacity = (output as { ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[] }).ConsumedCapacity
  return [capacity ?? []].flat().reduce((sum, part) => sum + (part.CapacityUnits ?? 0), 0)
}

const isConsistent = (input: unknown) => (input as { ConsistentRead?: boolean }).ConsistentRead === true

/**
 * Meters a test's table. AWS counts a transaction's writes twice, DynamoDB Local once. An empty query, and a write with
 * a failed condition, cost a unit at AWS, which DynamoDB Local does not report.
 */
export function meteredTable(table: Table): Meter {
  const meter: Meter = {
    read: 0,
    write: 0,
    requests: 0,
    reset: () => Object.assign(meter, { read: 0, write: 0, requests: 0 }),
  }
  table.client.middlewareStack.add(
    (next, context) => async (args) => {
      Object.assign(args.input, { ReturnConsumedCapacity: 'TOTAL' })
      meter.requests += 1
      try {
        const { output } = await next(args)
        const name = context.commandName ?? ''
        if (READS.has(name)) meter.read += Math.max(unitsOf(output), isConsistent(args.input) ? 1 : 0.5)
        else meter.write += unitsOf(output) * (name.startsWith('Transact') ? 2 : 1)
        return { output, response: {} }
      } catch (error) {
        if (error instanceof Error && error.name === 'ConditionalCheckFailedException') meter.write += 1
        throw error
      }
    },
    { step: 'initialize', name: 'meter', override: true },
  )
  return meter
}
