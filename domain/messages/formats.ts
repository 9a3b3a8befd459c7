import type { FormatReason, ReasonCode } from 'question-formats/reasons.ts'

/**
 * What is said of rows of a file in a format of another program: why one is refused, and what of it is lost or read
 * otherwise. A reason may carry a detail after a colon, such as a name or a line of the file.
 */
const formatMessages: Readonly<Record<ReasonCode, string>> = {
  'format-type': 'The academy has no type of question like this one',
  'format-text-only': 'This is a text without a question',
  'format-open': 'What is opened here is not closed',
  'format-answers': 'Its answers cannot be read',
  'format-long': 'It is longer than a question can be',
  'format-no-key': 'It names no right answer',
  'format-several': 'It holds several questions in one, which cannot be read together',
  'format-scripted': 'Its scoring can’t be read here, so its key can’t be checked',
  'format-several-right': 'More than one answer gets full points',
  'format-contradiction': 'Its key and its scoring disagree about the right answer',
  'format-template': 'Its text or its key is generated for each student',
  'format-adaptive': 'It is adaptive: it changes with each try',
  'format-range': 'The middle of the range it accepts is shown as the right answer; the file names',
  'format-range-ends': 'An end of the range it accepts counts as right here',
  'format-range-endless': 'It accepts numbers that the academy can’t hold',
  'format-category': 'Its category is left out',
  'format-fraction': 'Part of the points for an answer is left out: one answer is right',
  'format-points': 'Its points are counted as the academy counts those of this type',
  'format-groups': 'Its parts are read as the groups of a Grouping, each scored +/−',
  'format-partial': 'The file gives part of the points; here all or nothing counts',
  'format-plus-minus': 'Points less for wrong answers are read as +/− scoring',
  'format-other-answers': 'Further accepted answers are left out',
  'format-decimals': 'Its number is rounded to four decimals',
  'format-gap': 'Its answers lay within the text; a line marks where',
  'format-markup': 'Marks of a text format are left as they are: the text is plain',
  'format-feedback': 'Feedback that the academy has no place for is left out',
  'format-hint': 'Hints are left out',
  'format-extra-matches': 'Matches that belong to nothing are left out',
  'format-extra-tokens': 'Words that are used nowhere could not all be kept',
  'format-encoded-twice': 'Its formatting was encoded twice; it is read as formatting',
  'format-picture-missing': 'A picture is not in the file and is left out',
  'format-picture-bad': 'A picture is none by its bytes, or larger than 5 MB, and is left out',
  'format-picture-link': 'A picture lies at another address and is left out',
  'format-picture-name': 'A picture has no description; the name of its file is used',
  'format-attachment': 'An attached file that is no picture is left out',
  'format-picture-plain': 'A picture stands where only text can be; its description is kept',
  'format-plain': 'Formatting is left out where only plain text can be',
  'format-math': 'It has a formula that can’t be written as text',
  'format-deep': 'Its formatting lies too deep to be read',
  'format-media': 'Media that a question can’t hold is left out',
  'format-passage': 'It refers to a passage that isn’t in the file',
  'format-no-body': 'It has no words before what it asks; a sentence was put there',
  'format-encoding':
    'Its file is neither UTF-8 nor UTF-16 and was read as Windows-1252: look at letters that are not English',
  'format-broken-part': 'A file of the package cannot be read',
  'format-missing-part': 'A file that the package names is not in it',
}

const wordsByCode = new Map<string, string>(Object.entries(formatMessages))

/** Reasons whose detail is a line of the file. */
const OF_LINES: ReadonlySet<string> = new Set<ReasonCode>([
  'format-open',
  'format-answers',
  'format-long',
  'format-no-key',
])

/** A reason in words: `Line 3: Its answers cannot be read`. */
export function formatReasonText(reason: FormatReason): string {
  const [code = ''] = reason.split(':', 1)
  const words = wordsByCode.get(code) ?? code
  const detail = reason.slice(code.length + 1)
  if (detail === '') return words
  return OF_LINES.has(code) ? `Line ${detail}: ${words}` : `${words}: ${detail}`
}

/** The words of the table that says what becomes of questions of other programs. */
export const constructWords = {
  title: 'What becomes of questions of other programs',
  lead: 'What a question loses on the way is said beside its row, and what has no place here is refused with its reason. Pictures in the file come along.',
  format: 'Format of the file',
  caption: (format: string) => `What becomes of ${format}`,
  construct: 'In the file',
  becomes: 'Becomes',
  note: 'Note beside the row',
  refused: 'Refused',
  none: 'None',
} as const

const questions = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`

/** Questions that a sentence names. */
const MAX_NAMES = 10

/** What is said of a file in another program's format, or of a workbook, before and after it is written. */
export const exportWords = {
  lost: (format: string) => `${format} does not hold everything. What is lost:`,
  left: (types: readonly string[]) => `Left out, as the format has no such type: ${types.join(', ')}.`,
  none: (format: string) => `${format} has no type for any of these questions: nothing was saved.`,
  /** Follows how many were saved; `count`: questions that an export of a search had no chance to find. */
  unsearched: (count: number) =>
    count === 0 ? '' : ` (not searched yet: ${questions(count)} added a moment ago; export again in a minute)`,
  /** `left`: the type of each question that was left out. */
  saved: (written: number, left: readonly string[], format: string) =>
    left.length === 0
      ? questions(written)
      : `${questions(written)} (${questions(left.length)} left out: ${format} has no ${[...new Set(left)].join(', ')})`,
  /** `left`: the names of the questions that a workbook can't hold. */
  savedWorkbook: (written: number, left: readonly string[]) => {
    if (left.length === 0) return questions(written)
    const names = left.slice(0, MAX_NAMES).join(', ')
    const others = left.length > MAX_NAMES ? ` and ${(left.length - MAX_NAMES).toLocaleString('en-US')} more` : ''
    return `${questions(written)} (${questions(left.length)} left out, too long for an Excel cell: ${names}${others}; use CSV or JSON)`
  },
  cellsLong:
    'An Excel cell holds up to 32,767 characters, and each of these questions has a longer text. Export them as CSV or JSON.',
} as const
