/** The first characters of a text, whole ones, with '…' where it was really cut (spec 2.9.9). */
export function excerpt(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text
}

/** The same, cut after the last whole word that fits; a word longer than that is cut within. At most `most` characters and '…'. */
export function excerptOfWords(text: string, most: number): string {
  const letters = Array.from(text)
  if (letters.length <= most) return text
  const cut = letters.slice(0, most).join('')
  // What follows begins a word: the last one is whole.
  const isWhole = /\s/.test(letters[most] ?? '')
  const whole = (isWhole ? cut : cut.replace(/\s\S*$/, '')).trimEnd()
  return `${whole === '' ? cut : whole}…`
}
