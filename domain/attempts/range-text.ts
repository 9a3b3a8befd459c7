/**
 * The minimum and maximum number of questions in a test: in total or, for an NCLEX, which grows, in each area
 * (`perArea`).
 */
export type QuestionRange = { least: number; most: number; perArea: boolean }

const words = ({ least, most, perArea }: QuestionRange, noun: string): string =>
  `${least === most ? most : `${least} to ${most}`}${noun}${perArea ? ' in each area' : ''}`

/** A range in words, such as '85 to 150 questions' or '1 question in each area'. */
export const rangeText = (range: QuestionRange): string => words(range, range.most === 1 ? ' question' : ' questions')

/** The range without its noun, such as '2 to 4 in each area'. */
export const rangeNumbers = (range: QuestionRange): string => words(range, '')
