import { ifEqual, withCondition } from '#lambdas/dynamodb/conditions.ts'

/**
 * Returns an update that sets fields of an item and increments its version, if the item is still at version `seen`.
 * Leaves other fields, such as counts, unchanged.
 */
export function setFields(fields: Readonly<Record<string, unknown>>, seen: number) {
  const all = Object.entries({ ...fields, version: seen + 1 })
  const update = {
    UpdateExpression: `SET ${all.map((_, index) => `#f${index} = :v${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(all.map(([name], index) => [`#f${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(all.map(([, value], index) => [`:v${index}`, value])),
  }
  return withCondition(update, ifEqual({ version: seen }))
}
