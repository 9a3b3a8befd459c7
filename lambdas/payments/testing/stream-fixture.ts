import { marshall } from '@aws-sdk/util-dynamodb'
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import type { Key } from '#table/keys.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import { interceptSends } from '#lambdas/testing/intercept-sends.ts'
import { withoutFaults } from '#lambdas/testing/faults.ts'

type Item = Record<string, unknown>
type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>

const image = (item: Item) => marshall(item, { removeUndefinedValues: true }) as Image
const isPayment = (key: Item | undefined) => String(key?.['pk']).startsWith('PAYMENT#')

/**
 * Returns the table and its stream records for payments. Like the stream, it may repeat a record when two writers meet,
 * and never omits one.
 */
export function streamed(table: Table): { table: Table; records: DynamoDBRecord[] } {
  const records: DynamoDBRecord[] = []
  const read = async (Key: Item) =>
    (await table.client.send(new GetCommand({ TableName: table.name, Key, ConsistentRead: true }))).Item
  const write = async (command: TransactWriteCommand) => {
    const keys = (command.input.TransactItems ?? []).map(({ Put, Update }) => Put?.Item ?? Update?.Key)
    const payments = keys.filter(isPayment).map((key): Key => ({ pk: String(key?.['pk']), sk: String(key?.['sk']) }))
    const readAll = () => withoutFaults(() => Promise.all(payments.map(read)))
    const before = await readAll()
    try {
      return await table.client.send(command)
    } finally {
      // Includes writes whose reply is lost.
      for (const [n, now] of (await readAll()).entries()) {
        const old = before[n]
        const images = { ...(old && { OldImage: image(old) }), ...(now && { NewImage: image(now) }) }
        if (JSON.stringify(old) !== JSON.stringify(now))
          records.push({ eventName: 'MODIFY', dynamodb: { SequenceNumber: String(records.length + 1), ...images } })
      }
    }
  }
  const stream = interceptSends(table, (command, send) =>
    command instanceof TransactWriteCommand ? write(command) : send(),
  )
  return { table: stream, records }
}
