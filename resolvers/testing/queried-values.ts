type QueryRequest = { query: { expressionValues: Record<string, Record<string, unknown>> } }

/** The values that a Query request compares keys with, in order. */
export const queriedValues = (request: unknown): unknown[] =>
  Object.values((request as QueryRequest).query.expressionValues).flatMap((value) => Object.values(value))
