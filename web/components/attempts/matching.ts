import { questionPart } from './question-part.tsx'
import type { AnswerMarks, QuestionView } from './question-view.ts'

/** Loaded on demand, because no other question type needs selects and their fields. */
export const MatchingAnswers = questionPart(
  'the answers',
  async () => (await import('./matching-answers.tsx')).MatchingAnswers,
)

/** Describes the right match of each answer, and the one chosen instead. */
export function gradeMatch({ right, chosen }: AnswerMarks, whose: string, { matches }: QuestionView) {
  const solution = `Correct: ${matches?.[right] ?? ''}`
  const isRight = right === chosen
  return {
    marked: chosen >= 0,
    right: isRight,
    words: isRight || chosen < 0 ? solution : `${whose} match: ${matches?.[chosen] ?? ''}. ${solution}`,
  }
}
