import { optional } from './formatted.ts'
import { type PublicQuestion, publicQuestion } from './public-question.ts'
import type { Question } from './question.ts'
import { typeRules } from './types/question-types.ts'

/** At most so many questions of the bank are public samples: they are a taste, and a public question says little in a test. */
export const MAX_SAMPLES = 10

/** Whether a question may be public: the public pages show and grade lists of answers only. */
export const maySample = ({ content }: Pick<Question, 'content'>): boolean => content === undefined

/** A question that visitors may try: what they see before they answer. `version` is that of the question. */
export type SampleQuestion = PublicQuestion & { version: number }

/** What they see afterwards: the key as a graded question shows it (one number per answer), and why. */
export type SampleAnswer = { key: readonly number[]; rationale: string; rationaleHtml?: string }

/** /samples.json */
export type SampleFile = { samples: readonly SampleQuestion[] }

export const sampleQuestion = (question: Question, version: number): SampleQuestion => ({
  ...publicQuestion(question),
  version,
})

export const sampleAnswer = (question: Question): SampleAnswer => ({
  key: typeRules(question.type).key(question),
  rationale: question.rationale,
  ...optional('rationaleHtml', question.rationaleHtml),
})

/** Where a sample's answer lies, without the first slash: another file for each version, so that no question is graded by another's key. */
export const sampleAnswerFile = ({ id, version }: Pick<SampleQuestion, 'id' | 'version'>): string =>
  `samples/${id}-${version}.json`
