import type { FormattedText, Reason } from './formatted.ts'

/** The types of the specification (spec 2.3.21): a question of them is a list of answers. */
export const CLASSIC_TYPES = [
  'True/False',
  'Multiple Choice',
  'Select All That Apply',
  'Matching/Dropdown',
  'Priority',
] as const

/** The types of the Next Generation NCLEX and the alternate formats beside them: their question is a content of its own. */
export const CONTENT_TYPES = [
  'Select N',
  'Grouping',
  'Matrix Multiple Choice',
  'Matrix Multiple Response',
  'Drop-Down Cloze',
  'Drop-Down Rationale',
  'Drop-Down Table',
  'Drag-and-Drop Cloze',
  'Drag-and-Drop Rationale',
  'Highlight Text',
  'Highlight Table',
  'Bow-Tie',
  'Trend',
  'Ordered Response',
  'Numeric',
] as const

/** The type of a set: an unfolding record and six items, each asked by itself (types/case-study/). */
export const CASE_STUDY = 'Case Study'

/** The question types. */
export const QUESTION_TYPES = [...CLASSIC_TYPES, ...CONTENT_TYPES, CASE_STUDY] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]
export type ClassicType = (typeof CLASSIC_TYPES)[number]
export type ContentTypeName = (typeof CONTENT_TYPES)[number]

/** Whether a text names a type of question. */
export const isQuestionType = (type: string): type is QuestionType => QUESTION_TYPES.some((known) => known === type)

/** An answer with its key (spec 2.3.27): `match` is set for Matching/Dropdown only, where `correct` says nothing. Why it is right or not may be said. */
export type Answer = FormattedText & Reason & { letter: string; correct: boolean; match?: string }

/** How a Select All That Apply is scored: all or nothing (spec 3.5.26; absent) or a point for each right, less one for each wrong. */
const SCORINGS = ['plus-minus'] as const

export type Scoring = (typeof SCORINGS)[number]

/** The scoring of this name; undefined when there is none. */
export const scoringOf = (name: string): Scoring | undefined => SCORINGS.find((known) => known === name)

/** A question of the bank, key and rationale included (spec 2.3.20 to 2.3.26): never leaves the server whole. */
export type Question = {
  id: number
  type: QuestionType
  body: string
  /** The body as it was formatted; absent: it is plain. So with every text that has a twin (decision 0077). */
  bodyHtml?: string
  answers: Answer[]
  /** Of the types that are more than a list of answers: JSON text as `checkContent` writes it (docs/question-content.md). */
  content?: string
  /** The author's choice for a Select All That Apply. */
  scoring?: Scoring
  rationale: string
  rationaleHtml?: string
  tags: string[]
  area: string[]
}
