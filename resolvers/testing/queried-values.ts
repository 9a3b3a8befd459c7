const within = (value: unknown): unknown[] => (typeof value === 'object' && value !== null ? Object.values(value) : [])

/** The values that a Query request compares keys with, in order. */
export function queriedValues(request: unknown): unknown[] {
  if (typeof request !== 'object' || request === null || !('query' in request)) return []
  const { query } = request
  if (typeof query !== 'object' || query === null || !('expressionValues' in query)) return []
  return within(query.expressionValues).flatMap((value) => within(value))
}
