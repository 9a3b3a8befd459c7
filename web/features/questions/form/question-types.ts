import { CLASSIC_TYPES, type ClassicType } from '#domain/questions/question.ts'

/** How one type of question is written. */
export type QuestionTypeForm = {
  /** Whether a new question may be of it. */
  offered: boolean
  hint: string
  /** How an answer is marked as correct; absent: each has a match instead. */
  mark?: 'radio' | 'checkbox'
  /** The only texts that its answers have, in this order (spec 2.5.30). */
  texts?: readonly string[]
}

const oneAnswer: QuestionTypeForm = { offered: true, hint: 'Mark the one answer that is correct.', mark: 'radio' }

const FORMS: Readonly<Record<ClassicType, QuestionTypeForm>> = {
  'True/False': { ...oneAnswer, texts: ['True', 'False'] },
  'Multiple Choice': oneAnswer,
  'Select All That Apply': { offered: true, hint: 'Mark every answer that is correct.', mark: 'checkbox' },
  'Matching/Dropdown': {
    offered: true,
    hint: 'Give each answer its match: the student chooses among all matches.',
  },
  // Shown on edit only (spec 2.3.21).
  Priority: { ...oneAnswer, offered: false },
}

const isClassicType = (type: string): type is ClassicType => type in FORMS

/** The form of a type of question; before one is chosen, that of one correct answer. */
export const questionTypeForm = (type: string): QuestionTypeForm => (isClassicType(type) ? FORMS[type] : oneAnswer)

/** The types that a new question may have. */
export const OFFERED_TYPES = CLASSIC_TYPES.filter((type) => FORMS[type].offered)
