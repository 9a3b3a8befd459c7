import type { QuestionMessage } from '#domain/messages/questions.ts'
import { isMalformed } from '#domain/text/is-malformed.ts'
import { type Fields, isFields } from '../fields.ts'
import { noSanitiser, type Format, formatWith, readFormatted } from '../formatted.ts'

/** A content as read, or its first error. */
export type ReadContent<C> = { ok: true; content: C } | { ok: false; code: QuestionMessage }

/** The maximum characters of a text in a content. */
const MAX_TEXT_LENGTH = 4_000

/**
 * Reads a value of unknown shape part by part and remembers the first error, so that later steps need no checks; `done`
 * returns the result. `format` reads formatted texts; absent: as typed.
 */
export function contentReader(format: Format = formatWith(noSanitiser)) {
  let problem: QuestionMessage | undefined
  const refuse = (code: QuestionMessage): void => {
    problem ??= code
  }
  const rawText = (value: unknown): string => {
    if (typeof value !== 'string') {
      refuse('content-malformed')
      return ''
    }
    if (isMalformed(value)) refuse('row-text-malformed')
    if (value.length > MAX_TEXT_LENGTH) refuse('question-long')
    return value
  }
  const text = (value: unknown): string => rawText(value).trim()
  return {
    format,
    refuse,
    /** Refuses with a code unless a condition holds. */
    must: (condition: boolean, code: QuestionMessage): void => {
      if (!condition) refuse(code)
    },
    fields: (value: unknown): Fields => {
      if (isFields(value)) return value
      refuse('content-malformed')
      return {}
    },
    /** Reads a list of `min` to `max` values. */
    list: (
      value: unknown,
      [min, max]: readonly [number, number],
      [few, many]: readonly [QuestionMessage, QuestionMessage],
    ): readonly unknown[] => {
      if (!Array.isArray(value)) {
        refuse('content-malformed')
        return []
      }
      const values: readonly unknown[] = value
      if (values.length < min) refuse(few)
      if (values.length > max) refuse(many)
      return values.slice(0, max)
    },
    /** Reads a text unchanged, including leading and trailing blanks. */
    rawText,
    /** Reads a text that may be empty. */
    text,
    /** Reads a nonempty text. */
    filledText: (value: unknown): string => {
      const read = text(value)
      if (read === '') refuse('content-text-empty')
      return read
    },
    /** Reads a text and its HTML version; without HTML the text is plain and required. */
    formatted: (value: unknown, html: unknown): { text: string; html?: string } => {
      if (html === undefined || html === null || html === '') return { text: text(value) }
      if (typeof html !== 'string') {
        refuse('content-malformed')
        return { text: '' }
      }
      const read = readFormatted(format, typeof value === 'string' ? value : '', html)
      if (!read.ok) {
        refuse(read.code)
        return { text: '' }
      }
      return { ...read, text: rawText(read.text) }
    },
    /** Returns `{ name: text }`, or an empty object if it is absent or empty. */
    optionalText: <Name extends string>(name: Name, value: unknown): { [key in Name]?: string } => {
      const read = value === undefined || value === null ? '' : text(value)
      const named: { [key in Name]?: string } = {}
      if (read !== '') named[name] = read
      return named
    },
    flag: (value: unknown): boolean => {
      if (value !== undefined && value !== null && typeof value !== 'boolean') refuse('content-malformed')
      return value === true
    },
    /** Reads an integer from `from` to below `to`. */
    index: (value: unknown, to: number, code: QuestionMessage, from = 0): number => {
      if (typeof value === 'number' && Number.isInteger(value) && value >= from && value < to) return value
      refuse(code)
      return from
    },
    done: <C>(content: C): ReadContent<C> =>
      problem === undefined ? { ok: true, content } : { ok: false, code: problem },
  }
}

export type ContentReader = ReturnType<typeof contentReader>

/** Whether texts are distinct, ignoring blanks and case. */
export const areDifferent = (texts: readonly string[]): boolean =>
  new Set(texts.map((text) => text.replace(/\s+/g, ' ').toLowerCase())).size === texts.length
