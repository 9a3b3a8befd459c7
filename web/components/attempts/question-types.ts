import { CLASSIC_TYPES, type ClassicType } from '#domain/questions/question.ts'
import { answersReview } from './answers-review.tsx'
import { chooseOne, gradeChoice, OneAnswer, SeveralAnswers, toggleAnswer } from './choice-answers.tsx'
import { gradeMatch, MatchingAnswers } from './matching.ts'
import type { QuestionTypeView, QuestionView } from './question-view.ts'
import { contentView } from './types/content-view.tsx'

const OneReview = answersReview(gradeChoice)

const oneAnswer: QuestionTypeView = {
  hint: 'Choose one answer.',
  Answers: OneAnswer,
  toggle: chooseOne,
  Review: OneReview,
}

/**
 * The types whose question is a list of answers. Types with a content are in types/content-types.tsx, which loads on
 * demand.
 */
const VIEWS: Readonly<Record<ClassicType, QuestionTypeView>> = {
  'True/False': oneAnswer,
  'Multiple Choice': oneAnswer,
  'Select All That Apply': {
    hint: 'Choose all answers that apply.',
    Answers: SeveralAnswers,
    toggle: toggleAnswer,
    Review: answersReview((marks) => gradeChoice(marks)),
  },
  'Matching/Dropdown': {
    hint: 'Choose a match for each item.',
    Answers: MatchingAnswers,
    Review: answersReview(gradeMatch),
  },
  Priority: oneAnswer,
}

/** Content types that are lists of options. */
const OPTION_TYPES: readonly string[] = ['Select N', 'Grouping']

/** Whether a review shows each reason with its option: in a list of options, if no two have the same text. */
export const hasReasonsAtOptions = ({ type, answers }: QuestionView): boolean =>
  isClassicType(type) ? new Set(answers.map(({ text }) => text)).size === answers.length : OPTION_TYPES.includes(type)

const isClassicType = (type: string): type is ClassicType => CLASSIC_TYPES.some((known) => known === type)

/** The view of a question type. Unknown types use the view for content types. */
export const questionTypeView = (type: string): QuestionTypeView => (isClassicType(type) ? VIEWS[type] : contentView)
