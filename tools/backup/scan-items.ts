import { type DynamoDBClient, ScanCommand, type ScanCommandInput } from '@aws-sdk/client-dynamodb'
import type { StoredItem } from './item-line.ts'

export type BackupTable = { client: DynamoDBClient; name: string }

/** A scan of one part of a table, of some attributes alone; `onUnits` gets the read units of each page. */
export type PartialScan = {
  segment: { index: number; of: number }
  attributes: readonly string[]
  onUnits: (units: number) => void
}

/** What a partial scan asks for; it is not consistent, which costs half. */
function inputOf({ segment, attributes }: PartialScan): Omit<ScanCommandInput, 'TableName'> {
  const names = attributes.map((name) => [`#${name}`, name] as const)
  return {
    ConsistentRead: false,
    Segment: segment.index,
    TotalSegments: segment.of,
    ProjectionExpression: names.map(([placeholder]) => placeholder).join(', '),
    ExpressionAttributeNames: Object.fromEntries(names),
    ReturnConsumedCapacity: 'TOTAL',
  }
}

/**
 * Every item of a table as it is now, a page at a time: whole and consistently, or a part of it. Reads all of it: for backups and
 * their proof only.
 */
export async function* scanItems({ client, name }: BackupTable, part?: PartialScan): AsyncGenerator<StoredItem> {
  const input = part ? inputOf(part) : { ConsistentRead: true }
  let from: StoredItem | undefined
  do {
    const page = await client.send(
      new ScanCommand({ TableName: name, ...input, ...(from && { ExclusiveStartKey: from }) }),
    )
    part?.onUnits(page.ConsumedCapacity?.CapacityUnits ?? 0)
    yield* page.Items ?? []
    from = page.LastEvaluatedKey
  } while (from)
}
