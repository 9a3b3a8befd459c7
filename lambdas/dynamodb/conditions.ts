type Terms = {
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
}

/** A condition of a Put, Update, Delete, or ConditionCheck, to spread into it. */
type Condition = { ConditionExpression: string } & Terms

/** Requires that there is no item at the key. */
export const ifAbsent = { ConditionExpression: 'attribute_not_exists(pk)' }

/** Requires an item at the key. */
export const ifPresent = { ConditionExpression: 'attribute_exists(pk)' }

/** Requires that every one of these attributes has its value. */
export function ifEqual(attributes: Readonly<Record<string, unknown>>) {
  const all = Object.entries(attributes)
  return {
    ConditionExpression: all.map((_, index) => `#if${index} = :if${index}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(all.map(([name], index) => [`#if${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(all.map(([, value], index) => [`:if${index}`, value])),
  }
}

/**
 * Requires that the item is at the version that was read. Versions count from 1: 0 or undefined means that there was no
 * item.
 */
export const ifVersion = (version: number | undefined): Condition =>
  version === undefined || version === 0 ? ifAbsent : ifEqual({ version })

/** Combines an update and a condition, with the names and values of both. */
export const withCondition = (update: { UpdateExpression: string } & Terms, condition: Condition) => ({
  ...update,
  ConditionExpression: condition.ConditionExpression,
  ...((update.ExpressionAttributeNames ?? condition.ExpressionAttributeNames) && {
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, ...condition.ExpressionAttributeNames },
  }),
  ...((update.ExpressionAttributeValues ?? condition.ExpressionAttributeValues) && {
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...condition.ExpressionAttributeValues },
  }),
})
