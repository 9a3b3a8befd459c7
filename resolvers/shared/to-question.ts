import type { Answer, Maybe, Question } from '#generated/schema.ts'

type AnswerItem = { letter: string; text: string; correct?: Maybe<boolean>; match?: Maybe<string> }

/** A question item (docs/data-model.md). */
export type QuestionItem = Omit<Question, 'type' | 'answers'> & { questionType: string; answers: AnswerItem[] }

const toAnswer = ({ letter, text, correct, match }: AnswerItem): Answer => ({
  letter,
  text,
  correct: correct ?? false,
  match: match ?? null,
})

/** A question with its key: for administrators. */
export function toQuestion(item: QuestionItem): Question {
  return {
    id: item.id,
    type: item.questionType,
    body: item.body,
    answers: item.answers.map((answer) => toAnswer(answer)),
    rationale: item.rationale,
    tags: item.tags,
    area: item.area,
    version: item.version,
  }
}
