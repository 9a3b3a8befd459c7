import type { Answer, Question } from '#domain/questions/question.ts'
import type { Answer as AnswerReply, Question as QuestionReply } from '#generated/schema.ts'
import type { QuestionItem } from './question.ts'

/** An answer as the table may hold it: of a question that is matched, without `correct`. */
type StoredAnswer = Omit<Answer, 'correct'> & { correct?: boolean }

const answerReply = ({ letter, text, textHtml, correct, match, why, whyHtml }: StoredAnswer): AnswerReply => ({
  letter,
  text,
  textHtml: textHtml ?? null,
  correct: correct ?? false,
  match: match ?? null,
  why: why ?? null,
  whyHtml: whyHtml ?? null,
})

/** What an administrator may know of a question: all of it, with its key. */
export const questionReply = (
  question: Question,
  { version, sample }: { version: number; sample?: boolean | undefined },
): QuestionReply => ({
  id: question.id,
  type: question.type,
  body: question.body,
  bodyHtml: question.bodyHtml ?? null,
  answers: question.answers.map((answer) => answerReply(answer)),
  content: question.content ?? null,
  scoring: question.scoring ?? null,
  rationale: question.rationale,
  rationaleHtml: question.rationaleHtml ?? null,
  tags: question.tags,
  area: question.area,
  version,
  sample: sample === true,
})

/** The same of a question as the table holds it. */
export const questionItemReply = (item: QuestionItem): QuestionReply =>
  questionReply({ ...item, type: item.questionType }, item)
