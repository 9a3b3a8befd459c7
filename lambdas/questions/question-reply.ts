import type { Question } from '#domain/questions/question.ts'

/** What the API says of a stored question, to administrators only. */
export const questionReply = ({ question, version }: { question: Question; version: number }) => ({
  id: question.id,
  type: question.type,
  body: question.body,
  answers: question.answers.map(({ letter, text, correct, match }) => ({
    letter,
    text,
    correct,
    match: match ?? null,
  })),
  rationale: question.rationale,
  tags: question.tags,
  area: question.area,
  version,
})
