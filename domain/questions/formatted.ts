import { isLongTyped } from '#domain/content/check-texts.ts'
import type { QuestionMessage } from '#domain/messages/questions.ts'
import { isMalformed } from '#domain/text/is-malformed.ts'
import { hasUndescribedImage, plainOfHtml } from '#domain/text/plain-of-html.ts'

/** A text with its formatted twin, HTML that was sanitised before it was stored; absent: it is plain (decision 0077). */
export type FormattedText = { text: string; textHtml?: string }

/** Why something is right or not, as its author wrote it, with its formatted twin. */
export type Reason = { why?: string; whyHtml?: string }

/** A formatted text as it is stored: its plain text and, unless that is all of it, its HTML. Or why it is refused. */
export type ReadFormatted = { ok: true; text: string; html?: string } | { ok: false; code: QuestionMessage }

/** Reads HTML that was given for a formatted text, together with the plain text that was given. */
export type Format = (html: string, text: string) => ReadFormatted

/** Makes HTML safe to keep. */
export type Sanitise = (html: string) => string

/** For what is shown to its author only: the browser sanitises it as it shows it. */
export const asTyped: Sanitise = (html) => html

/** For what was sanitised when it was stored: its two texts as they are. */
export const asStored: Format = (html, text) => ({ ok: true, text, html })

const EMPTY_END = '<p></p>'

/** Without the empty paragraphs that editors leave at the end. */
function trimmed(html: string): string {
  let end = html.length
  while (html.slice(0, end).endsWith(EMPTY_END)) end -= EMPTY_END.length
  return html.slice(0, end).trim()
}

/** Whether HTML is nothing more than a plain text. */
const isPlain = (html: string): boolean => /^(?:<p>[^<]*<\/p>|[^<]*)$/.test(html)

/** Formatted texts as they may be kept. The plain text follows from the HTML, whatever was given: the two never disagree. */
export const formatWith =
  (sanitise: Sanitise): Format =>
  (given) => {
    if (isLongTyped(given)) return { ok: false, code: 'question-long' }
    if (isMalformed(given)) return { ok: false, code: 'row-text-malformed' }
    const html = trimmed(sanitise(given).trim())
    if (hasUndescribedImage(html)) return { ok: false, code: 'image-undescribed' }
    const text = plainOfHtml(html)
    return text === '' || isPlain(html) ? { ok: true, text } : { ok: true, text, html }
  }

/** Reads a text and its twin; without a twin the text is plain. */
export const readFormatted = (format: Format, text: string, html: string | null | undefined): ReadFormatted =>
  html === undefined || html === null || html === '' ? { ok: true, text: text.trim() } : format(html, text.trim())

/** `{ name: text }`, or nothing where there is none. */
export function optional<Name extends string>(name: Name, text: string | undefined): { [key in Name]?: string } {
  const named: { [key in Name]?: string } = {}
  if (text !== undefined) named[name] = text
  return named
}

/** A reason as it is stored; nothing where there is none. */
export const reasonOf = ({ text, html }: { text: string; html?: string | undefined }): Reason =>
  text === '' ? {} : { why: text, ...optional('whyHtml', html) }

/** What may be shown of a formatted text: an allow-list. */
export const shownText = ({ text, textHtml }: FormattedText): FormattedText => ({
  text,
  ...optional('textHtml', textHtml),
})

/** The same in a list of texts, in which a plain one is its text alone. */
export const listedText = (option: FormattedText): string | FormattedText =>
  option.textHtml === undefined ? option.text : shownText(option)
