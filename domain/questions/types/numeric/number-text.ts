const NUMBER = /^-?\d{1,7}(?:\.\d{1,4})?$/

/** Characters of a number at most: a minus, seven digits, a point and four digits. A choice holds their codes. */
export const LONGEST_NUMBER = 13

/** Whether a text is a number as a Numeric takes it, such as 12.5. */
export const isNumberText = (text: string): boolean => NUMBER.test(text)

/** The characters that a choice spells. */
export const textOfCodes = (codes: readonly number[]): string => String.fromCharCode(...codes)

/** The codes of a number's characters. */
export const codesOfText = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0))
