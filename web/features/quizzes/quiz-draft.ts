import type { UseFormReturn } from 'react-hook-form'
import { quizFieldWords } from '#domain/messages/quiz-page.ts'
import { QUIZ_PACE, QUIZ_QUESTIONS, wrongQuizFields } from '#domain/quizzes/quiz-form.ts'
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

/** The errors, by the server's rules. */
export const quizErrors = (draft: QuizDraft) =>
  wrongQuizFields(formOf(draft)).map((field) => ({ field, message: quizFieldWords[field] }))

/** Start and Save submit the same form. The later click replaces the earlier one's errors. */
export type QuizSubmit = {
  form: UseFormReturn<QuizDraft>
  /** The last click. */
  by: 'start' | 'save' | undefined
  onSubmit: (by: 'start' | 'save') => void
}
