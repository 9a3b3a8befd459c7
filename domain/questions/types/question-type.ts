import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { Answer, QuestionType } from '../question.ts'

type Answers = readonly Answer[]

/** The key of an answer as it is stored: whether it is correct or, where answers are matched, its match (spec 2.3.27). */
export type AnswerKey = Pick<Answer, 'correct' | 'match'>

/** The key of an answer as a row of an import gives it; `respelled`: it was written in another way than the product's. */
export type ImportedKey = { correct: boolean; match: string | null; respelled: boolean }

/**
 * The rules of one type of question. Forms, imports, scoring and replies ask nothing else of a type, so a new one joins as one
 * file beside this one and one line in each table of types (README, "Add a type of question").
 */
export type QuestionTypeRules = {
  /** The key of a form's answer as it is stored. */
  storedKey: (answer: { correct?: boolean | null | undefined; match?: string | null | undefined }) => AnswerKey
  /** What the texts and keys of the answers lack (spec 2.5.24 to 2.5.27). */
  checkKeys: (answers: Answers) => QuestionMessage | undefined
  /** What is wrong with the texts of the answers as a whole; asked last. */
  checkTexts?: (answers: Answers) => QuestionMessage | undefined
  /** The key of an import's answer; undefined: it is not clear which is meant. */
  importedKey: (answer: { correct?: unknown; match?: unknown }) => ImportedKey | undefined
  /** An import's answer text as the product spells it. */
  spellText: (text: string) => string
  /** The type that an import's question has by its keys, when it is not the one that the row names. */
  typeByKeys?: (keys: readonly { correct: boolean }[]) => QuestionType
  /** What a student chooses from, beside the answers. */
  matches?: (answers: Answers) => string[]
  /** The key as a reply shows it: one number per answer. */
  key: (answers: Answers) => number[]
  /** A choice in the form of the key. */
  marks: (answers: Answers, choice: readonly number[]) => number[]
  /** Whether a choice answers the question (spec 3.5.20). */
  isChoice: (answers: Answers, choice: readonly number[]) => boolean
  /** The choice before anything is chosen. */
  noChoice: (answers: Answers) => number[]
}

/** Whether a number is an index of a list of `length`. */
export const isIndex = (n: number, length: number): boolean => Number.isInteger(n) && n >= 0 && n < length
