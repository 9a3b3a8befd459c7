import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb'
import type { Table } from '../table.ts'

/** Requests and request units since the last `reset`, by AWS's rules. */
export type Meter = { read: number; write: number; requests: number; reset: () => void }

const READS = new Set(['GetItemCommand', 'QueryCommand', 'BatchGetItemCommand', 'TransactGetItemsCommand'])

const unitsOf = (capacity: unknown): number => {
  const all = (Array.isArray(capacity) ? capacity : [capacity ?? {}]) as ConsumedCapacity[]
  return all.reduce((sum, one) => sum + (one.CapacityUnits ?? 0), 0)
}

/** Meters a test's table. DynamoDB Local counts a transaction's writes once where AWS counts them twice. */
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
      const reply = await next(args)
      const output = reply.output as { ConsumedCapacity?: unknown }
      const units = unitsOf(output.ConsumedCapacity)
      if (process.env.METER) console.log(context.commandName, units, JSON.stringify(output.ConsumedCapacity))
      if (READS.has(context.commandName ?? '')) meter.read += units
      else meter.write += units
      return reply
    },
    { step: 'initialize', name: 'meter', override: true },
  )
  return meter
}
