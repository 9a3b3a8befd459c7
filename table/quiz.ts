import type { QuizFilter, QuizForm } from '#domain/quizzes/quiz-form.ts'
import type { Key } from './keys.ts'
import { quizFormsKey } from './study-keys.ts'

type Lists = Omit<QuizFilter, 'recentMisses'>

/** A quiz form as stored: without empty lists and disabled options. */
export type StoredForm = { [List in keyof Lists]?: Lists[List] } & {
  recentMisses?: true
  questions: number
  mode: QuizForm['mode']
  pace?: number
}

const LISTS = ['areas', 'tags', 'types', 'steps', 'difficulties', 'statuses'] as const

export const storedForm = ({ filter, questions, mode, pace }: QuizForm): StoredForm => ({
  ...Object.fromEntries(LISTS.flatMap((list) => (filter[list].length === 0 ? [] : [[list, filter[list]]]))),
  ...(filter.recentMisses ? { recentMisses: true } : {}),
  questions,
  mode,
  ...(pace === undefined ? {} : { pace }),
})

export const formOf = ({ questions, mode, pace, ...stored }: StoredForm): QuizForm => ({
  filter: {
    areas: stored.areas ?? [],
    tags: stored.tags ?? [],
    types: stored.types ?? [],
    steps: stored.steps ?? [],
    difficulties: stored.difficulties ?? [],
    statuses: stored.statuses ?? [],
    recentMisses: stored.recentMisses ?? false,
  },
  questions,
  mode,
  ...(pace === undefined ? {} : { pace }),
})

export type SavedForm = { name: string; form: QuizForm }

/** A student's saved forms, in the order in which they were saved. */
export type QuizFormsItem = Key & { type: 'quiz-forms'; forms: { name: string; form: StoredForm }[]; version: number }

export const quizFormsItem = (uid: string, forms: readonly SavedForm[], version: number): QuizFormsItem => ({
  ...quizFormsKey(uid),
  type: 'quiz-forms',
  forms: forms.map(({ name, form }) => ({ name, form: storedForm(form) })),
  version,
})

export const savedFormsOf = (item: QuizFormsItem | undefined): SavedForm[] =>
  (item?.forms ?? []).map(({ name, form }) => ({ name, form: formOf(form) }))
