import { QUIZ_PACE, QUIZ_QUESTIONS, type QuizField, wrongQuizFields } from '#domain/quizzes/quiz-form.ts'
import type { QuizFormFieldsFragment, QuizFormInput } from '#generated/operations.ts'

export type Filter = QuizFormFieldsFragment['filter']

/** Form values of a quiz. Numbers are text. */
export type QuizDraft = { filter: Filter; questions: string; mode: string; timed: boolean; pace: string }

export const NEW_DRAFT: QuizDraft = {
  filter: { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false },
  questions: String(QUIZ_QUESTIONS.usual),
  mode: 'tutor',
  timed: false,
  pace: String(QUIZ_PACE.usual),
}

export const draftOf = ({ filter, questions, mode, pace }: QuizFormFieldsFragment): QuizDraft => ({
  filter,
  questions: String(questions),
  mode,
  timed: pace !== null,
  pace: String(pace ?? QUIZ_PACE.usual),
})

const numberOf = (text: string): number => (text.trim() === '' ? NaN : Number(text))

/** Converts form values to API input. */
export const formOf = ({ filter, questions, mode, timed, pace }: QuizDraft): QuizFormInput => ({
  filter: { ...filter },
  questions: numberOf(questions),
  mode,
  pace: timed ? numberOf(pace) : null,
})

/** The invalid fields, by the server's rules. */
export const faultsOf = (draft: QuizDraft): QuizField[] => wrongQuizFields(formOf(draft))

/** The last click on Start or Save, and the fields that were invalid then. */
export type QuizSubmit = { by: 'start' | 'save'; wrong: readonly QuizField[] }
