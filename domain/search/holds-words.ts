import { foldText } from './fold-text.ts'

/** The words of a search, folded. */
export const wordsOf = (query: string): string[] => foldText(query).split(' ').filter(Boolean)

/** Whether a folded text contains every word, as a substring (spec 3.5.29); no words are in every text. */
export const holdsWords = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word))
