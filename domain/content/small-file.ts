/** The largest image, or file of captions, that is taken, in bytes. */
export const MOST_SMALL_BYTES = 5 * 1024 * 1024
