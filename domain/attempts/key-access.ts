import { type Attempt, GRACE_MS, isSilent } from './attempt.ts'
import { rulesOf } from './kinds/test-kinds.ts'

/**
 * The one place that decides when an attempt accepts answers and when keys may be shown (decisions, "Settled on
 * 2026-11-22"). Answers, reviews, breakdowns, and administrators' pages all use it, with the server's clock in epoch
 * milliseconds and one grace period.
 */
type Clocked = Pick<Attempt, 'endTime' | 'deadline' | 'hold'>

/**
 * Whether an attempt accepts an answer: it has no stored end, and the deadline plus the grace period has not passed.
 */
export const mayTakeAnswer = ({ endTime, deadline }: Clocked, now: number): boolean =>
  endTime === undefined && now <= deadline + GRACE_MS

/**
 * Whether no server accepts an answer any more: the end is stored, which every answer's write checks, or the deadline
 * has passed by twice the grace period, which exceeds the clock difference of two servers. An attempt that an exam puts
 * on hold is not over while that exam may run: its grade would show verdicts of answers that were given before.
 */
export const isOver = ({ endTime, deadline, hold }: Clocked, now: number): boolean =>
  endTime !== undefined || (now > deadline + 2 * GRACE_MS && !(hold && now <= hold.until))

/** Whether an attempt hides verdicts until its end: an NCLEX, an adaptive test, or a quiz in exam mode. */
export const isMute = (attempt: Pick<Attempt, 'kind' | 'quiz'>): boolean =>
  !rulesOf(attempt.kind).showsVerdict || isSilent(attempt)

type Listed = Clocked & Pick<Attempt, 'questions' | 'kind' | 'quiz'>

/**
 * Questions that must not be shown and that no other test may draw, from attempts that may still accept an answer: the
 * unanswered ones and, in attempts that hide verdicts, the answered ones too, because their keys would reveal verdicts.
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
 * Whether a question's text may be shown with a mark (decision 0112): the attempt is over, so its review shows it, and
 * the question is not among `hidden`, those that a running test keeps secret (`secretQuestions`).
 */
export const showsMarked = (attempt: Clocked, id: number, hidden: ReadonlySet<number>, now: number): boolean =>
  isOver(attempt, now) && !hidden.has(id)
