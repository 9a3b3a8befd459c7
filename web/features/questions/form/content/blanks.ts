/** Blanks in a text: `{{1}}` marks the first one. */
const BLANK = /\{\{(\d{1,2})\}\}/g

/** The mark of a blank in a text. `index` is zero-based. */
export const blankMark = (index: number): string => `{{${index + 1}}}`

/** Whether a text contains a blank. */
export const holdsBlank = (text: string, index: number): boolean => text.includes(blankMark(index))

/** Replaces the selection with `mark`, adding spaces where words would run together. */
export function inserted(text: string, mark: string, start: number, end: number): { text: string; cursor: number } {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const lead = before === '' || /\s$/.test(before) ? '' : ' '
  const tail = after === '' || /^[\s.,;:!?)]/.test(after) ? '' : ' '
  const head = `${before}${lead}${mark}${tail}`
  return { text: `${head}${after}`, cursor: head.length }
}

/** Removes a blank from the text and renumbers the ones after it. */
export function withoutBlank(text: string, index: number): string {
  const mark = blankMark(index)
  const rest = text.replace(text.includes(` ${mark}`) ? ` ${mark}` : mark, '')
  return rest.replace(BLANK, (other, digits: string) =>
    Number(digits) - 1 > index ? blankMark(Number(digits) - 2) : other,
  )
}
