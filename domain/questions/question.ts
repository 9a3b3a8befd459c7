/** The question types (spec 2.3.21). */
export const QUESTION_TYPES = [
  'True/False',
  'Multiple Choice',
  'Select All That Apply',
  'Matching/Dropdown',
  'Priority',
] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]

/** An answer with its key (spec 2.3.27): `match` is set for Matching/Dropdown only, where `correct` says nothing. */
export type Answer = { letter: string; text: string; correct: boolean; match?: string }

/** A question of the bank, key and rationale included (spec 2.3.20 to 2.3.26): never leaves the server whole. */
export type Question = {
  id: number
  type: QuestionType
  body: string
  answers: Answer[]
  rationale: string
  tags: string[]
  area: string[]
}

const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The matches to choose from: each once, by code points, so that the order says nothing of who belongs to whom. */
export const matchesOf = (answers: readonly Answer[]): string[] =>
  [...new Set(answers.map((answer) => answer.match ?? ''))].sort(byText)

/** A question as a student sees it before it is graded. */
export type PublicQuestion = {
  id: number
  type: string
  body: string
  answers: { letter: string; text: string }[]
  matches?: string[]
}

/** What a student may see of an ungraded question: an allow-list, no key, no rationale, no tags (decisions, Safety). */
export const publicQuestion = ({ id, type, body, answers }: Question): PublicQuestion => ({
  id,
  type,
  body,
  answers: answers.map(({ letter, text }) => ({ letter, text })),
  ...(type === 'Matching/Dropdown' ? { matches: matchesOf(answers) } : {}),
})
