import { type LossKey, lossWords } from './losses.ts'

/** Formats of other programs for import and export of questions. */
export const FORMAT_KEYS = ['moodle', 'gift', 'aiken', 'qti12', 'qti21', 'qti22', 'qti3'] as const

export type FormatKey = (typeof FORMAT_KEYS)[number]

export type FormatFacts = {
  name: string
  extension: string
  mime: string
  /** Whether pictures are included. */
  hasPictures: boolean
  /** Types that can be exported; other questions are omitted. */
  types: readonly string[]
  /** What the export loses. */
  lossKeys: readonly LossKey[]
  /** The losses in words. */
  losses: readonly string[]
}

const CHOICES: readonly string[] = ['True/False', 'Multiple Choice', 'Priority']
const CLASSIC: readonly string[] = [...CHOICES, 'Select All That Apply', 'Matching/Dropdown', 'Numeric']
const BLANKS = [
  ...['Drop-Down Cloze', 'Drop-Down Rationale', 'Drop-Down Table', 'Drag-and-Drop Cloze', 'Drag-and-Drop Rationale'],
]

const withWords = (facts: Omit<FormatFacts, 'losses'>): FormatFacts => ({ ...facts, losses: lossWords(facts.lossKeys) })

const qti = (name: string): FormatFacts =>
  withWords({
    name,
    extension: 'zip',
    mime: 'application/zip',
    hasPictures: true,
    types: [
      ...CLASSIC,
      ...['Ordered Response', 'Select N', 'Grouping', 'Matrix Multiple Choice', 'Matrix Multiple Response'],
      ...BLANKS,
      ...['Highlight Text', 'Highlight Table', 'Bow-Tie'],
    ],
    lossKeys: [
      ...(['rationaleTypes', 'bowTie', 'contentReasons', 'blankNumbers', 'unit', 'decimals'] as const),
      ...(['spaces', 'shortTextLines', 'paragraphs', 'truthFormatting', 'controlCharacters'] as const),
    ],
  })

/** Facts about each export format. */
export const FORMATS: Readonly<Record<FormatKey, FormatFacts>> = {
  moodle: withWords({
    name: 'Moodle XML',
    extension: 'xml',
    mime: 'application/xml',
    hasPictures: true,
    types: [...CLASSIC, 'Ordered Response', ...BLANKS, 'Select N'],
    lossKeys: [
      ...(['priority', 'partialCredit', 'selectNPlusMinus', 'unclearPlusMinus', 'rationaleTypes'] as const),
      ...(['matchReasons', 'stepReasons', 'blankNumbers', 'decimals'] as const),
      ...(['spacesWithBlanks', 'gapTextLines', 'truthFormatting', 'controlCharacters'] as const),
    ],
  }),
  gift: withWords({
    name: 'GIFT',
    extension: 'gift',
    mime: 'text/plain',
    hasPictures: false,
    types: [...CLASSIC, 'Select N'],
    lossKeys: [
      ...(['priority', 'partialCredit', 'selectNPlusMinus', 'unclearPlusMinus', 'matchReasons', 'pictures'] as const),
      ...(['unit', 'decimals', 'matchLines', 'arrowLines', 'truthFormatting', 'controlCharacters'] as const),
    ],
  }),
  qti12: withWords({
    name: 'QTI 1.2',
    extension: 'zip',
    mime: 'application/zip',
    hasPictures: true,
    types: [...CLASSIC, 'Select N'],
    lossKeys: [
      ...(['noPlusMinus', 'selectNWhole', 'partialMatching', 'matchReasons'] as const),
      ...(['unit', 'decimals', 'matchLines', 'truthFormatting', 'controlCharacters'] as const),
    ],
  }),
  qti21: qti('QTI 2.1'),
  qti22: qti('QTI 2.2'),
  qti3: qti('QTI 3.0'),
  aiken: withWords({
    name: 'Aiken',
    extension: 'txt',
    mime: 'text/plain',
    hasPictures: false,
    types: CHOICES,
    lossKeys: ['priority', 'plainOnly', 'truthChoices', 'controlCharacters'],
  }),
}

/** The format with this name; undefined if there is none. */
export const formatOf = (name: string): FormatKey | undefined => FORMAT_KEYS.find((key) => key === name)
