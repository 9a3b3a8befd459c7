import type { QuestionView } from './question-view.ts'
import { type Graded, verdictOf } from './verdict.tsx'

/**
 * A question of a finished attempt: as served, with the choice and the right answer if those may be shown; the seconds
 * it took, if answered; `regraded`: a description of the rule by which it was regraded.
 */
export type Reviewed = {
  question: QuestionView
  graded: Graded | null
  answered: boolean
  seconds: number | null
  regraded: string | null
}

/**
 * The outcome of a question in a finished attempt. Unanswered questions count as wrong (spec 3.4.19). 'hidden': the
 * question is unanswered in another running test, so its key isn't shown yet. 'partial': some of its points.
 */
export type Outcome = 'correct' | 'partial' | 'wrong' | 'unanswered' | 'hidden'

export type Filter = 'all' | 'wrong' | 'partial' | 'unanswered' | 'hidden' | 'flagged'

const OUTCOMES = { right: 'correct', partly: 'partial', wrong: 'wrong' } as const

export const outcomeOf = ({ answered, graded }: Reviewed): Outcome =>
  !answered ? 'unanswered' : graded === null ? 'hidden' : OUTCOMES[verdictOf(graded)]

/** The questions that match a filter, with their positions from 1; `isFlagged` receives the position. */
export const filtered = (
  questions: readonly Reviewed[],
  filter: Filter,
  isFlagged: (number: number) => boolean = () => false,
) =>
  questions
    .map((reviewed, index) => ({ number: index + 1, reviewed }))
    .filter(({ number, reviewed }) =>
      filter === 'flagged' ? isFlagged(number) : filter === 'all' || outcomeOf(reviewed) === filter,
    )

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/** The questions that were answered without all points, with their positions from 1. */
export const missedOf = (questions: readonly Reviewed[]) =>
  filtered(questions, 'all').filter(({ reviewed }) => ['wrong', 'partial'].includes(outcomeOf(reviewed)))

/** Formats a duration in seconds, of a question or a whole test. */
export function durationText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (hours > 0) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`
  if (minutes > 0) return `${counted(minutes, 'minute')} ${counted(rest, 'second')}`
  return counted(rest, 'second')
}

/** The mean time of the answered questions, in whole seconds; undefined if none was answered. */
export function meanSeconds(questions: readonly Reviewed[]): number | undefined {
  const times = questions.flatMap(({ seconds }) => seconds ?? [])
  return times.length === 0 ? undefined : Math.round(times.reduce((sum, time) => sum + time, 0) / times.length)
}
