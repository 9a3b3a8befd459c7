/** Compares strings by code points: the same order everywhere, whatever the language. */
export const byCodePoints = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
