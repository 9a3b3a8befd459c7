import { counted } from '../text/counted.ts'
import type { ScoreLine } from '#domain/questions/types/score.ts'

const points = (n: number) => (n === 1 ? '1 point' : `${n} points`)

type Reasoned = Pick<ScoreLine, 'reason' | 'points' | 'max' | 'hits' | 'wrong'>

/** Explains the points of a part of a question, in a sentence. */
const WORDS: Readonly<Record<ScoreLine['reason'], (line: Reasoned) => string>> = {
  'whole-right': () => 'All correct: 1 point.',
  'whole-wrong': () => 'Not all correct: 0 points.',
  right: ({ points: n }) => `Correct: ${points(n)}.`,
  wrong: () => 'Incorrect: 0 points.',
  empty: () => 'Not answered: 0 points.',
  each: ({ hits, max, points: n }) =>
    `${hits} of ${max} correct, 1 point each: ${points(n)}. No penalty for incorrect choices.`,
  'plus-minus': ({ hits, wrong, points: n }) =>
    wrong > hits
      ? `${hits} correct − ${wrong} incorrect = 0 points, because a score is never below 0.`
      : `${hits} correct − ${wrong} incorrect = ${points(n)}.`,
  'anchor-right': () => 'Correct conclusion: its reasons count.',
  'anchor-wrong': () => 'Incorrect conclusion: its reasons don’t count.',
  'anchor-missing': () => 'Correct reason, incorrect conclusion: 0 points.',
}

/** The outcome of a question in a test, under its verdict and in its lists. `hidden`: it is in a test that still runs. */
export const verdictWords = {
  correct: 'Correct',
  partial: 'Partially correct',
  wrong: 'Incorrect',
  unanswered: 'Not answered',
  hidden: 'Shown later',
} as const

/** The words of one line of a receipt. */
export const scoreWords = (line: Reasoned): string => WORDS[line.reason](line)

/** The points of a question, such as '4 of 6 points'. */
export const pointsWords = (earned: number, max: number): string =>
  `${earned} of ${max} ${max === 1 ? 'point' : 'points'}`

/** What other students chose, in a verdict. */
export const peersWords = {
  chose: (percent: number) => `${percent}% chose this`,
  basis: (answers: number) => `Based on ${counted(answers, 'student answer')}`,
} as const
