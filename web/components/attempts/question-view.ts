import type { ReactNode } from 'react'
import type { PointsLine } from './types/points-breakdown.tsx'

/** A question as students see it, without its key. */
export type QuestionView = {
  id?: number
  type: string
  body: string
  /** The formatted version of the body, if any; likewise for answers. */
  bodyHtml?: string | null | undefined
  answers: readonly { letter: string; text: string; textHtml?: string | null | undefined }[]
  /** For Matching/Dropdown questions, the options that answers are matched with. */
  matches: readonly string[] | null
  /** The content of a content type, as JSON (types/items.ts). */
  item?: string | null
  /** For Select All That Apply: set if wrong choices cost points. */
  scoring?: string | null
}

export type AnswersProps = {
  question: QuestionView
  /** Zero-based. */
  position: number
  choice: readonly number[]
  /** The answer is being sent and can no longer change. */
  locked: boolean
  onChoose: (choice: readonly number[]) => void
}

/**
 * Whether an answer is right and how it was chosen, in the numbers of the key (`Graded`); -1: the question wasn't
 * answered.
 */
export type AnswerMarks = { right: number; chosen: number }

/**
 * A graded question: the right answers and the choice in the form of `Graded`. `whose`: 'Your' or 'Student’s'. If the
 * key may not be shown, `right` is empty, and a question with a content is shown as it was served.
 */
export type ReviewProps = {
  question: QuestionView
  right: readonly number[]
  choice: readonly number[]
  answered: boolean
  whose: string
  /** The receipt, whose reasons are shown with the options that they are about. */
  lines?: readonly PointsLine[] | undefined
  /** What other students chose, by answer in percent. */
  peers?: PeerShares | null | undefined
}

/** The number of answers by students, and the percentage of them that chose each answer. */
export type PeerShares = { answers: number; percents: readonly number[] }

/** How a question type is answered, and shown after grading. */
export type QuestionTypeView = {
  /** The instruction; empty if `Answers` shows it. */
  hint: string
  Answers: (props: AnswersProps) => ReactNode
  /** Returns the choice after a click on the answer with this index; absent if answers have no letters. */
  toggle?: (choice: readonly number[], index: number) => readonly number[]
  /** Shows the choice and the right answers. */
  Review: (props: ReviewProps) => ReactNode
}
