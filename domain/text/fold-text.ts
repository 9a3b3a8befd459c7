/** Every kind of apostrophe as the one of the keyboard. */
export const plainApostrophes = (text: string): string => text.replace(/[‘’ʼ´`]/g, "'")

/** A text as searches compare it: lower case, without accents, one kind of apostrophe, one space between words. */
export const foldText = (text: string): string =>
  plainApostrophes(text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()).replace(/\s+/g, ' ').trim()
