import type { ReactNode } from 'react'
import type { ClassicType } from '#domain/questions/question.ts'
import { chooseOne, gradeChoice, OneAnswer, SeveralAnswers, toggleAnswer } from './choice-answers.tsx'
import { gradeMatch, MatchingAnswers } from './matching-answers.tsx'
import type { AnswerMarks, AnswersProps, QuestionView } from './question-view.ts'

/** An answer after grading: `marked` with an icon as right or wrong, `missed` where it is right and was not chosen, and its words. */
type GradedMark = { marked: boolean; right: boolean; missed?: boolean; words: string | undefined }

/** How one type of question is answered, and shown after grading. */
export type QuestionTypeView = {
  /** The instruction. */
  hint: string
  Answers: (props: AnswersProps) => ReactNode
  /** The choice after the answer with this index was pressed; absent where answers are not pressed. */
  toggle?: (choice: readonly number[], index: number) => readonly number[]
  /** `whose`: 'Your' or 'Student’s'. */
  grade: (marks: AnswerMarks, whose: string, question: QuestionView) => GradedMark
}

const oneAnswer: QuestionTypeView = {
  hint: 'Choose one answer.',
  Answers: OneAnswer,
  toggle: chooseOne,
  grade: gradeChoice,
}

const VIEWS: Readonly<Record<ClassicType, QuestionTypeView>> = {
  'True/False': oneAnswer,
  'Multiple Choice': oneAnswer,
  'Select All That Apply': {
    hint: 'Choose all answers that apply.',
    Answers: SeveralAnswers,
    toggle: toggleAnswer,
    grade: gradeChoice,
  },
  'Matching/Dropdown': { hint: 'Choose the match of each.', Answers: MatchingAnswers, grade: gradeMatch },
  Priority: oneAnswer,
}

const isClassicType = (type: string): type is ClassicType => type in VIEWS

/** The view of a type of question; of one that this version does not know, that of one answer. */
export const questionTypeView = (type: string): QuestionTypeView => (isClassicType(type) ? VIEWS[type] : oneAnswer)
