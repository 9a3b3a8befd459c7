const NUMBER = /^-?\d{1,7}(?:\.\d{1,4})?$/

/**
 * The maximum characters of a number: a minus sign, seven digits, a point, and four digits. A choice contains their
 * codes.
 */
export const MAX_NUMBER_LENGTH = 13

/** Whether a text is a number in a Numeric's format, such as 12.5. */
export const isNumberText = (text: string): boolean => NUMBER.test(text)

/** A thousands comma, which may also be a decimal one: it is ambiguous. */
const THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+$/

/**
 * Converts a typed or pasted number to a Numeric's format: accepts any minus sign, a plus sign, a decimal comma, no
 * digit before or after it, and trailing zeros; undefined if it is not a number, and for 1,000, which may be 1 or 1000.
 */
export function numberOfTyped(typed: string): string | undefined {
  const text = typed.replace(/\s/g, '').replace(/^[−–]/, '-').replace(/^\+/, '')
  if (THOUSANDS.test(text)) return undefined
  const [, sign, whole = '', decimals = ''] = /^(-?)(\d*)(?:[.,](\d*))?$/.exec(text) ?? []
  if (sign === undefined || whole + decimals === '') return undefined
  const shown = decimals.length > 4 ? decimals.replace(/0+$/, '') : decimals
  const number = `${sign}${whole === '' ? '0' : whole}${shown === '' ? '' : `.${shown}`}`
  return isNumberText(number) ? number : undefined
}

/** Returns the characters of a choice. */
export const textOfCodes = (codes: readonly number[]): string => String.fromCharCode(...codes)

/** Returns the codes of a number's characters. */
export const codesOfText = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0))
