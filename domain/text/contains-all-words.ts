/** Every kind of apostrophe as the one of the keyboard. */
export const plainApostrophes = (text: string): string => text.replace(/[‘’ʼ´`]/g, "'")

/** Letters of Latin scripts that are not a letter with an accent, as people without them on the keyboard write them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
}

const plainLetters = (text: string): string => text.replace(/[ßæœøłđðþħı]/g, (letter) => PLAIN[letter] ?? letter)

/** A text in lower case, without accents, with one kind of apostrophe and one space between words: what the table keeps of an audit entry. */
export const foldAccents = (text: string): string =>
  plainApostrophes(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/g, ' ').trim()

/** A text as searches compare it: as `foldAccents` gives it, in plain letters. */
export const foldText = (text: string): string => plainLetters(foldAccents(text))

/** The words of a search, folded. */
export const wordsOf = (query: string): string[] => foldText(query).split(' ').filter(Boolean)

/**
 * Whether a folded text contains every word, as a substring (spec 3.5.29); no words are in every text. Texts that an older version
 * has folded may hold other apostrophes and letters.
 */
export function containsAllWords(folded: string, words: readonly string[]): boolean {
  const text = plainLetters(words.some((word) => word.includes("'")) ? plainApostrophes(folded) : folded)
  return words.every((word) => text.includes(word))
}
