import { BatchGetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Key } from '#table/keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'
import { aRecord } from './batch-fixture.ts'

/**
 * Returns the table and the stream records of its transactions, in order per item. Only for sequential transactions:
 * the items are read before and after each.
 */
export function recordedTable(table: Table): { table: Table; records: DynamoDBRecord[] } {
  const records: DynamoDBRecord[] = []
  const read = async (keys: readonly Key[]): Promise<Map<string, object>> => {
    const Keys = keys.map(({ pk, sk }) => ({ pk, sk }))
    const command = new BatchGetCommand({ RequestItems: { [table.name]: { Keys, ConsistentRead: true } } })
    const { Responses } = await table.client.send(command)
    return new Map((Responses?.[table.name] ?? []).map((item) => [`${item['pk']} ${item['sk']}`, item]))
  }
  const recorded = interceptSends(table, async (command, send) => {
    if (!(command instanceof TransactWriteCommand)) return send()
    const keys = (command.input.TransactItems ?? []).flatMap(({ Put, Update, Delete }) => {
      const { pk, sk } = Put?.Item ?? Update?.Key ?? Delete?.Key ?? {}
      return typeof pk === 'string' && typeof sk === 'string' ? [{ pk, sk }] : []
    })
    const before = await read(keys)
    const reply = await send()
    const after = await read(keys)
    for (const { pk, sk } of keys) records.push(aRecord(before.get(`${pk} ${sk}`), after.get(`${pk} ${sk}`)))
    return reply
  })
  return { table: recorded, records }
}
