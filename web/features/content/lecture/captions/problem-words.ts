import { CAPTION_LIMITS, type CaptionProblem, MOST_CUE_TEXT } from '#domain/content/captions/caption-problems.ts'

const { perSecond, lineLength, lines } = CAPTION_LIMITS

/** What an author reads of a problem of a caption. */
export const problemWords: Readonly<Record<CaptionProblem, string>> = {
  time: 'Needs a start and an end, such as 1:05.5',
  end: 'Does not end after its start',
  empty: 'Has no text',
  large: `Has more than ${MOST_CUE_TEXT.toLocaleString('en')} characters`,
  overlap: 'Begins before an earlier one has ended',
  fast: `Too fast to read: more than ${String(perSecond)} characters a second`,
  long: `Longer than ${String(lines)} lines of ${String(lineLength)} characters`,
  short: 'Too short on the screen: less than 5/6 of a second',
}
