const RAISED = new Map(Array.from('0123456789+-−=()ni', (sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'.charAt(at)]))
const LOWERED = new Map(Array.from('0123456789+-−=()', (sign, at) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'.charAt(at)]))

const allIn = (text: string, signs: ReadonlyMap<string, string>): string | undefined => {
  const letters = Array.from(text, (letter) => signs.get(letter))
  return letters.includes(undefined) ? undefined : letters.join('')
}

/** An exponent in plain text, so that 10³ doesn't become 103. Ordinal suffixes stay letters. */
export const raised = (text: string): string =>
  allIn(text, RAISED) ??
  (/^(?:st|nd|rd|th|o|a|®|™)?$/i.test(text) ? text : text.length === 1 ? `^${text}` : `^(${text})`)

/** A subscript in plain text. */
export const lowered = (text: string): string => allIn(text, LOWERED) ?? text
