import { pointsWords } from '#domain/messages/scoring.ts'
import { testingWords } from '#domain/messages/testing.ts'

/** Describes an attempt's result, which is one of the server's values. */
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

/** Whether a finished attempt has a standard to pass; students' own quizzes have none (decision 0106). */
export const hasStandard = ({ result }: { result: string | null }): boolean => result !== null

type Scored = { score: number; total: number; maxScore?: number | null }

/** Whether some questions are worth more than one point, so that the numbers are points. */
export const countsPoints = ({ total, maxScore }: Omit<Scored, 'score'>): boolean =>
  maxScore != null && maxScore !== total

/** An attempt's score: right questions, or points if some questions are worth more than one. */
export const scoreText = (attempt: Scored): string =>
  attempt.maxScore != null && countsPoints(attempt)
    ? pointsWords(attempt.score, attempt.maxScore)
    : `${attempt.score} of ${attempt.total}`
