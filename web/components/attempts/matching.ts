import { questionPart } from './question-part.tsx'
import type { AnswerMarks, QuestionView } from './question-view.ts'

/** Selects and their fields, which no other type of question needs. */
export const MatchingAnswers = questionPart(
  'the answers',
  async () => (await import('./matching-answers.tsx')).MatchingAnswers,
)

/** Says the right match of every answer, and the one that was chosen in its place. */
export function gradeMatch({ right, given }: AnswerMarks, whose: string, { matches }: QuestionView) {
  const solution = `Right: ${matches?.[right] ?? ''}`
  const isRight = right === given
  return {
    marked: given >= 0,
    right: isRight,
    words: isRight || given < 0 ? solution : `${whose} match: ${matches?.[given] ?? ''}. ${solution}`,
  }
}
