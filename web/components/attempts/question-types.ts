import type { ReactNode } from 'react'
import { isQuestionType, type QuestionType } from '#domain/questions/question.ts'
import { gradeChoice, OneAnswer, SeveralAnswers } from './choice-answers.tsx'
import { gradeMatch, MatchingAnswers } from './matching-answers.tsx'
import type { AnswerMarks, AnswersProps, QuestionView } from './question-view.ts'

/** An answer after grading: `marked` with an icon as right or wrong, and its words. */
type GradedMark = { marked: boolean; right: boolean; words: string | undefined }

/** How one type of question is answered, and shown after grading. */
export type QuestionTypeView = {
  /** The instruction. */
  hint: string
  Answers: (props: AnswersProps) => ReactNode
  /** `whose`: 'Your' or 'Student’s'. */
  grade: (marks: AnswerMarks, whose: string, question: QuestionView) => GradedMark
}

const oneAnswer: QuestionTypeView = { hint: 'Choose one answer.', Answers: OneAnswer, grade: gradeChoice }

const VIEWS: Readonly<Record<QuestionType, QuestionTypeView>> = {
  'True/False': oneAnswer,
  'Multiple Choice': oneAnswer,
  'Select All That Apply': { hint: 'Choose all answers that apply.', Answers: SeveralAnswers, grade: gradeChoice },
  'Matching/Dropdown': { hint: 'Choose the match of each.', Answers: MatchingAnswers, grade: gradeMatch },
  Priority: oneAnswer,
}

/** The view of a type of question; of one that this version does not know, that of one answer. */
export const questionTypeView = (type: string): QuestionTypeView => (isQuestionType(type) ? VIEWS[type] : oneAnswer)
