import { type Attempt, GRACE_MS, isSilent } from './attempt.ts'
import { rulesOf } from './kinds/test-kinds.ts'

/**
 * The one rule of when an attempt takes answers and when keys may be seen (decisions, "Settled on 2026-11-22"). Answers,
 * reviews, breakdowns and administrators all ask it, with the server's clock in epoch milliseconds and one grace.
 */
type Clocked = Pick<Attempt, 'endTime' | 'deadline'>

/** Whether an attempt takes an answer: it has no stored end, and an answer that was on its way still counts for the grace. */
export const mayTakeAnswer = ({ endTime, deadline }: Clocked, now: number): boolean =>
  endTime === undefined && now <= deadline + GRACE_MS

/**
 * Whether no machine takes an answer any more: the end is stored, which every answer's write asks for, or the deadline is
 * past by twice the grace, which is more than the clocks of two machines differ.
 */
export const isOver = ({ endTime, deadline }: Clocked, now: number): boolean =>
  endTime !== undefined || now > deadline + 2 * GRACE_MS

/** Whether an attempt says nothing of an answer before its end: an NCLEX, an adaptive test, or a quiz in exam mode. */
export const isMute = (attempt: Pick<Attempt, 'kind' | 'quiz'>): boolean =>
  !rulesOf(attempt.kind).showsVerdict || isSilent(attempt)

type Listed = Clocked & Pick<Attempt, 'questions' | 'kind' | 'quiz'>

/**
 * Questions of which nothing may be shown and which no other test may draw, of attempts that may still take an answer: those that lie
 * unanswered and, of an attempt that is mute, the answered ones too, since their keys would be its verdicts.
 */
export const secretQuestions = (attempts: readonly Listed[], now: number): ReadonlySet<number> =>
  new Set(
    attempts
      .filter((attempt) => !isOver(attempt, now))
      .flatMap((attempt) =>
        attempt.questions.filter(({ answer }) => answer === undefined || isMute(attempt)).map(({ id }) => id),
      ),
  )

/**
 * Whether the text of a question of an attempt may be shown beside a mark (decision 0112): the attempt is over, so that its review
 * shows it, and the question is not among `hidden`, those that a running test keeps secret (`secretQuestions`).
 */
export const showsMarked = (attempt: Clocked, id: number, hidden: ReadonlySet<number>, now: number): boolean =>
  isOver(attempt, now) && !hidden.has(id)
