import { type Fields, isFields } from './fields.ts'

type ByLetter = Readonly<Record<string, string>>

/** The formatted texts of a question: HTML by the name of its text and, for answers and their reasons, by letter. */
export type FormattedCell = { body?: string; rationale?: string; answers: ByLetter; whys: ByLetter }

type Formatted = {
  bodyHtml?: string | null | undefined
  rationaleHtml?: string | null | undefined
  answers: readonly { letter: string; textHtml?: string | null | undefined; whyHtml?: string | null | undefined }[]
}

/**
 * Returns the cell `formatted` of a CSV file: JSON; empty if everything is plain. A content contains its own formatted
 * texts.
 */
export function formattedCell({ bodyHtml, rationaleHtml, answers }: Formatted): string {
  const byLetter = (name: 'textHtml' | 'whyHtml') =>
    Object.fromEntries(answers.flatMap(({ letter, [name]: html }) => (html == null ? [] : [[letter, html]])))
  const [texts, whys] = [byLetter('textHtml'), byLetter('whyHtml')]
  const cell = {
    ...(bodyHtml == null ? {} : { body: bodyHtml }),
    ...(rationaleHtml == null ? {} : { rationale: rationaleHtml }),
    ...(Object.keys(texts).length === 0 ? {} : { answers: texts }),
    ...(Object.keys(whys).length === 0 ? {} : { whys }),
  }
  return Object.keys(cell).length === 0 ? '' : JSON.stringify(cell)
}

function parsed(cell: string): unknown {
  try {
    return JSON.parse(cell)
  } catch {
    return undefined
  }
}

const isTexts = (fields: Fields): fields is Readonly<Record<string, string>> =>
  Object.values(fields).every((value) => typeof value === 'string')

/**
 * Parses such a cell for answers with these letters; undefined if it is unreadable, or names something that does not
 * exist.
 */
export function readFormattedCell(cell: string, letters: readonly string[]): FormattedCell | undefined {
  if (cell.trim() === '') return { answers: {}, whys: {} }
  const fields = parsed(cell)
  if (!isFields(fields)) return undefined
  const { answers = {}, whys = {}, ...texts } = fields
  if (!isFields(answers) || !isFields(whys) || !isTexts(answers) || !isTexts(whys) || !isTexts(texts)) return undefined
  const { body, rationale, ...others } = texts
  if (
    Object.keys(others).length > 0 ||
    [...Object.keys(answers), ...Object.keys(whys)].some((letter) => !letters.includes(letter))
  )
    return undefined
  return { ...(body === undefined ? {} : { body }), ...(rationale === undefined ? {} : { rationale }), answers, whys }
}
