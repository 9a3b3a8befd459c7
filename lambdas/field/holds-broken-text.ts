/** One half of a letter of two: no text that can be stored or put into an address. */
const HALF_LETTER = /\p{Surrogate}/u

/** Whether any text of the arguments, however deep, holds half a letter. */
export function holdsBrokenText(value: unknown): boolean {
  if (typeof value === 'string') return HALF_LETTER.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(holdsBrokenText)
}
