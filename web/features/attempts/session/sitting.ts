import type { AttemptFieldsFragment, GradedFieldsFragment } from '#generated/operations.ts'

export type Attempt = AttemptFieldsFragment
export type Graded = GradedFieldsFragment
export type Question = NonNullable<Attempt['question']>

/**
 * An attempt as its student sits it. `question` is the one on screen, at `position` from 0; with `graded` it is already
 * answered and shows its verdict. `choice` holds indexes of answers, ascending; for Matching/Dropdown one index into the
 * matches for each answer, or -1. `sending` is an intention that the server has not acknowledged yet.
 */
export type Sitting = {
  attempt: Attempt
  question: Question | null
  position: number
  choice: readonly number[]
  graded: Graded | null
  sending: Intention | null
}

/** What is on its way: an answer, finishing by the student, or finishing by the clock. */
export type Intention = 'check' | 'finish' | 'expire'

export type Stage = 'question' | 'verdict' | 'finished'

const nothingChosen = (question: Question | null): readonly number[] =>
  question?.matches == null ? [] : question.answers.map(() => -1)

/** A sitting at the attempt's next question, or at its end. */
export const openSitting = (attempt: Attempt): Sitting => ({
  attempt,
  question: attempt.question,
  position: attempt.currentQuestion,
  choice: nothingChosen(attempt.question),
  graded: null,
  sending: null,
})

/** What is on screen. */
export const stageOf = ({ attempt, question, graded }: Sitting): Stage =>
  graded !== null ? 'verdict' : attempt.endTime !== null || question === null ? 'finished' : 'question'

/** Whether the choice answers the question: one answer, at least one, or a match for each (spec 3.5.20). */
export const isAnswered = ({ choice }: Sitting): boolean => choice.length > 0 && choice.every((index) => index >= 0)

/** The sitting after the server's reply. A Practice shows the verdict first; an NCLEX goes on at once (spec 3.4.20). */
export function afterMove(sitting: Sitting, attempt: Attempt, graded: Graded | null): Sitting {
  if (sitting.sending === 'check' && graded !== null && attempt.type === 'Practice') {
    return { ...sitting, attempt, graded, sending: null }
  }
  // The clock takes no verdict away that is being read.
  if (sitting.sending === 'expire' && sitting.graded !== null) return { ...sitting, attempt, sending: null }
  return openSitting(attempt)
}
