import type { CheckedQuestion } from '../../domain/questions/check-question.ts'
import type { Question } from '../../domain/questions/question.ts'

/**
 * One write to the bank. A new question's number is allocated when it is written; `ref` is its name in an import's source,
 * guarded so that two imports of one row make one question. An update says what the writer saw.
 */
export type Change =
  | { kind: 'add'; question: CheckedQuestion; ref?: string }
  | { kind: 'update'; before: Question; version: number; question: CheckedQuestion }
