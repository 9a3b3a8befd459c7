type Terms = {
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Record<string, unknown>
}

/** A condition of a Put, an Update, a Delete or a ConditionCheck: spread into it. */
type Condition = { ConditionExpression: string } & Terms

/** Holds while there is no item at the key. */
export const ifAbsent = { ConditionExpression: 'attribute_not_exists(pk)' }

/** Holds while there is an item at the key. */
export const ifPresent = { ConditionExpression: 'attribute_exists(pk)' }

/** Holds while every one of these attributes of the item has its value. */
export function ifEqual(attributes: Readonly<Record<string, unknown>>) {
  const all = Object.entries(attributes)
  return {
    ConditionExpression: all.map((_, index) => `#if${index} = :if${index}`).join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(all.map(([name], index) => [`#if${index}`, name])),
    ExpressionAttributeValues: Object.fromEntries(all.map(([, value], index) => [`:if${index}`, value])),
  }
}

/** Holds while the item is at the version that was read. Versions count from 1: 0, or none, says that there was no item. */
export const ifVersion = (version: number | undefined): Condition =>
  version === undefined || version === 0 ? ifAbsent : ifEqual({ version })

/** An update on a condition: names and values of both. */
export const onCondition = (update: { UpdateExpression: string } & Terms, condition: Condition) => ({
  ...update,
  ConditionExpression: condition.ConditionExpression,
  ...((update.ExpressionAttributeNames ?? condition.ExpressionAttributeNames) && {
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, ...condition.ExpressionAttributeNames },
  }),
  ...((update.ExpressionAttributeValues ?? condition.ExpressionAttributeValues) && {
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ...condition.ExpressionAttributeValues },
  }),
})
