/** The properties that determine how a question is scored. */
type Scored = { type: string; scoring?: string | null | undefined }

/**
 * Something that a format loses. `rescores` returns whether another program scores a question differently because of
 * it.
 */
type Loss = { words: string; rescores?: (question: Scored) => boolean }

const isSelectAll = ({ type }: Scored) => type === 'Select All That Apply'
const isPlusMinus = (question: Scored) => isSelectAll(question) && question.scoring === 'plus-minus'
const isMatching = ({ type }: Scored) => type === 'Matching/Dropdown'

const LOSSES = {
  priority: { words: 'Priority questions become Multiple Choice.' },
  partialCredit: {
    words: 'In other programs, Select All That Apply and Matching/Dropdown questions give partial credit.',
    rescores: (question) => isMatching(question) || (isSelectAll(question) && !isPlusMinus(question)),
  },
  partialMatching: {
    words: 'In other programs, Matching/Dropdown questions give partial credit.',
    rescores: isMatching,
  },
  unclearPlusMinus: {
    words:
      'When you import the file again, a Select All That Apply question with +/− scoring is all or nothing if it has only one correct answer or no wrong answer.',
  },
  noPlusMinus: {
    words: 'Select All That Apply questions with +/− scoring become all or nothing.',
    rescores: isPlusMinus,
  },
  selectNPlusMinus: { words: 'Select N questions become Select All That Apply with +/− scoring.' },
  selectNWhole: {
    words: 'Select N questions become Select All That Apply, scored all or nothing.',
    rescores: ({ type }) => type === 'Select N',
  },
  rationaleTypes: {
    words:
      'Drop-Down Rationale and Drag-and-Drop Rationale questions become Cloze questions, and each blank is scored separately.',
    rescores: ({ type }) => type.endsWith(' Rationale'),
  },
  bowTie: { words: 'Bow-Tie questions appear as three lists.' },
  matchReasons: { words: 'Reasons for matches are left out.' },
  stepReasons: { words: 'Reasons for ordered steps and blanks are left out.' },
  contentReasons: {
    words: 'Reasons for matrix rows, ordered steps, blanks, and highlighted text are left out.',
  },
  blankNumbers: { words: 'Blanks are renumbered in the order they appear in the text.' },
  spaces: { words: 'Repeated spaces become one, and spaces at the start or end of a line are removed.' },
  spacesWithBlanks: {
    words:
      'In questions with blanks, repeated spaces become one, and spaces at the start or end of a line are removed.',
  },
  shortTextLines: {
    words:
      'Line breaks become spaces in matches, table headings, matrix rows and columns, group names, and the choices for blanks.',
  },
  gapTextLines: { words: 'Line breaks become spaces in matches, table headings, and the choices for blanks.' },
  matchLines: { words: 'Line breaks and repeated spaces in a match become one space.' },
  arrowLines: { words: 'In an answer that contains “->”, line breaks and repeated spaces become one space.' },
  paragraphs: { words: 'Figures, and formatted questions without a paragraph, become paragraphs.' },
  pictures: { words: 'Pictures are replaced with their descriptions.' },
  unit: { words: 'The unit of a Numeric answer is left out.' },
  decimals: { words: 'The number of decimals a Numeric question asks for is left out.' },
  truthFormatting: { words: 'Formatting of the answers True and False is removed.' },
  plainOnly: {
    words:
      'Only the plain text of the question and its answers, and which answer is correct, are saved. Rationales, reasons, tags, areas, references, formatting, pictures, and line breaks are left out.',
  },
  truthChoices: { words: 'Multiple Choice questions with the answers True and False become True/False.' },
  controlCharacters: { words: 'Control characters are removed.' },
} as const satisfies Readonly<Record<string, Loss>>

/** The name of something that a format loses. */
export type LossKey = keyof typeof LOSSES

const lossOf = (key: LossKey): Loss => LOSSES[key]

/** Losses in words. */
export const lossWords = (keys: readonly LossKey[]): string[] => keys.map((key) => lossOf(key).words)

/** Whether some losses make other programs score a question differently. */
export const isRescored = (keys: readonly LossKey[], question: Scored): boolean =>
  keys.some((key) => lossOf(key).rescores?.(question) === true)
