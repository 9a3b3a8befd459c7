import type { FormatReason, ReasonCode } from 'question-formats/reasons.ts'

/**
 * Messages about rows of another program's file: why a row is refused, and what is lost or changed. A reason may have a
 * detail after a colon, such as a name or a line of the file.
 */
const formatMessages: Readonly<Record<ReasonCode, string>> = {
  'format-type': 'The academy has no question type like this',
  'format-text-only': 'This is text without a question',
  'format-open': 'A brace that opens here is never closed',
  'format-answers': 'Its answers can’t be read',
  'format-long': 'It’s longer than a question can be',
  'format-no-key': 'No answer is marked as correct',
  'format-several': 'It combines several questions that can’t be read together',
  'format-scripted': 'Its scoring can’t be read, so its correct answer can’t be checked',
  'format-several-right': 'More than one answer gets full points',
  'format-contradiction': 'Its answer key and its scoring disagree about the correct answer',
  'format-template': 'Its text or its correct answer is different for each student',
  'format-adaptive': 'It’s adaptive: it changes with each try',
  'format-range': 'A range of numbers is correct. Students see its middle instead of the file’s answer',
  'format-range-ends': 'The ends of the accepted range count as correct here',
  'format-range-endless': 'It accepts numbers that can’t be stored',
  'format-category': 'Its category is left out',
  'format-fraction': 'Partial credit for an answer is left out: only one answer is correct',
  'format-points': 'Its points follow the academy’s rules for this type',
  'format-groups': 'Its parts became the groups of a Grouping question, each scored +/−',
  'format-partial': 'The file gives partial credit; here it’s all or nothing',
  'format-plus-minus': 'Points taken off for wrong answers became +/− scoring',
  'format-other-answers': 'Other accepted answers are left out',
  'format-decimals': 'Its number was rounded to four decimals',
  'format-gap': 'Its answers were inside the text; a blank (_____) shows where',
  'format-markup': 'Formatting marks stay in the text as typed',
  'format-feedback': 'Feedback that has no place here is left out',
  'format-hint': 'Hints are left out',
  'format-extra-matches': 'Matches that go with nothing are left out',
  'format-extra-tokens': 'Some words that fit no blank are left out',
  'format-encoded-twice': 'Its formatting was encoded twice and was read as formatting',
  'format-picture-missing': 'A picture isn’t in the file and is replaced with its description',
  'format-picture-bad': 'A picture can’t be read, or is larger than 5 MB, and is left out',
  'format-picture-link': 'A picture at a web address is replaced with its description',
  'format-picture-name': 'A picture has no description; its file name is used',
  'format-attachment': 'An attached file that isn’t a picture is left out',
  'format-picture-plain': 'A picture was replaced with its description, because only plain text fits there',
  'format-plain': 'Formatting was removed, because only plain text fits there. Check that it still reads right',
  'format-math': 'It has a formula that can’t be written as text',
  'format-deep': 'Its formatting is nested too deep to read',
  'format-media': 'Media that a question can’t hold is left out',
  'format-passage': 'It needs a passage that isn’t in the file',
  'format-no-body': 'It had no text before its answers; a sentence was added',
  'format-encoding': 'The file is neither UTF-8 nor UTF-16 and was read as Windows-1252. Check accented letters',
  'format-broken-part': 'A file in the package can’t be read',
  'format-missing-part': 'A file that the package lists isn’t in it',
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

/** Words of the table of what is imported from other programs. */
export const constructWords = {
  title: 'How questions from other programs are imported',
  lead: 'A note on each row says what the question loses. Questions that can’t be imported are refused, with the reason. Pictures in the file are imported too.',
  format: 'File format',
  caption: (format: string) => `How questions are imported from ${format}`,
  construct: 'In the file',
  becomes: 'Imported as',
  note: 'Note or reason',
  refused: 'Refused',
  none: 'None',
} as const

const questions = (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'question' : 'questions'}`

/** The maximum number of questions that a sentence names. */
const MAX_NAMES = 10

/** Messages about an export to another program's format or a workbook, before and after it is written. */
export const exportWords = {
  lost: (format: string) => `${format} can’t hold everything. Here’s what changes or is left out:`,
  left: (types: readonly string[]) =>
    `Question types left out, because the format doesn’t have them: ${types.join(', ')}.`,
  none: (format: string) => `${format} has no type for any of these questions, so nothing was saved.`,
  /** Follows the number of saved questions; `count` is the number that the search couldn't include. */
  unsearched: (count: number) =>
    count === 0 ? '' : ` (not included yet: ${questions(count)} added a moment ago; export again in a minute)`,
  /** `left`: the types of the omitted questions. */
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
