const RAISED = new Map(Array.from('0123456789+-−=()ni', (sign, at) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'.charAt(at)]))
const LOWERED = new Map(Array.from('0123456789+-−=()', (sign, at) => [sign, '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'.charAt(at)]))

const allIn = (text: string, signs: ReadonlyMap<string, string>): string | undefined => {
  const letters = Array.from(text, (letter) => signs.get(letter))
  return letters.includes(undefined) ? undefined : letters.join('')
}

/** An exponent where only plain text can be: 10³ is not 103. The ends of ordinal numbers are letters as any. */
export const raised = (text: string): string =>
  allIn(text, RAISED) ??
  (/^(?:st|nd|rd|th|o|a|®|™)?$/i.test(text) ? text : text.length === 1 ? `^${text}` : `^(${text})`)

/** What stands below the line where only plain text can be. */
export const lowered = (text: string): string => allIn(text, LOWERED) ?? text
