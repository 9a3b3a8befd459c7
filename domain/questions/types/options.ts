import type { Fields } from '../fields.ts'
import { type FormattedText, optional, type Reason, reasonOf, listedText } from '../formatted.ts'
import type { Option } from './cells.ts'
import { type ContentReader, areDifferent } from './content-reader.ts'
import { contentType } from './content-type.ts'
import { scoreParts, zeroOne, plusMinus } from './score.ts'

/** An option with its key; `correct` is absent if it is wrong. */
export type KeyedOption = Option & { correct?: true }

/** Reads `{ text, textHtml? }`, a nonempty text. */
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

/** Returns the indexes of the right options. */
export const keyOfOptions = (options: readonly KeyedOption[]): number[] =>
  options.flatMap(({ correct }, i) => (correct ? [i] : []))

/** Returns every text of options. */
export const textsOfOptions = (options: readonly Option[]): string[] =>
  options.flatMap(({ text, why }) => (why === undefined ? [text] : [text, why]))

/** `{ options: [{ text, correct?, why? }] }`: as many may be chosen as there are right ones. */
type SelectN = { options: KeyedOption[] }

/**
 * Awards a point for each right option and subtracts none for a wrong one: no more can be chosen than are right (0/1
 * scoring).
 */
export const selectN = contentType<SelectN>({
  read: (reader, value) => {
    const options = readOptions(reader, reader.fields(value).options, [3, 10])
    const right = keyOfOptions(options).length
    reader.must(right > 0, 'correct-missing')
    reader.must(right < options.length, 'select-n-many')
    reader.must(areDifferent(options.map(({ text }) => text)), 'options-same')
    return { options }
  },
  view: ({ options }) => ({ options: options.map(listedText), pick: keyOfOptions(options).length }),
  texts: ({ options }) => textsOfOptions(options),
  parts: ({ options }) => {
    const key = keyOfOptions(options)
    return [{ label: '', options, key, pick: key.length }]
  },
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})

/** `{ groups: [{ label, options: [{ text, correct?, why? }] }] }` */
type Grouping = { groups: { label: string; options: KeyedOption[] }[] }

/** +/− scoring in each group, with a minimum of zero there. */
export const grouping = contentType<Grouping>({
  read: (reader, value) => {
    const groups = reader.list(reader.fields(value).groups, [2, 8], ['groups-few', 'groups-many']).map((item) => {
      const group = reader.fields(item)
      const options = readOptions(reader, group.options, [2, 4])
      reader.must(keyOfOptions(options).length > 0, 'group-without-key')
      reader.must(areDifferent(options.map(({ text }) => text)), 'options-same')
      return { label: reader.filledText(group.label), options }
    })
    reader.must(areDifferent(groups.map(({ label }) => label)), 'labels-same')
    return { groups }
  },
  view: ({ groups }) => ({
    groups: groups.map(({ label, options }) => ({ label, options: options.map(listedText) })),
  }),
  texts: ({ groups }) => groups.flatMap(({ label, options }) => [label, ...textsOfOptions(options)]),
  parts: ({ groups }) =>
    groups.map(({ label, options }) => ({ label, options, key: keyOfOptions(options), pick: options.length })),
  hidesKeyCount: true,
  score: (parts, choice) => scoreParts(parts, choice, plusMinus),
})
