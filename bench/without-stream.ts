import { setTimeout as sleep } from 'node:timers/promises'
import { DescribeTableCommand, type DynamoDBClient, UpdateTableCommand } from '@aws-sdk/client-dynamodb'

const PAUSE_MS = 200

async function setStream(client: DynamoDBClient, table: string, isOn: boolean): Promise<void> {
  const view = isOn ? { StreamViewType: 'NEW_AND_OLD_IMAGES' as const } : {}
  await client.send(new UpdateTableCommand({ TableName: table, StreamSpecification: { StreamEnabled: isOn, ...view } }))
  for (;;) {
    const { Table: described } = await client.send(new DescribeTableCommand({ TableName: table }))
    if (described?.TableStatus === 'ACTIVE') return
    await sleep(PAUSE_MS)
  }
}

/**
 * Does `act` while the table has no stream, as a table that is restored from a backup has none: what it writes reaches no function, also
 * not later. The stream that the table then has is a new one, which its readers follow from its beginning.
 */
export async function withoutStream(client: DynamoDBClient, table: string, act: () => Promise<void>): Promise<void> {
  await setStream(client, table, false)
  try {
    await act()
  } finally {
    await setStream(client, table, true)
  }
}
