import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Key } from '#table/keys.ts'
import type { Table } from './table.ts'

/** A page of an index's partition, ascending unless `backward`; `before` ends it below that sort key, `from` continues an earlier page. */
export type IndexQuery = {
  index: 'gsi1' | 'gsi2'
  pk: string
  before?: string
  limit: number
  backward?: boolean
  from?: Record<string, unknown> | undefined
}

export type IndexPage<Item> = { items: Item[]; next?: Record<string, unknown> }

/**
 * Returns one page of items, and where the next begins (absent: no more). `Item` is the shape that table/ defines for
 * such items.
 */
export async function queryIndex<Item extends Key>(
  table: Table,
  { index, pk, before, limit, backward = false, from }: IndexQuery,
): Promise<IndexPage<Item>> {
  const below = before === undefined ? '' : ` AND ${index}sk < :before`
  const reply = await table.client.send(
    new QueryCommand({
      TableName: table.name,
      IndexName: index,
      KeyConditionExpression: `${index}pk = :pk${below}`,
      ExpressionAttributeValues: { ':pk': pk, ...(before === undefined ? {} : { ':before': before }) },
      ScanIndexForward: !backward,
      Limit: limit,
      ExclusiveStartKey: from,
    }),
  )
  return {
    items: (reply.Items ?? []) as Item[],
    ...(reply.LastEvaluatedKey ? { next: reply.LastEvaluatedKey } : {}),
  }
}

const WHOLE_PAGE = 200

/** Returns every item of an index's partition, page by page: for partitions that stay small, such as the contents. */
export async function queryWholeIndex<Item extends Key>(
  table: Table,
  query: Pick<IndexQuery, 'index' | 'pk'>,
): Promise<Item[]> {
  const items: Item[] = []
  let from: Record<string, unknown> | undefined
  do {
    const page = await queryIndex<Item>(table, { ...query, limit: WHOLE_PAGE, from })
    items.push(...page.items)
    from = page.next
  } while (from)
  return items
}
