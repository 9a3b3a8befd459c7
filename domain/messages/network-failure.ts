/** By itself, since it is said where no further code can be loaded. */
export const networkFailure = 'The academy cannot be reached. Please check your connection and try again.'
