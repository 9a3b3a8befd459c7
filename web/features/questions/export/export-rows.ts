import type { ExportQuestionsQuery } from '../../../../generated/operations.ts'

export type ExportedQuestion = ExportQuestionsQuery['exportQuestions']['items'][number]

/** A question in the JSON shape of an import (docs/import.md): importing it again changes nothing. */
export const rowOf = ({ ref, question: { type, body, answers, rationale, tags, area } }: ExportedQuestion) => ({
  ref,
  type,
  body,
  answers: answers.map(({ letter, text, correct, match }) => ({
    letter,
    text,
    correct: type === 'Matching/Dropdown' ? (match ?? '') : correct,
  })),
  rationale,
  tags,
  area,
})

/** Questions as a JSON file, one a line, so that two exports can be compared. */
export const jsonOf = (questions: readonly ExportedQuestion[]): string =>
  `[\n${questions.map((question) => JSON.stringify(rowOf(question))).join(',\n')}\n]\n`
