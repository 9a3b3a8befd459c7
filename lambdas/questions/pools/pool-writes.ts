import { type Pool, poolItems } from '#table/pool.ts'
import type { Write } from '#lambdas/dynamodb/transact.ts'

/** A pool's head, on the condition that none of its pieces was written since, and the pieces that differ. */
export const poolWrites = (pool: Pool, pieces: Iterable<number>): Write[] =>
  poolItems(pool, pieces).map((Item) => ({
    Put: {
      Item,
      ...(Item.version === undefined
        ? {}
        : pool.version === 0
          ? { ConditionExpression: 'attribute_not_exists(pk)' }
          : { ConditionExpression: 'version = :seen', ExpressionAttributeValues: { ':seen': pool.version } }),
    },
  }))
