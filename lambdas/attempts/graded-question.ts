import type { Question } from '#domain/questions/question.ts'
import { answerKey, choiceMarks, scoreAnswer } from '#domain/attempts/score-answer.ts'
import type { GradedQuestion } from '#generated/schema.ts'

/** What a student learns once an answer is recorded: an allow-list with the key and the rationale. */
export const gradedQuestion = (question: Question, choice: readonly number[]): GradedQuestion => ({
  id: question.id,
  correct: scoreAnswer(question, choice),
  key: answerKey(question),
  choice: choiceMarks(question, choice),
  rationale: question.rationale,
  tags: question.tags,
})
