/** Every kind of apostrophe as the one of the keyboard. */
export const plainApostrophes = (text: string): string => text.replace(/[‘’ʼ´`]/g, "'")

/** A text as searches compare it: lower case, without accents, one kind of apostrophe, one space between words. */
export const foldText = (text: string): string =>
  plainApostrophes(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/g, ' ').trim()

/** The words of a search, folded. */
export const wordsOf = (query: string): string[] => foldText(query).split(' ').filter(Boolean)

/**
 * Whether a folded text contains every word, as a substring (spec 3.5.29); no words are in every text. Texts that an older version
 * has folded may hold other apostrophes.
 */
export function holdsWords(folded: string, words: readonly string[]): boolean {
  const text = words.some((word) => word.includes("'")) ? plainApostrophes(folded) : folded
  return words.every((word) => text.includes(word))
}
