import type { Answer, Question } from '#domain/questions/question.ts'

const LETTERS = 'ABCDEFGHIJ'

/** Answers for tests: their texts, and the indexes of the correct ones. */
export const answersOf = (texts: readonly string[], right: readonly number[]): Answer[] =>
  texts.map((text, i) => ({ letter: LETTERS[i] ?? '?', text, correct: right.includes(i) }))

/** Matching answers for tests: each text with its match. */
export const matchingOf = (pairs: Readonly<Record<string, string>>): Answer[] =>
  Object.entries(pairs).map(([text, match], i) => ({ letter: LETTERS[i] ?? '?', text, correct: true, match }))

/** A question for tests; B is correct by default. */
export const aQuestion = (question: Partial<Question> & { id: number }): Question => ({
  type: 'Multiple Choice',
  body: `Body of ${question.id}`,
  answers: answersOf(['first', 'second', 'third', 'fourth'], [1]),
  rationale: `Rationale of ${question.id}`,
  tags: ['RN'],
  area: [],
  ...question,
})
