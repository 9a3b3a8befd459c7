import { counted } from '../text/counted.ts'
import type { ScoreLine } from '#domain/questions/types/score.ts'

const points = (n: number) => (n === 0 ? 'no point' : n === 1 ? '1 point' : `${n} points`)

type Reasoned = Pick<ScoreLine, 'reason' | 'points' | 'max' | 'hits' | 'wrong'>

/** Explains the points of a part of a question, in a sentence. */
const WORDS: Readonly<Record<ScoreLine['reason'], (line: Reasoned) => string>> = {
  'whole-right': () => 'All of it is right: 1 point.',
  'whole-wrong': () => 'The point is given only when all of it is right: no point.',
  right: ({ points: n }) => `Right: ${points(n)}.`,
  wrong: () => 'Wrong: no point.',
  empty: () => 'Not answered: no point.',
  each: ({ hits, max, points: n }) =>
    `${hits} of ${max} right, one point each: ${points(n)}. A wrong one takes nothing away.`,
  'plus-minus': ({ hits, wrong, points: n }) =>
    wrong > hits
      ? `${hits} right, less ${wrong} wrong, never below zero: no point.`
      : `${hits} right, less ${wrong} wrong: ${points(n)}.`,
  'anchor-right': () => 'Right: the reasons for it count.',
  'anchor-wrong': () => 'Wrong: no reason for it counts.',
  'anchor-missing': () => 'Right, but what it is the reason for is not: no point.',
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
