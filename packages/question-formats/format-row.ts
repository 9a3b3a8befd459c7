import { escapeHtml } from './text/html-node.ts'
import { type FormatReason, REFUSING } from './reasons.ts'

/** A row's text: plain or HTML. */
export type FormatText = { text: string } | { html: string }

/** An answer of a row; for Matching/Dropdown, `correct` is the text of the match. */
export type FormatAnswer = {
  text?: string
  textHtml?: string
  correct?: boolean | string
  why?: string
  whyHtml?: string
}

/**
 * A question from a file of another program, in an import's JSON format (docs/import.md), with what was lost in
 * conversion or why it can't be read.
 */
export type FormatRow = {
  ref: string
  type: string
  body?: string
  bodyHtml?: string
  answers?: readonly FormatAnswer[]
  content?: object
  scoring?: string
  rationale?: string
  rationaleHtml?: string
  tags: readonly string[]
  area: readonly string[]
  losses: readonly FormatReason[]
  refusal?: FormatReason
}

/** A picture of a file. `path` is used in the rows' HTML and, once published, on the site. */
export type FilePicture = { path: string; name: string; bytes: Uint8Array }

/**
 * The contents of a file in another program's format. `format` is the format in words; `notes` describe what was lost
 * from the file as a whole.
 */
export type FormatFile = { values: FormatRow[]; pictures: readonly FilePicture[]; format: string; notes: string[] }

/** A row that can't be read. */
export const refusedRow = (refusal: FormatReason, text: FormatText, ref = ''): FormatRow => ({
  ref,
  type: '',
  ...bodyOf(text),
  answers: [],
  tags: [],
  area: [],
  losses: [],
  refusal,
})

/** Validates a row: refuses the question if one of its texts can't be fully read. */
export function takenRow(row: FormatRow): FormatRow {
  const code = row.losses.find((loss) => REFUSING.some((own) => loss.startsWith(own)))
  if (code === undefined || row.refusal !== undefined) return row
  return refusedRow(code, row.bodyHtml === undefined ? { text: row.body ?? '' } : { html: row.bodyHtml }, row.ref)
}

const isBlankText = (given: FormatText): boolean => ('html' in given ? given.html : given.text).trim() === ''

/** Concatenates two texts; plain texts are separated by `between`. */
export function joinedTexts(first: FormatText, second: FormatText | undefined, between = '\n'): FormatText {
  if (second === undefined || isBlankText(second)) return first
  if ('text' in first && 'text' in second) return { text: `${first.text}${between}${second.text}` }
  const html = (given: FormatText) => ('html' in given ? given.html : `<p>${escapeHtml(given.text)}</p>`)
  return { html: `${html(first)}${html(second)}` }
}

export const bodyOf = (given: FormatText): Pick<FormatRow, 'body' | 'bodyHtml'> =>
  'html' in given ? { bodyHtml: given.html } : { body: given.text }

/** Converts a text to an option's text. */
export const optionOf = (given: FormatText): Pick<FormatAnswer, 'text' | 'textHtml'> =>
  'html' in given ? { textHtml: given.html } : { text: given.text }

export const rationaleOf = (given: FormatText | undefined): Pick<FormatRow, 'rationale' | 'rationaleHtml'> =>
  given === undefined || isBlankText(given)
    ? { rationale: '' }
    : 'html' in given
      ? { rationaleHtml: given.html }
      : { rationale: given.text }

export const answerOf = (given: FormatText, correct: boolean | string, why: FormatText | undefined): FormatAnswer => ({
  ...optionOf(given),
  correct,
  ...(why === undefined || isBlankText(why) ? {} : 'html' in why ? { whyHtml: why.html } : { why: why.text }),
})

/** Prefix for an NCLEX area among the tags of a format that only has tags. */
const AREA_TAG = 'NCLEX area: '

/** Separates a file's tags into tags and areas. */
export function labelsOf(tags: readonly string[]): Pick<FormatRow, 'tags' | 'area'> {
  const isArea = (tag: string) => tag.startsWith(AREA_TAG)
  return {
    tags: tags.filter((tag) => !isArea(tag)),
    area: tags.filter(isArea).map((tag) => tag.slice(AREA_TAG.length)),
  }
}

/** Combines a question's tags and areas into tags for a file. */
export const tagsOf = ({ tags, area }: { tags: readonly string[]; area: readonly string[] }): string[] => [
  ...tags,
  ...area.map((name) => `${AREA_TAG}${name}`),
]
