/** A text with its blanks and what belongs to each: `{{1}}` is the place of the first one. */
const BLANK = /\{\{(\d{1,2})\}\}/g

/** The place of a blank in a text; `index` from 0. */
export const blankMark = (index: number): string => `{{${index + 1}}}`

/** Whether a text names a blank. */
export const holdsBlank = (text: string, index: number): boolean => text.includes(blankMark(index))

/** The text with something in the place of what is selected, with spaces where words would run together. */
export function inserted(text: string, mark: string, start: number, end: number): { text: string; cursor: number } {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const lead = before === '' || /\s$/.test(before) ? '' : ' '
  const tail = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' '
  const head = `${before}${lead}${mark}${tail}`
  return { text: `${head}${after}`, cursor: head.length }
}

/** The text without a blank: those after it get the number before theirs. */
export function withoutBlank(text: string, index: number): string {
  const mark = blankMark(index)
  const rest = text.replace(text.includes(` ${mark}`) ? ` ${mark}` : mark, '')
  return rest.replace(BLANK, (other, digits: string) =>
    Number(digits) - 1 > index ? blankMark(Number(digits) - 2) : other,
  )
}
