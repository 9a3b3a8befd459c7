import type { Attempt, Tally } from './attempt.ts'

/** A graded answer, and when it came; `under` are the numbers of the question's tags, under which it counts. */
export type GradedAnswer = { choice: readonly number[]; correct: boolean; clock?: number; under: readonly number[] }

const counted = (tally: Tally, { correct, under }: GradedAnswer): Tally => {
  const next = new Map(tally)
  for (const number of under) {
    const before = next.get(number) ?? { correct: 0, total: 0 }
    next.set(number, { correct: before.correct + (correct ? 1 : 0), total: before.total + 1 })
  }
  return next
}

const answerOf = ({ choice, correct, clock }: GradedAnswer) => ({
  choice,
  correct,
  ...(clock === undefined ? {} : { clock }),
})

/** The attempt after its current question was answered; ask `canAnswer` first. */
export const answerQuestion = (attempt: Attempt, graded: GradedAnswer): Attempt => ({
  ...attempt,
  version: attempt.version + 1,
  questions: attempt.questions.map((asked, i) => (i === attempt.at ? { ...asked, answer: answerOf(graded) } : asked)),
  at: attempt.at + 1,
  score: attempt.score + (graded.correct ? 1 : 0),
  tally: counted(attempt.tally, graded),
})
