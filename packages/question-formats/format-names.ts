/** Formats of other programs in which questions come and go. */
export const FORMAT_KEYS = ['moodle', 'gift', 'aiken', 'qti12', 'qti21', 'qti22', 'qti3'] as const

export type FormatKey = (typeof FORMAT_KEYS)[number]

export type FormatFacts = {
  name: string
  extension: string
  mime: string
  /** Whether pictures come along. */
  hasPictures: boolean
  /** Types that can be written; questions of others are left out. */
  types: readonly string[]
  /** What is lost of what is written. */
  losses: readonly string[]
}

const CHOICES: readonly string[] = ['True/False', 'Multiple Choice', 'Priority']
const CLASSIC: readonly string[] = [...CHOICES, 'Select All That Apply', 'Matching/Dropdown', 'Numeric']

const priority = 'Priority becomes Multiple Choice.'
const partial =
  'Select All That Apply gives part of the points there; +/− with one right answer, or no wrong one, is not known again.'
const controls = 'Control characters are left out.'
const truths = 'Formatting of the answers True and False.'

const selectN = 'Select N becomes Select All That Apply with +/− scoring.'

const qti = (name: string): FormatFacts => ({
  name,
  extension: 'zip',
  mime: 'application/zip',
  hasPictures: true,
  types: [
    ...CLASSIC,
    ...[
      'Ordered Response',
      'Select N',
      'Grouping',
      'Matrix Multiple Choice',
      'Matrix Multiple Response',
      'Drop-Down Cloze',
      'Drop-Down Rationale',
      'Drop-Down Table',
      'Drag-and-Drop Cloze',
      'Drag-and-Drop Rationale',
      'Highlight Text',
      'Highlight Table',
      'Bow-Tie',
    ],
  ],
  losses: [
    'Reasons of rows, of ordered steps, of blanks and of highlighted pieces; blanks are numbered as they follow in the text.',
    'Unit and decimals of a Numeric.',
    'Rationale types become Cloze: which blank the others give reasons for is lost.',
    'A Bow-Tie is shown as three lists there.',
    'Several spaces in a row become one; a figure becomes a paragraph.',
    truths,
    controls,
  ],
})

/** What is known of each format before a file of it is written. */
export const FORMATS: Readonly<Record<FormatKey, FormatFacts>> = {
  moodle: {
    name: 'Moodle XML',
    extension: 'xml',
    mime: 'application/xml',
    hasPictures: true,
    types: [
      ...CLASSIC,
      ...[
        'Ordered Response',
        'Drop-Down Cloze',
        'Drop-Down Rationale',
        'Drop-Down Table',
        'Drag-and-Drop Cloze',
        'Drag-and-Drop Rationale',
        'Select N',
      ],
    ],
    losses: [
      priority,
      partial,
      selectN,
      'Reasons of matches, of ordered steps and of blanks; blanks are numbered as they follow in the text.',
      'Several spaces in a row become one where there are blanks.',
      'Decimals of a Numeric.',
      'Rationale types become Cloze: which blank the others give reasons for is lost.',
      truths,
      controls,
    ],
  },
  gift: {
    name: 'GIFT',
    extension: 'gift',
    mime: 'text/plain',
    hasPictures: false,
    types: [...CLASSIC, 'Select N'],
    losses: [
      priority,
      partial,
      selectN,
      'Pictures: their descriptions stay.',
      'Reasons of matches.',
      'Unit and decimals of a Numeric.',
      truths,
      controls,
    ],
  },
  qti12: {
    name: 'QTI 1.2',
    extension: 'zip',
    mime: 'application/zip',
    hasPictures: true,
    types: [...CLASSIC, 'Select N'],
    losses: [
      '+/− scoring of a Select All That Apply.',
      'Select N becomes Select All That Apply, all or nothing.',
      'Reasons of matches.',
      'Unit and decimals of a Numeric.',
      truths,
      controls,
    ],
  },
  qti21: qti('QTI 2.1'),
  qti22: qti('QTI 2.2'),
  qti3: qti('QTI 3.0'),
  aiken: {
    name: 'Aiken',
    extension: 'txt',
    mime: 'text/plain',
    hasPictures: false,
    types: CHOICES,
    losses: [
      priority,
      'Everything but the plain question, its answers and the key: rationales, reasons, tags, areas, references, formatting, pictures, line ends.',
      'A Multiple Choice with the answers True and False becomes True/False.',
      controls,
    ],
  },
}

/** The format of this name; undefined: there is none. */
export const formatOf = (name: string): FormatKey | undefined => FORMAT_KEYS.find((key) => key === name)
