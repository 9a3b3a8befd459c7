/** One half of a letter of two: no text that can be stored or put into an address. */
const LONE_SURROGATE = /\p{Surrogate}/u

/** Whether any text of the arguments, however deep, holds a lone surrogate. */
export function hasLoneSurrogate(value: unknown): boolean {
  if (typeof value === 'string') return LONE_SURROGATE.test(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some(hasLoneSurrogate)
}
