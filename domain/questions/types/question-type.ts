import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import type { Format } from '../formatted.ts'
import type { Answer, Question, QuestionType } from '../question.ts'
import type { Part } from './cells.ts'
import type { Score } from './score.ts'

type Answers = readonly Answer[]

/** The key of an answer as it is stored: whether it is correct or, where answers are matched, its match (spec 2.3.27). */
export type AnswerKey = Pick<Answer, 'correct' | 'match'>

/** The key of an answer as a row of an import gives it; `respelled`: it was written in another way than the product's. */
export type ImportedKey = { correct: boolean; match: string | null; respelled: boolean }

/** Of a type whose question is a list of answers: what forms and files ask. */
export type AnswerRules = {
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
}

/** A content that was checked, in its canonical form, or why it is refused. */
export type CheckedContent = { ok: true; content: string } | { ok: false; code: QuestionMessage }

/** Of a type whose question is a content of its own: what forms, files and replies ask. */
export type ContentRules = {
  /** Checks a content, parsed or as JSON text, and writes it in its canonical form; absent: its formatted texts are as typed. */
  check: (content: unknown, format?: Format) => CheckedContent
  /**
   * What a student may see of it before it is graded, as JSON text: an allow-list without key or rationale. `random` decides the
   * order in which options are shown whose authored order could tell the key; absent: they are sorted.
   */
  view: (content: string, random?: Random) => string
  /** Every text that somebody wrote: what searches look through. */
  texts: (content: string) => string[]
}

/** What grading asks of a question. */
export type Gradable = Pick<Question, 'type' | 'answers' | 'content' | 'scoring'>

/**
 * The rules of one type of question. Forms, imports, scoring and replies ask nothing else of a type, so a new one joins as one
 * folder beside this file and one line in each table of types (README, "Add a type of question").
 */
export type QuestionTypeRules = {
  answers?: AnswerRules
  content?: ContentRules
  /** Of a type with a content: its parts, whose options are the cells that a choice names. */
  parts?: (question: Gradable) => Part[]
  /** The key as a reply shows it: one number per answer or, with a content, the right cells (cells.ts). */
  key: (question: Gradable) => number[]
  /** A choice in the form of the key. */
  marks: (question: Gradable, choice: readonly number[]) => number[]
  /** Whether a choice answers the question (spec 3.5.20). */
  isChoice: (question: Gradable, choice: readonly number[]) => boolean
  /** The choice before anything is chosen. */
  noChoice: (question: Gradable) => number[]
  /** The points of a choice, and why; ask `isChoice` first. An empty choice has none. */
  score: (question: Gradable, choice: readonly number[]) => Score
  /** The most points that can be known without the key, where the number of right ones is part of it; absent: the points of `score`. */
  visibleMax?: (question: Gradable) => number
}

/** Whether a number is an index of a list of `length`. */
export const isIndex = (n: number, length: number): boolean => Number.isInteger(n) && n >= 0 && n < length
