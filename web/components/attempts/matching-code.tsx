import type { AnswerMarks, AnswersProps, QuestionView } from './question-view.ts'
import { loadedCode, WithCode } from './types/loaded-code.tsx'

/** Selects and their fields, which no other type of question needs: loaded with the first Matching/Dropdown question. */
export const matchingCode = loadedCode(() => import('./matching-answers.tsx'))

export const LoadedMatchingAnswers = (props: AnswersProps) => (
  <WithCode from={matchingCode} label="the answers">
    {({ MatchingAnswers }) => <MatchingAnswers {...props} />}
  </WithCode>
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
