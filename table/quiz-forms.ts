import type { QuizForm } from '#domain/quizzes/quiz-form.ts'
import type { Key } from './keys.ts'
import { formOf, type StoredForm, storedForm } from './quiz-form.ts'
import { quizFormsKey } from './study-keys.ts'

export type SavedForm = { name: string; form: QuizForm }

/** The forms that a student has saved, in the order in which they were. */
export type QuizFormsItem = Key & { type: 'quiz-forms'; forms: { name: string; form: StoredForm }[]; version: number }

export const quizFormsItem = (uid: string, forms: readonly SavedForm[], version: number): QuizFormsItem => ({
  ...quizFormsKey(uid),
  type: 'quiz-forms',
  forms: forms.map(({ name, form }) => ({ name, form: storedForm(form) })),
  version,
})

export const savedFormsOf = (item: QuizFormsItem | undefined): SavedForm[] =>
  (item?.forms ?? []).map(({ name, form }) => ({ name, form: formOf(form) }))
