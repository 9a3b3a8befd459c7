import type { FormattedText, Reason } from './formatted.ts'

/** The types of the specification (spec 2.3.21): their questions are lists of answers. */
export const CLASSIC_TYPES = [
  'True/False',
  'Multiple Choice',
  'Select All That Apply',
  'Matching/Dropdown',
  'Priority',
] as const

/** The types of the Next Generation NCLEX and its alternate formats: their questions have a content. */
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

/** The type of a set: an unfolding record and six items, each served by itself (types/case-study/). */
export const CASE_STUDY = 'Case Study'

/** The question types. */
export const QUESTION_TYPES = [...CLASSIC_TYPES, ...CONTENT_TYPES, CASE_STUDY] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]
export type ClassicType = (typeof CLASSIC_TYPES)[number]
export type ContentTypeName = (typeof CONTENT_TYPES)[number]

/** Whether a string names a type of question. */
export const isQuestionType = (type: string): type is QuestionType => QUESTION_TYPES.some((known) => known === type)

/**
 * An answer with its key (spec 2.3.27): `match` is set for Matching/Dropdown only, where `correct` has no meaning. May
 * include the reason why it is right or wrong.
 */
export type Answer = FormattedText & Reason & { letter: string; correct: boolean; match?: string }

/**
 * The scoring of a Select All That Apply: all or nothing (spec 3.5.26; absent), or a point for each right choice minus
 * one for each wrong one.
 */
const SCORINGS = ['plus-minus'] as const

export type Scoring = (typeof SCORINGS)[number]

/** Returns the scoring with this name; undefined if there is none. */
export const scoringOf = (name: string): Scoring | undefined => SCORINGS.find((known) => known === name)

/** A question of the bank, including key and rationale (spec 2.3.20 to 2.3.26): never leaves the server whole. */
export type Question = {
  id: number
  type: QuestionType
  body: string
  /** The body's HTML; absent: it is plain. The same for every text with an HTML version (decision 0077). */
  bodyHtml?: string
  answers: Answer[]
  /** For types that are more than a list of answers: JSON as written by `checkContent` (docs/question-content.md). */
  content?: string
  /** The author's scoring of a Select All That Apply. */
  scoring?: Scoring
  rationale: string
  rationaleHtml?: string
  tags: string[]
  area: string[]
}
