/** A separate file because it is shown when no more code can be loaded. */
export const networkFailure = 'We can’t reach the academy. Check your connection and try again.'
