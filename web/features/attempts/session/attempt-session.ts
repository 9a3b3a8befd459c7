import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { noChoice } from '#web/components/attempts/types/items.ts'
import type { AttemptFieldsFragment, GradedFieldsFragment } from '#generated/operations.ts'
import type { RunningTest } from '#web/components/attempts/running-test.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { isObject } from '#web/lib/json.ts'

/** `silent`: absent in what an earlier version has stored. */
export type Attempt = AttemptFieldsFragment & { silent?: boolean | undefined }
export type Graded = GradedFieldsFragment
export type Question = NonNullable<Attempt['question']>

/**
 * An attempt on its student's screen. `question` is at `position` (from 0); with `graded` it is answered and shows its
 * verdict. `choice`: ascending answer indexes; for Matching/Dropdown, an index into the matches for each answer, or -1;
 * with a content, as its type defines (types/items.ts). `sending`: an unacknowledged intent. `since`: the server's time
 * at which the question came, epoch milliseconds.
 */
export type AttemptSession = {
  attempt: Attempt
  question: Question | null
  position: number
  choice: readonly number[]
  graded: Graded | null
  sending: Intent | null
  since?: number
}

/** What is on its way: an answer, finishing by the student, or finishing by the clock. */
export type Intent = 'check' | 'finish' | 'expire'

export type Stage = 'question' | 'verdict' | 'finished'

const emptyChoice = (question: Question | null): readonly number[] => (question === null ? [] : noChoice(question))

/** A session at the attempt's next question, or at its end. */
export const createAttemptSession = (attempt: Attempt): AttemptSession => ({
  attempt,
  question: attempt.question,
  position: attempt.currentQuestion,
  choice: emptyChoice(attempt.question),
  graded: null,
  sending: null,
  since: serverNow(),
})

/** What is on screen. */
export const stageOf = ({ attempt, question, graded }: AttemptSession): Stage =>
  graded !== null ? 'verdict' : attempt.endTime !== null || question === null ? 'finished' : 'question'

/** Whether the choice answers the question: one answer, at least one, a match for each (spec 3.5.20), or part of a content. */
export const isAnswered = ({ choice }: AttemptSession): boolean =>
  choice.length > 0 && choice.every((index) => index >= 0)

/** The session after the server's reply. A Practice shows the verdict first; an NCLEX goes on at once (spec 3.4.20). */
export function afterMove(session: AttemptSession, attempt: Attempt, graded: Graded | null): AttemptSession {
  if (session.sending === 'check' && graded !== null && testKindView(attempt.type).showsVerdict) {
    return { ...session, attempt, graded, sending: null }
  }
  // The clock takes no verdict away that is being read.
  if (session.sending === 'expire' && session.graded !== null) return { ...session, attempt, sending: null }
  return createAttemptSession(attempt)
}

/** Whether the last answer has reached the server. */
export type Delivery = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'

/** An attempt's breaks in this tab: how many that have come were taken or passed over, and whether one is running. */
export type Breaks = { n: number; settled: number; isOn: boolean }

export type AttemptSessionState = {
  /** Absent before the start. */
  session: AttemptSession | undefined
  /** The attempt as another tab or device has moved it on: this tab is behind. Its question may be unknown here. */
  elsewhere: Attempt | undefined
  /** Of the attempt that last had a break. */
  breaks: Breaks | undefined
  delivery: Delivery
  starting: boolean
  /** The message to show: a refusal, or why a call failed. */
  problem: string | undefined
  /** The running test of the student that prevents this one. */
  running: RunningTest | undefined
}

const ATTEMPT_KEYS = ['n', 'type', 'version', 'startTime', 'total', 'currentQuestion', 'score', 'passGrade']

/** Whether a value read from a store or a refusal is an attempt. */
export const isAttempt = (value: unknown): value is Attempt =>
  isObject(value) && ATTEMPT_KEYS.every((key) => key in value) && 'question' in value

/** The current attempt, which comes with the refusal of an answer. */
export const attemptOfRefusal = (data: unknown): Attempt | undefined =>
  isObject(data) && 'attempt' in data && isAttempt(data.attempt) ? data.attempt : undefined
