import { escapeHtml } from './text/html-node.ts'
import { type FormatReason, REFUSING } from './reasons.ts'

/** A text of a row: plain, or as HTML. */
export type FormatText = { text: string } | { html: string }

/** An answer of a row; `correct` is the text of the match for Matching/Dropdown. */
export type FormatAnswer = {
  text?: string
  textHtml?: string
  correct?: boolean | string
  why?: string
  whyHtml?: string
}

/**
 * A question of a file in another program's format, in the JSON form of an import (docs/import.md) with what was lost on the way,
 * or why it cannot be read.
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

/** A picture of a file. `path`: where the HTML of rows shows it, and the site once it is published. */
export type FilePicture = { path: string; name: string; bytes: Uint8Array }

/** What a file in another program's format holds. `format`: which one, in words; `notes`: what of the file as a whole was not taken as it stood. */
export type FormatFile = { values: FormatRow[]; pictures: readonly FilePicture[]; format: string; notes: string[] }

/** A row that cannot be read. */
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

/** A row as it is taken: a text that can't be read as a whole refuses the question. */
export function takenRow(row: FormatRow): FormatRow {
  const code = row.losses.find((loss) => REFUSING.some((own) => loss.startsWith(own)))
  if (code === undefined || row.refusal !== undefined) return row
  return refusedRow(code, row.bodyHtml === undefined ? { text: row.body ?? '' } : { html: row.bodyHtml }, row.ref)
}

const isBlankText = (given: FormatText): boolean => ('html' in given ? given.html : given.text).trim() === ''

/** A text and another after it: plain ones with `between`. */
export function joinedTexts(first: FormatText, second: FormatText | undefined, between = '\n'): FormatText {
  if (second === undefined || isBlankText(second)) return first
  if ('text' in first && 'text' in second) return { text: `${first.text}${between}${second.text}` }
  const html = (given: FormatText) => ('html' in given ? given.html : `<p>${escapeHtml(given.text)}</p>`)
  return { html: `${html(first)}${html(second)}` }
}

export const bodyOf = (given: FormatText): Pick<FormatRow, 'body' | 'bodyHtml'> =>
  'html' in given ? { bodyHtml: given.html } : { body: given.text }

/** A text as that of an option. */
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

/** How an NCLEX area is written among the tags of a format that knows tags only. */
const AREA_TAG = 'NCLEX area: '

/** Tags of a file: those that say an area are areas. */
export function labelsOf(tags: readonly string[]): Pick<FormatRow, 'tags' | 'area'> {
  const isArea = (tag: string) => tag.startsWith(AREA_TAG)
  return {
    tags: tags.filter((tag) => !isArea(tag)),
    area: tags.filter(isArea).map((tag) => tag.slice(AREA_TAG.length)),
  }
}

/** The tags and areas of a question as tags of a file. */
export const tagsOf = ({ tags, area }: { tags: readonly string[]; area: readonly string[] }): string[] => [
  ...tags,
  ...area.map((name) => `${AREA_TAG}${name}`),
]
