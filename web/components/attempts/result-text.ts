import { testingWords } from '#domain/messages/testing.ts'

/** How an attempt went, in words. `result` as the server says it. */
export function resultText(result: string | null): string {
  switch (result) {
    case 'passing':
      return 'Passing'
    case 'failing':
      return 'Failing'
    case 'undecided':
      return testingWords.undecided
    default:
      return '-'
  }
}

/** Whether a finished attempt was passed, failed or neither yet: a quiz of one's own has no standard (decision 0106). */
export const hasStandard = ({ result }: { result: string | null }): boolean => result !== null

type Scored = { score: number; total: number; maxScore?: number | null }

/** Whether some questions gave more than one point, so that figures are points and not questions. */
export const countsPoints = ({ total, maxScore }: Omit<Scored, 'score'>): boolean =>
  maxScore != null && maxScore !== total

/** The score of an attempt: right questions, or points where some questions gave more than one. */
export const scoreText = (attempt: Scored): string =>
  countsPoints(attempt) ? `${attempt.score} of ${attempt.maxScore} points` : `${attempt.score} of ${attempt.total}`
