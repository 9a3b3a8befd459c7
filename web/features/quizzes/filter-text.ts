import { difficultyWords, quizPageWords, quizStatusWords } from '#domain/messages/quiz-page.ts'
import { DIFFICULTIES, QUIZ_STATUSES } from '#domain/quizzes/quiz-form.ts'
import type { Filter } from './quiz-draft.ts'

/** What a filter chooses, in words; empty: everything. */
export const filterText = ({ areas, tags, types, steps, difficulties, statuses, recentMisses }: Filter): string[] => [
  ...QUIZ_STATUSES.filter((status) => statuses.includes(status)).map((status) => quizStatusWords[status]),
  ...areas,
  ...tags,
  ...types,
  ...steps,
  ...DIFFICULTIES.filter((difficulty) => difficulties.includes(difficulty)).map((name) => difficultyWords[name]),
  ...(recentMisses ? [quizPageWords.recentMisses] : []),
]
