import { isLongTyped } from '#domain/content/check-texts.ts'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import { isMalformed } from '#domain/text/is-malformed.ts'
import { hasUndescribedImage, plainOfHtml } from '#domain/text/plain-of-html.ts'

/** A text with its HTML version, sanitized before it was stored; absent: it is plain (decision 0077). */
export type FormattedText = { text: string; textHtml?: string }

/** The author's reason why something is right or wrong, with its HTML version. */
export type Reason = { why?: string; whyHtml?: string }

/** A formatted text as stored: its plain text and, unless it is only that, its HTML. Or why it is refused. */
export type ReadFormatted = { ok: true; text: string; html?: string } | { ok: false; code: QuestionMessage }

/** Reads the HTML of a formatted text, together with its plain text. */
export type Format = (html: string, text: string) => ReadFormatted

/** Sanitizes HTML for storage. */
export type Sanitise = (html: string) => string

/** For texts shown only to their author: the browser sanitizes them when it renders them. */
export const noSanitiser: Sanitise = (html) => html

/** For texts sanitized when they were stored: returns both unchanged. */
export const storedFormat: Format = (html, text) => ({ ok: true, text, html })

const EMPTY_END = '<p></p>'

/** Removes the empty paragraphs that editors leave at the end. */
function trimmed(html: string): string {
  let end = html.length
  while (html.slice(0, end).endsWith(EMPTY_END)) end -= EMPTY_END.length
  return html.slice(0, end).trim()
}

/** Whether HTML contains only a plain text. */
const isPlain = (html: string): boolean => /^(?:<p>[^<]*<\/p>|[^<]*)$/.test(html)

/**
 * Returns formatted texts as stored. The plain text is derived from the HTML, whatever was submitted, so they always
 * agree.
 */
export const formatWith =
  (sanitise: Sanitise): Format =>
  (value) => {
    if (isLongTyped(value)) return { ok: false, code: 'question-long' }
    if (isMalformed(value)) return { ok: false, code: 'row-text-malformed' }
    const html = trimmed(sanitise(value).trim())
    if (hasUndescribedImage(html)) return { ok: false, code: 'image-undescribed' }
    const text = plainOfHtml(html)
    return text === '' || isPlain(html) ? { ok: true, text } : { ok: true, text, html }
  }

/** Reads a text and its HTML version; without one the text is plain. */
export const readFormatted = (format: Format, text: string, html: string | null | undefined): ReadFormatted =>
  html === undefined || html === null || html === '' ? { ok: true, text: text.trim() } : format(html, text.trim())

/** Returns `{ name: text }`, or an empty object without a text. */
export function optional<Name extends string>(name: Name, text: string | undefined): { [key in Name]?: string } {
  const named: { [key in Name]?: string } = {}
  if (text !== undefined) named[name] = text
  return named
}

/** Returns a reason as stored; empty if there is none. */
export const reasonOf = ({ text, html }: { text: string; html?: string | undefined }): Reason =>
  text === '' ? {} : { why: text, ...optional('whyHtml', html) }

/** Returns the fields of a formatted text that may be shown: an allow-list. */
export const shownText = ({ text, textHtml }: FormattedText): FormattedText => ({
  text,
  ...optional('textHtml', textHtml),
})

/** Returns a formatted text as an entry of a list, where a plain one is only its text. */
export const listedText = (option: FormattedText): string | FormattedText =>
  option.textHtml === undefined ? option.text : shownText(option)
