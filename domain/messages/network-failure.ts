/** A separate file because it is shown when no more code can be loaded. */
export const networkFailure = 'The academy cannot be reached. Please check your connection and try again.'
