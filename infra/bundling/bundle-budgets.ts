/** The most that a function's bundle may weigh, minified, in KB of 1,024 bytes: it is read at every cold start. */
export const BUNDLE_BUDGETS = { plain: 400, stripe: 650 } as const
