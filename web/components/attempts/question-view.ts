/** A question as it may be answered: without its key. */
export type QuestionView = {
  type: string
  body: string
  answers: readonly { letter: string; text: string }[]
  /** Of a Matching/Dropdown question, what its answers are matched with. */
  matches: readonly string[] | null
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
