import { QueryCommand, type QueryCommandOutput } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import { fitsKey } from '#lambdas/field/fits-key.ts'
import type { Table } from './table.ts'

/** Items of one partition: those whose sk begins with `prefix`, or all; newest first when `backward`; at most `limit`. */
export type ItemQuery = {
  pk: string
  prefix?: string
  upTo?: string
  backward?: boolean
  limit?: number
  /** Strongly consistent: twice the read units. */
  consistent?: boolean
}

const PAGE = 1_000

const keyCondition = ({ pk, prefix, upTo }: ItemQuery) => {
  if (prefix !== undefined && upTo !== undefined)
    return {
      KeyConditionExpression: 'pk = :pk AND sk BETWEEN :prefix AND :upTo',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix, ':upTo': upTo },
    }
  if (prefix !== undefined)
    return {
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ':prefix': prefix },
    }
  return { KeyConditionExpression: 'pk = :pk', ExpressionAttributeValues: { ':pk': pk } }
}

/**
 * Returns every item that a query finds, page by page. `Item` is the shape that table/ defines for such items: only
 * this product writes the table. `upTo` is the inclusive end of the sk range.
 */
export async function queryItems<Item extends Key>(table: Table, query: ItemQuery): Promise<Item[]> {
  const items: Item[] = []
  if (!fitsKey({ pk: query.pk, sk: query.prefix ?? 'any' })) return items
  let from: QueryCommandOutput['LastEvaluatedKey']
  do {
    const reply: QueryCommandOutput = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        ...keyCondition(query),
        ScanIndexForward: !query.backward,
        Limit: query.limit ?? PAGE,
        ExclusiveStartKey: from,
        ConsistentRead: query.consistent ?? false,
      }),
    )
    items.push(...((reply.Items ?? []) as Item[]))
    from = reply.LastEvaluatedKey
  } while (from && items.length < (query.limit ?? Infinity))
  return items
}
