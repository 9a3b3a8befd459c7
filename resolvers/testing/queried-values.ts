type QueryRequest = { query: { expressionValues: Record<string, Record<string, unknown>> } }

const isQuery = (request: unknown): request is QueryRequest =>
  typeof request === 'object' && request !== null && Object.hasOwn(request, 'query')

/** Returns the values that a Query request compares keys with, in order. */
export const queriedValues = (request: unknown): unknown[] =>
  isQuery(request) ? Object.values(request.query.expressionValues).flatMap((value) => Object.values(value)) : []
