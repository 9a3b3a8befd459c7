import { type DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb'
import type { StoredItem } from './item-line.ts'

export type BackupTable = { client: DynamoDBClient; name: string }

/** Every item of a table as it is now, a page at a time, consistently. Reads all of it: for backups and their proof only. */
export async function* scanItems({ client, name }: BackupTable): AsyncGenerator<StoredItem> {
  let from: StoredItem | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ConsistentRead: true, ...(from && { ExclusiveStartKey: from }) }),
    )
    yield* page.Items ?? []
    from = page.LastEvaluatedKey
  } while (from)
}
