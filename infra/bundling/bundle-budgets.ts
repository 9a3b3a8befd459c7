/** The most that a function's bundle may weigh, minified, in KB of 1,024 bytes: it is read at every cold start. */
export const BUNDLE_BUDGETS = { plain: 900, stripe: 1_200 } as const
