/** The first characters of a text, whole ones, with '…' where it was really cut (spec 2.9.9). */
export function excerpt(text: string, most: number): string {
  const letters = Array.from(text)
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : text
}
