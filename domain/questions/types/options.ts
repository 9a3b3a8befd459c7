import type { Fields } from '../fields.ts'
import { type FormattedText, optional, type Reason, reasonOf } from '../formatted.ts'
import type { Option } from './cells.ts'
import type { ContentReader } from './content-reader.ts'

/** An option with its key; `correct` is absent where it is wrong. */
export type KeyedOption = Option & { correct?: true }

/** Reads `{ text, textHtml? }`, a text that says something. */
export function readText(reader: ContentReader, fields: Fields): FormattedText {
  const { text, html } = reader.formatted(fields.text, fields.textHtml)
  reader.must(text !== '', 'content-text-empty')
  return { text, ...optional('textHtml', html) }
}

/** Reads `{ why?, whyHtml? }`. */
export function readWhy(reader: ContentReader, fields: Fields): Reason {
  return reasonOf(reader.formatted(fields.why ?? '', fields.whyHtml))
}

/** Reads options with their keys. */
export const readOptions = (reader: ContentReader, value: unknown, range: readonly [number, number]): KeyedOption[] =>
  reader.list(value, range, ['options-few', 'options-many']).map((item) => {
    const option = reader.fields(item)
    return {
      ...readText(reader, option),
      ...(reader.flag(option.correct) ? { correct: true as const } : {}),
      ...readWhy(reader, option),
    }
  })

/** The indexes of the right options. */
export const keyOfOptions = (options: readonly KeyedOption[]): number[] =>
  options.flatMap(({ correct }, i) => (correct ? [i] : []))

/** Every text of options. */
export const textsOfOptions = (options: readonly Option[]): string[] =>
  options.flatMap(({ text, why }) => (why === undefined ? [text] : [text, why]))
