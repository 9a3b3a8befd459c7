import { ifEqual, onCondition } from '#lambdas/dynamodb/conditions.ts'

/**
 * An update that sets these fields of an item and raises its version, if it still is at the version that was seen; fields
 * not named, such as counts that others change, are left alone.
 */
export function setFields(fields: Readonly<Record<string, unknown>>, seen: number) {
  const all = Object.entries({ ...fields, version: seen + 1 })
  const update = {
    UpdateExpression: `SET ${all.map((_, index) => `#f${index} = :v${index}`).join(', ')}`,
    ExpressionAttributeNames: Object.fromEntries(all.map(([name], index) => [`#f${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(all.map(([, value], index) => [`:v${index}`, value])),
  }
  return onCondition(update, ifEqual({ version: seen }))
}
