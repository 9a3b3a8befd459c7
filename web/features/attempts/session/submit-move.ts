import { testKindView } from '#web/components/attempts/test-kinds.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import {
  MoveTestDocument,
  type MoveTestMutation,
  type TaskViewQueryVariables,
  type UpdateTaskProgressInput,
} from '#generated/operations.ts'
import { isAdaptive } from '#web/components/exams/is-adaptive.ts'
import { mutate } from '#web/lib/api/api.ts'
import { runningTestOf } from '#web/components/attempts/running-test.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { retryDelay, waitUntilOnline } from '#web/lib/api/wait-until-online.ts'
import {
  afterMove,
  attemptOfRefusal,
  type Intent,
  createAttemptSession,
  type AttemptSession,
  type AttemptSessionState,
} from './attempt-session.ts'
import type { StoredStore } from './stored-sessions.ts'

/**
 * Sends the session's intent until the server acknowledges or rejects it. Waits while offline. A concurrent call does
 * nothing. Stops when the student signs out.
 */
export function submitMove(place: TaskViewQueryVariables, { get, set, isOwners }: StoredStore) {
  let isWorking = false
  return async (): Promise<void> => {
    if (isWorking) return
    isWorking = true
    let failures = 0
    for (let { session } = get(); session?.sending != null && isOwners(); { session } = get()) {
      if (failures === 0) set({ delivery: 'saving', problem: undefined, running: undefined })
      try {
        const { attempt, graded } = await sendMove(place, session)
        set({
          session: afterMove(session, attempt, graded),
          otherDevice: undefined,
          delivery: 'saved',
          problem: undefined,
        })
      } catch (error) {
        if (!isOffline(error)) {
          set(afterFailure(error, session, session.sending))
          break
        }
        set({ delivery: 'waiting' })
        await waitUntilOnline(retryDelay(failures))
        failures += 1
      }
    }
    isWorking = false
  }
}

/** Timeout of a call in milliseconds. After that it counts as lost and is retried, which is idempotent. */
const REPLY_TIMEOUT_MS = 15_000

function moveInput({ progressKey, taskKey }: TaskViewQueryVariables, session: AttemptSession): UpdateTaskProgressInput {
  const { attempt, sending, position, question, choice } = session
  const ref = { progressKey, taskKey, n: attempt.n }
  if (sending !== 'check') return { ...ref, action: 'finish' }
  const item = question?.caseItem == null ? {} : { caseItem: question.caseItem }
  const { scoring } = attempt
  const type = isAdaptive(attempt) ? { type: attempt.type } : {}
  return { ...ref, action: 'check', position, questionId: question?.id, ...item, scoring, ...type, choice: [...choice] }
}

/** Sends the move. One operation returns the verdict and the next question. */
async function sendMove(
  place: TaskViewQueryVariables,
  session: AttemptSession,
): Promise<MoveTestMutation['updateTaskProgress']> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('network', 'The reply takes too long')), REPLY_TIMEOUT_MS)
  })
  try {
    const call = mutate(MoveTestDocument, { input: moveInput(place, session) })
    return (await Promise.race([call, timeout])).updateTaskProgress
  } finally {
    clearTimeout(timer)
  }
}

const FAILURES: Record<Exclude<Intent, 'check'>, string> = {
  finish: testingMessages['submit-failed'],
  expire: testingMessages['submit-failed'],
}

const failureMessage = ({ attempt }: AttemptSession, intent: Intent): string =>
  intent === 'check' ? testKindView(attempt.type).checkFailed : FAILURES[intent]

/** Error codes after which the attempt no longer exists. */
const DELETED_CODES = ['attempt-not-found', 'progress-not-found', 'course-ended', 'task-not-found']

/** Whether a call didn't reach the server or its reply was lost, so that it can be retried. */
const isOffline = (error: unknown): boolean => !(error instanceof AppError) || error.code === 'network'

/**
 * The session after `intent` was rejected or failed. If the error includes the current attempt (another tab has
 * answered, or the time is up), shows that attempt. A failure keeps the intent, so that the student can send it again.
 */
function afterFailure(error: unknown, session: AttemptSession, intent: Intent): Partial<AttemptSessionState> {
  if (!(error instanceof AppError)) return { delivery: 'failed', problem: failureMessage(session, intent) }
  const { code, message } = error
  if (code === 'answer-first') return { session: { ...session, sending: null }, delivery: 'idle', problem: message }
  if (code === 'exam-running') {
    const failure = { problem: message, running: runningTestOf(error.data) }
    // Keep a timeout's intent pending, or the clock would send it again right away.
    if (intent === 'expire') return { ...failure, delivery: 'failed' }
    // The answer stays selected and can be sent once the other test is over.
    return { ...failure, session: { ...session, sending: null }, delivery: 'idle' }
  }
  const attempt = attemptOfRefusal(error.data)
  if (attempt !== undefined) {
    return { session: createAttemptSession(attempt), otherDevice: undefined, delivery: 'idle', problem: message }
  }
  if (DELETED_CODES.includes(code)) return { session: undefined, delivery: 'idle', problem: message }
  return { delivery: 'failed', problem: code in testingMessages ? message : failureMessage(session, intent) }
}
