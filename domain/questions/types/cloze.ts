import { type FormattedText, shownText } from '../formatted.ts'
import { type Random, shuffle } from '#domain/attempts/sampling.ts'
import { type Part, sorted } from './cells.ts'
import { areDifferent, type ContentReader } from './content-reader.ts'
import { contentType } from './content-type.ts'
import { scoreParts, zeroOne, scoreRationale } from './score.ts'

/** A text with blanks: `{{1}}` marks the first one. */
export type Segment = string | number

const BLANK = /\{\{(\d{1,2})\}\}/

/** Splits a text into segments: texts, and the numbers of blanks, from 0. */
export const segmentsOf = (text: string): Segment[] =>
  text.split(BLANK).flatMap((part, i): Segment[] => (i % 2 === 1 ? [Number(part) - 1] : part === '' ? [] : [part]))

/** Whether texts contain each of `count` blanks once, and no other. */
export function namesBlanks(texts: readonly string[], count: number): boolean {
  const named = texts.flatMap((text) => segmentsOf(text).filter((segment) => typeof segment === 'number'))
  return named.length === count && Array.from({ length: count }, (_, i) => i).every((i) => named.includes(i))
}

/** The label of a blank in receipts. */
export const blankLabel = (index: number): string => `Blank ${index + 1}`

/** A drop-down: its options, the index of the right one, and the reason. */
export type DropDown = { options: string[]; correct: number; why?: string }

/**
 * Reads `[{ options: [text], correct, why? }]`. Stores the options sorted, so that their order doesn't reveal the key.
 */
export function readDropDowns(reader: ContentReader, value: unknown, range: readonly [number, number]): DropDown[] {
  return reader.list(value, range, ['blanks-few', 'blanks-many']).map((item) => {
    const blank = reader.fields(item)
    const texts = reader
      .list(blank.options, [2, 8], ['blank-without-options', 'options-many'])
      .map((option) => reader.filledText(option))
    reader.must(areDifferent(texts), 'options-same')
    const right = texts[reader.index(blank.correct, texts.length, 'blank-without-key')] ?? ''
    const options = sorted(texts.map((text) => ({ text }))).map(({ text }) => text)
    return { options, correct: options.indexOf(right), ...reader.optionalText('why', blank.why) }
  })
}

/** An option as shown: its cell and its text. */
export type ShownOption = FormattedText & { cell: number }

/** Returns options, whose cells begin at `first`, in display order. */
export const shownOptions = (texts: readonly FormattedText[], random: Random | undefined, first = 0): ShownOption[] => {
  const options = texts.map((option, i) => ({ cell: first + i, ...shownText(option) }))
  return random === undefined ? options : shuffle(options, random)
}

/** Converts plain texts to options. */
export const plainOptions = (texts: readonly string[]): FormattedText[] => texts.map((text) => ({ text }))

/** Returns the options of each drop-down as shown. */
export function shownDropDowns(blanks: readonly DropDown[], random: Random | undefined): ShownOption[][] {
  let first = 0
  return blanks.map(({ options }) => {
    const shown = shownOptions(plainOptions(options), random, first)
    first += options.length
    return shown
  })
}

export const dropDownParts = (blanks: readonly DropDown[]): Part[] =>
  blanks.map(({ options, correct, why }, i) => ({
    label: blankLabel(i),
    options: options.map((text, at) => ({ text, ...(at === correct && why !== undefined ? { why } : {}) })),
    key: [correct],
    pick: 1,
  }))

export const dropDownTexts = (blanks: readonly DropDown[]): string[] =>
  blanks.flatMap(({ options, why }) => [...options, why ?? ''])

/** A sentence with drop-downs. */
export type Cloze = { text: string; blanks: DropDown[] }

export function readCloze(reader: ContentReader, value: unknown, range: readonly [number, number]): Cloze {
  const fields = reader.fields(value)
  const text = reader.filledText(fields.text)
  const blanks = readDropDowns(reader, fields.blanks, range)
  reader.must(namesBlanks([text], blanks.length), 'blanks-unnamed')
  return { text, blanks }
}

export const viewCloze = ({ text, blanks }: Cloze, random: Random | undefined) => ({
  segments: segmentsOf(text),
  blanks: shownDropDowns(blanks, random),
})

/**
 * `{ text: 'The nurse … {{1}} … {{2}}', blanks: [{ options: [text], correct, why? }] }`; a point for each right
 * drop-down.
 */
export const dropDownCloze = contentType<Cloze>({
  read: (reader, value) => readCloze(reader, value, [1, 5]),
  view: viewCloze,
  texts: ({ text, blanks }) => [text, ...dropDownTexts(blanks)],
  parts: ({ blanks }) => dropDownParts(blanks),
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})

/** A cloze of two or three blanks with the index of the one that the others are reasons for. */
type DropDownRationale = Cloze & { anchor: number }

/** Rationale scoring: a dyad earns 1 point if both are right, a triad up to 2, none while its claim is wrong. */
export const dropDownRationale = contentType<DropDownRationale>({
  read: (reader, value) => {
    const cloze = readCloze(reader, value, [2, 3])
    return { ...cloze, anchor: reader.index(reader.fields(value).anchor, cloze.blanks.length, 'anchor-missing') }
  },
  view: viewCloze,
  texts: ({ text, blanks }) => [text, ...dropDownTexts(blanks)],
  parts: ({ blanks }) => dropDownParts(blanks),
  score: (parts, choice, { anchor }) => scoreRationale(parts, choice, anchor),
})

/** `{ headers: [text], rows: [[text with {{1}}]], blanks }`: every row has a cell for each header. */
type DropDownTable = { headers: string[]; rows: string[][]; blanks: DropDown[] }

/** Awards a point for each right drop-down of the table. */
export const dropDownTable = contentType<DropDownTable>({
  read: (reader, value) => {
    const fields = reader.fields(value)
    const headers = reader
      .list(fields.headers, [2, 4], ['columns-few', 'columns-many'])
      .map((header) => reader.filledText(header))
    const rows = reader
      .list(fields.rows, [1, 8], ['rows-few', 'matrix-rows-many'])
      .map((row) =>
        reader
          .list(row, [headers.length, headers.length], ['cells-uneven', 'cells-uneven'])
          .map((cell) => reader.text(cell)),
      )
    const blanks = readDropDowns(reader, fields.blanks, [1, 10])
    reader.must(namesBlanks(rows.flat(), blanks.length), 'blanks-unnamed')
    return { headers, rows, blanks }
  },
  view: ({ headers, rows, blanks }, random) => ({
    headers,
    rows: rows.map((row) => row.map(segmentsOf)),
    blanks: shownDropDowns(blanks, random),
  }),
  texts: ({ headers, rows, blanks }) => [...headers, ...rows.flat(), ...dropDownTexts(blanks)],
  parts: ({ blanks }) => dropDownParts(blanks),
  score: (parts, choice) => scoreParts(parts, choice, zeroOne),
})
