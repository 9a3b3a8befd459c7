import type { QuestionMessage } from '#domain/messages/questions.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import type { Format } from '../formatted.ts'
import type { Answer, Question, QuestionType } from '../question.ts'
import type { Part } from './cells.ts'
import type { Score } from './score.ts'

type Answers = readonly Answer[]

/** The key of an answer as stored: whether it is correct or, for matching, its match (spec 2.3.27). */
export type AnswerKey = Pick<Answer, 'correct' | 'match'>

/** The key of an answer from an import row; `respelled`: it was not in the product's spelling. */
export type ImportedKey = { correct: boolean; match: string | null; respelled: boolean }

/** For a type whose question is a list of answers: the rules of forms and files. */
export type AnswerRules = {
  /** Returns the key of a form's answer as stored. */
  storedKey: (answer: { correct?: boolean | null | undefined; match?: string | null | undefined }) => AnswerKey
  /** Returns what is missing in the texts and keys of the answers (spec 2.5.24 to 2.5.27). */
  checkKeys: (answers: Answers) => QuestionMessage | undefined
  /** Returns the error of the answers' texts as a whole; called last. */
  checkTexts?: (answers: Answers) => QuestionMessage | undefined
  /** Returns the key of an import's answer; undefined if it is ambiguous. */
  importedKey: (answer: { correct?: unknown; match?: unknown }) => ImportedKey | undefined
  /** Returns an import's answer text in the product's spelling. */
  spellText: (text: string) => string
  /** Returns the type implied by an import's keys, if it differs from the row's. */
  typeByKeys?: (keys: readonly { correct: boolean }[]) => QuestionType
  /** Returns the matches to choose from, in addition to the answers. */
  matches?: (answers: Answers) => string[]
}

/** A checked content in its canonical form, or why it is refused. */
export type CheckedContent = { ok: true; content: string } | { ok: false; code: QuestionMessage }

/** For a type whose question has a content: the rules of forms, files, and the API. */
export type ContentRules = {
  /**
   * Checks a content, parsed or as JSON, and returns its canonical form; without `format` its formatted texts are as
   * typed.
   */
  check: (content: unknown, format?: Format) => CheckedContent
  /**
   * Returns the public fields before grading, as JSON: an allow-list without key or rationale. `random` shuffles
   * options whose authored order could reveal the key; absent: they are sorted.
   */
  view: (content: string, random?: Random) => string
  /** Returns every author-written text, for searches. */
  texts: (content: string) => string[]
}

/** The fields of a question needed for grading. */
export type Gradable = Pick<Question, 'type' | 'answers' | 'content' | 'scoring'>

/**
 * The rules of one type of question, and all that forms, imports, scoring, and the API know of it. A new type is one
 * file in this folder and one line in each table of types (docs/recipes.md, "Add a type of question").
 */
export type QuestionTypeRules = {
  answers?: AnswerRules
  content?: ContentRules
  /** For a type with a content: its parts, whose options are the cells that a choice lists. */
  parts?: (question: Gradable) => Part[]
  /** Returns the key as in the API: one number per answer or, with a content, the right cells (cells.ts). */
  key: (question: Gradable) => number[]
  /** Returns a choice in the format of the key. */
  marks: (question: Gradable, choice: readonly number[]) => number[]
  /** Whether a choice is a complete answer to the question (spec 3.5.20). */
  isChoice: (question: Gradable, choice: readonly number[]) => boolean
  /** Returns the empty choice. */
  noChoice: (question: Gradable) => number[]
  /** Returns the points of a choice, and why; call `isChoice` first. An empty choice has none. */
  score: (question: Gradable, choice: readonly number[]) => Score
  /**
   * Returns the maximum points that can be known without the key, if the number of right ones is part of it; absent:
   * the maximum of `score`.
   */
  visibleMax?: (question: Gradable) => number
}

/** Whether a number is a valid index of a list of `length`. */
export const isIndex = (n: number, length: number): boolean => Number.isInteger(n) && n >= 0 && n < length
