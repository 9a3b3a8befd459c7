/** Replaces every kind of apostrophe with the keyboard's. */
export const plainApostrophes = (text: string): string => text.replace(/[‘’ʼ´`]/g, "'")

/** Latin letters that are not a base letter with an accent, as typed on keyboards without them. */
const PLAIN: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i' },
}

const plainLetters = (text: string): string => text.replace(/[ßæœøłđðþħı]/g, (letter) => PLAIN[letter] ?? letter)

/**
 * Returns text in lower case, without accents, with one kind of apostrophe and single spaces between words: the stored
 * form of an audit entry.
 */
export const foldAccents = (text: string): string =>
  plainApostrophes(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/g, ' ').trim()

/** Returns text as searches compare it: `foldAccents`, in plain letters. */
export const foldText = (text: string): string => plainLetters(foldAccents(text))

/** The words of a search, folded. */
export const wordsOf = (query: string): string[] => foldText(query).split(' ').filter(Boolean)

/**
 * Whether a folded text contains every word as a substring (spec 3.5.29); true without words. Texts folded by an older
 * version may contain other apostrophes and letters.
 */
export function containsAllWords(folded: string, words: readonly string[]): boolean {
  const text = plainLetters(words.some((word) => word.includes("'")) ? plainApostrophes(folded) : folded)
  return words.every((word) => text.includes(word))
}
