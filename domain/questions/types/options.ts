import type { Option } from './cells.ts'
import type { ContentReader } from './content-reader.ts'

/** An option with its key; `correct` is absent where it is wrong. */
export type KeyedOption = Option & { correct?: true }

/** Reads options with their keys. */
export const readOptions = (reader: ContentReader, value: unknown, range: readonly [number, number]): KeyedOption[] =>
  reader.list(value, range, ['options-few', 'options-many']).map((item) => {
    const option = reader.fields(item)
    return {
      text: reader.filledText(option.text),
      ...(reader.flag(option.correct) ? { correct: true as const } : {}),
      ...reader.optionalText('why', option.why),
    }
  })

/** The indexes of the right options. */
export const keyOfOptions = (options: readonly KeyedOption[]): number[] =>
  options.flatMap(({ correct }, i) => (correct ? [i] : []))

/** Every text of options. */
export const textsOfOptions = (options: readonly Option[]): string[] =>
  options.flatMap(({ text, why }) => (why === undefined ? [text] : [text, why]))
