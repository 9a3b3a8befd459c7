import { testingMessages } from '#domain/messages/testing.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { attemptOfRefusal } from './is-attempt.ts'
import { runningTestOf } from './running-test.ts'
import type { SittingState } from './sitting-state.ts'
import { type Intention, openSitting, type Sitting } from './sitting.ts'

const FAILED: Record<Intention, string> = {
  check: testingMessages['grade-failed'],
  finish: testingMessages['submit-failed'],
  expire: testingMessages['submit-failed'],
}

/** An NCLEX grades and goes on to the next question in one (spec 3.4.20): what is said of it is the latter. */
const failed = ({ attempt }: Sitting, intention: Intention): string =>
  intention === 'check' && attempt.type === 'NCLEX' ? testingMessages['next-failed'] : FAILED[intention]

/** Refusals after which there is no attempt to sit any more. */
const GONE = ['attempt-not-found', 'progress-not-found', 'course-ended', 'task-not-found']

/** Whether a call did not reach the server, or its reply did not come back: it is worth repeating. */
export const isOffline = (error: unknown): boolean => !(error instanceof AppError) || error.code === 'network'

/**
 * The sitting after the server said no (`intention` is what it was asked). A refusal that brings the attempt as it stands
 * (another tab has answered, the time is up) shows that. A failure keeps the intention, to be sent again by hand.
 */
export function afterFailure(error: unknown, sitting: Sitting, intention: Intention): Partial<SittingState> {
  if (!(error instanceof AppError)) return { delivery: 'failed', problem: failed(sitting, intention) }
  const { code, message } = error
  if (code === 'answer-first') return { sitting: { ...sitting, sending: null }, delivery: 'idle', problem: message }
  // The answer stays chosen: it can be sent once the other test is over.
  if (code === 'exam-running')
    return {
      sitting: { ...sitting, sending: null },
      delivery: 'idle',
      problem: message,
      running: runningTestOf(error.data),
    }
  const attempt = attemptOfRefusal(error.data)
  if (attempt !== undefined) {
    return { sitting: openSitting(attempt), elsewhere: undefined, delivery: 'idle', problem: message }
  }
  if (GONE.includes(code)) return { sitting: undefined, delivery: 'idle', problem: message }
  return { delivery: 'failed', problem: code in testingMessages ? message : failed(sitting, intention) }
}
