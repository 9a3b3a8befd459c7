import { questionPart } from './question-part.tsx'
import type { AnswerMarks, QuestionView } from './question-view.ts'

/** Loaded on demand, because no other question type needs selects and their fields. */
export const MatchingAnswers = questionPart(
  'the answers',
  async () => (await import('./matching-answers.tsx')).MatchingAnswers,
)

/** Describes the right match of each answer, and the one chosen instead. */
export function gradeMatch({ right, given }: AnswerMarks, whose: string, { matches }: QuestionView) {
  const solution = `Right: ${matches?.[right] ?? ''}`
  const isRight = right === given
  return {
    marked: given >= 0,
    right: isRight,
    words: isRight || given < 0 ? solution : `${whose} match: ${matches?.[given] ?? ''}. ${solution}`,
  }
}
