import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { noChoice } from '#web/components/attempts/types/items.ts'
import type { AttemptFieldsFragment, GradedFieldsFragment } from '#generated/operations.ts'
import type { RunningTest } from '#web/components/attempts/running-test.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { isObject } from '#web/lib/json.ts'

/** `silent` is absent in data stored by an earlier version. */
export type Attempt = AttemptFieldsFragment & { silent?: boolean | undefined }
export type Graded = GradedFieldsFragment
export type Question = NonNullable<Attempt['question']>

/**
 * An attempt on the student's screen. `question` is at `position` (zero-based); `graded` is its verdict once answered.
 * `choice`: ascending answer indexes; for Matching/Dropdown, a match index per answer, or -1; for content types, see
 * types/items.ts. `sending`: an unacknowledged intent. `since`: server time when the question arrived, in epoch
 * milliseconds.
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

/** A pending request: an answer, a finish by the student, or a finish because the time is up. */
export type Intent = 'check' | 'finish' | 'expire'

export type Stage = 'question' | 'verdict' | 'finished'

const emptyChoice = (question: Question | null): readonly number[] => (question === null ? [] : noChoice(question))

/** Creates a session at the attempt's next question, or at its end. */
export const createAttemptSession = (attempt: Attempt): AttemptSession => ({
  attempt,
  question: attempt.question,
  position: attempt.currentQuestion,
  choice: emptyChoice(attempt.question),
  graded: null,
  sending: null,
  since: serverNow(),
})

export const stageOf = ({ attempt, question, graded }: AttemptSession): Stage =>
  graded !== null ? 'verdict' : attempt.endTime !== null || question === null ? 'finished' : 'question'

/** Whether the question is answered: one answer, at least one, a match for each (spec 3.5.20), or part of a content. */
export const isAnswered = ({ choice }: AttemptSession): boolean =>
  choice.length > 0 && choice.every((index) => index >= 0)

/**
 * The session after the server's reply. A Practice shows the verdict first; an NCLEX continues right away (spec
 * 3.4.20).
 */
export function afterMove(session: AttemptSession, attempt: Attempt, graded: Graded | null): AttemptSession {
  if (session.sending === 'check' && graded !== null && testKindView(attempt.type).showsVerdict) {
    return { ...session, attempt, graded, sending: null }
  }
  // When the time is up, keep showing the verdict that the student is reading.
  if (session.sending === 'expire' && session.graded !== null) return { ...session, attempt, sending: null }
  return createAttemptSession(attempt)
}

/** Delivery state of the last answer. */
export type Delivery = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'

/** Breaks of an attempt in this tab: how many due ones were taken or skipped, and whether one is running. */
export type Breaks = { n: number; settled: number; isOn: boolean }

export type AttemptSessionState = {
  /** Absent before the start. */
  session: AttemptSession | undefined
  /** The attempt after another tab or device has advanced it; this tab is behind. Its question may be unknown here. */
  otherDevice: Attempt | undefined
  /** Breaks of the attempt that last had one. */
  breaks: Breaks | undefined
  delivery: Delivery
  starting: boolean
  /** Error message: a rejection, or why a call failed. */
  problem: string | undefined
  /** The student's running test that blocks this one. */
  running: RunningTest | undefined
}

const ATTEMPT_KEYS = ['n', 'type', 'version', 'startTime', 'total', 'currentQuestion', 'score', 'passGrade']

/** Type guard for a value from storage or from an error. */
export const isAttempt = (value: unknown): value is Attempt =>
  isObject(value) && ATTEMPT_KEYS.every((key) => key in value) && 'question' in value

/** The current attempt, which the server includes when it rejects an answer. */
export const attemptOfRefusal = (data: unknown): Attempt | undefined =>
  isObject(data) && 'attempt' in data && isAttempt(data.attempt) ? data.attempt : undefined
