/** The question types (spec 2.3.21). */
export const QUESTION_TYPES = [
  'True/False',
  'Multiple Choice',
  'Select All That Apply',
  'Matching/Dropdown',
  'Priority',
] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]

/** Whether a text names a type of question. */
export const isQuestionType = (type: string): type is QuestionType => QUESTION_TYPES.some((known) => known === type)

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
