/** Returns the first characters of a text, not splitting any, with '…' if it was cut (spec 2.9.9). */
export function excerpt(text: string, max: number): string {
  const letters = Array.from(text)
  return letters.length > max ? `${letters.slice(0, max).join('')}…` : text
}

/**
 * Returns the first whole words of a text that fit; splits only a word longer than that. At most `max` characters and
 * '…'.
 */
export function excerptOfWords(text: string, max: number): string {
  const letters = Array.from(text)
  if (letters.length <= max) return text
  const cut = letters.slice(0, max).join('')
  // The next character begins a new word, so the last word is whole.
  const isWhole = /\s/.test(letters[max] ?? '')
  const whole = (isWhole ? cut : cut.replace(/\s\S*$/, '')).trimEnd()
  return `${whole === '' ? cut : whole}…`
}
