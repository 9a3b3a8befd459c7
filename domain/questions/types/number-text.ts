const NUMBER = /^-?\d{1,7}(?:\.\d{1,4})?$/

/** Characters of a number at most: a minus, seven digits, a point and four digits. A choice holds their codes. */
export const MAX_NUMBER_LENGTH = 13

/** Whether a text is a number as a Numeric takes it, such as 12.5. */
export const isNumberText = (text: string): boolean => NUMBER.test(text)

/** A comma of thousands, which may also be a decimal one: nobody knows which. */
const THOUSANDS = /^-?[1-9]\d{0,2}(?:,\d{3})+$/

/**
 * The number of what somebody typed or pasted, as a Numeric takes it: any minus sign, a plus, a comma for the point, no digit before or
 * after it, zeros at the end; undefined when it is none, and for 1,000, which may be 1 or 1000.
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

/** The characters that a choice spells. */
export const textOfCodes = (codes: readonly number[]): string => String.fromCharCode(...codes)

/** The codes of a number's characters. */
export const codesOfText = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0))
