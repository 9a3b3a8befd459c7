import type { QuizFieldsFragment, QuizOptionsQuery } from '#generated/operations.ts'

const filter = { areas: [], tags: [], types: [], steps: [], difficulties: [], statuses: [], recentMisses: false }
export const form = { filter, questions: 20, mode: 'tutor', pace: null }
/** What a course offers for quizzes. */
export const options = (facts: Partial<QuizOptionsQuery['quizOptions']> = {}): QuizOptionsQuery => ({
  quizOptions: {
    endTime: 4_000_000_000_000,
    offered: true,
    areas: ['Safety'],
    tags: ['Heart', 'Lung'],
    types: ['Priority'],
    saved: { forms: [], version: 0 },
    resetOn: null,
    ...facts,
  },
})
/** A running quiz of 20 questions. */
export const aQuiz = (facts: Partial<QuizFieldsFragment> = {}): QuizFieldsFragment => ({
  taskKey: 'quiz-1',
  startTime: 1_780_000_000_000,
  deadline: 4_000_000_000_000,
  timed: false,
  endTime: null,
  total: 20,
  answered: 3,
  grade: null,
  form,
  ...facts,
})
