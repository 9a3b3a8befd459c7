import type { Question } from '#domain/questions/question.ts'
import { type SampleAnswer, sampleAnswer, type SampleQuestion, sampleQuestion } from '#domain/questions/sample.ts'
import { sampleKey } from './bank-keys.ts'
import { type Key } from './keys.ts'

/** A sample as published, without other fields of its question. Written with every change of the question. */
export type SampleItem = Key & { type: 'sample'; id: number; question: SampleQuestion; answer: SampleAnswer }

export const sampleItem = (question: Question, version: number): SampleItem => ({
  ...sampleKey(question.id),
  type: 'sample',
  id: question.id,
  question: sampleQuestion(question, version),
  answer: sampleAnswer(question),
})
