import type { ReactNode } from 'react'

/** A question as it may be answered: without its key. */
export type QuestionView = {
  id?: number
  type: string
  body: string
  /** The formatted twin of the body, where it has one; the same of an answer. */
  bodyHtml?: string | null | undefined
  answers: readonly { letter: string; text: string; textHtml?: string | null | undefined }[]
  /** Of a Matching/Dropdown question, what its answers are matched with. */
  matches: readonly string[] | null
  /** JSON text of what a type with a content shows (types/items.ts). */
  item?: string | null
  /** Of a Select All That Apply: wrong choices cost points. */
  scoring?: string | null
}

export type AnswersProps = {
  question: QuestionView
  /** Numbered from 0. */
  position: number
  choice: readonly number[]
  /** The answer is being sent: it cannot change any more. */
  locked: boolean
  onChoose: (choice: readonly number[]) => void
}

/** How one answer was chosen and whether it is right, in the numbers of the key (`Graded`); -1: the question was not answered. */
export type AnswerMarks = { right: number; given: number }

/**
 * A graded question: what is right and the choice in the form of `Graded`. `whose`: 'Your' or 'Student’s'. A type with a content
 * whose key may not be shown has nothing that is right: it is shown as it was asked.
 */
export type ReviewProps = {
  question: QuestionView
  right: readonly number[]
  choice: readonly number[]
  answered: boolean
  whose: string
}

/** How one type of question is answered, and shown after grading. */
export type QuestionTypeView = {
  /** The instruction; empty where Answers says it. */
  hint: string
  Answers: (props: AnswersProps) => ReactNode
  /** The choice after the answer with this index was pressed; absent where answers have no letters. */
  toggle?: (choice: readonly number[], index: number) => readonly number[]
  /** What was chosen and what is right. */
  Review: (props: ReviewProps) => ReactNode
}
