import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { Table } from '../../shared/table.ts'

/** What happens to a transaction: nothing, a conflict with another one, the process dies before it or just after it. */
export type Fault = 'none' | 'conflict' | 'dies before' | 'dies after'

const conflict = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  })

/** The same table, whose next transactions meet these faults in order. */
export function withFaults(table: Table, faults: readonly Fault[]): Table {
  const left = [...faults]
  const client = new Proxy(table.client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target)
      if (property !== 'send') return value
      return async (command: Parameters<typeof target.send>[0]) => {
        const fault = command instanceof TransactWriteCommand ? (left.shift() ?? 'none') : 'none'
        if (fault === 'conflict') throw conflict()
        if (fault === 'dies before') throw new Error('The process has died')
        const reply = await target.send(command)
        if (fault === 'dies after') throw new Error('The process has died')
        return reply
      }
    },
  })
  return { ...table, client }
}
