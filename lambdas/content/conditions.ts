/** Holds when there is no item at the key. */
export const unlessThere = { ConditionExpression: 'attribute_not_exists(pk)' }

/** Holds when there is an item at the key. */
export const ifThere = { ConditionExpression: 'attribute_exists(pk)' }

/** Adds to a count of an item that must exist. */
export const countUp = (name: string, by = 1) => ({
  UpdateExpression: 'ADD #count :by',
  ...ifThere,
  ExpressionAttributeNames: { '#count': name },
  ExpressionAttributeValues: { ':by': by },
})
