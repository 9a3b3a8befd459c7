import { ifPresent } from '#lambdas/dynamodb/conditions.ts'

/** Adds to a count of an item, which must exist. */
export const incrementCount = (name: string, by = 1) => ({
  UpdateExpression: 'ADD #count :by',
  ...ifPresent,
  ExpressionAttributeNames: { '#count': name },
  ExpressionAttributeValues: { ':by': by },
})
