import { StartTestDocument, type TaskViewQuery, type TaskViewQueryVariables } from '#generated/operations.ts'
import { incompleteAnswer, testingMessages } from '#domain/messages/testing.ts'
import { runningTestOf } from '#web/components/attempts/running-test.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate } from '#web/lib/api/api.ts'
import { serverNow, setServerTime } from '#web/lib/api/clock-store.ts'
import { type Attempt, createAttemptSession, type Intent, isAnswered, stageOf } from './attempt-session.ts'
import { trackBreaks } from './breaks.ts'
import { submitMove } from './submit-move.ts'
import { createStoredStore, type StoredStore } from './stored-sessions.ts'

const CLEARED = {
  session: undefined,
  elsewhere: undefined,
  delivery: 'idle',
  problem: undefined,
  running: undefined,
} as const

/**
 * A student's attempt session of one test in this tab. Only this store calls the server for it. Every intent is stored
 * until the server acknowledges it, so no reload or lost connection loses an answer. Retries are idempotent. While one
 * intent is pending, others are ignored.
 */
export function createAttemptSessionStore(key: string, place: TaskViewQueryVariables) {
  const stored = createStoredStore(key)
  const { store, get, set } = stored
  const deliver = submitMove(place, stored)
  const otherDevices = trackOtherDevices(place, stored)
  const breaks = trackBreaks(stored)

  const send = (intent: Intent): void => {
    const { session } = get()
    if (session === undefined || session.sending !== null || session.attempt.endTime !== null) return
    set({ session: { ...session, sending: intent }, problem: undefined })
    void deliver()
  }

  return {
    store,
    ...otherDevices,
    ...breaks,
    /**
     * On mount: sends the unacknowledged intent. Drops a running session whose attempt isn't `open` (the number of the
     * open attempt), because it was finished elsewhere.
     */
    resume: (open: number | null): void => {
      const { session } = get()
      if (session === undefined) return
      if (session.sending !== null) void deliver()
      else if (session.attempt.endTime === null && session.attempt.n !== open) set({ session: undefined })
    },
    start: (): void => void startAttempt(place, stored),
    choose: (choice: readonly number[]): void => {
      const { session } = get()
      if (session === undefined || session.sending !== null || stageOf(session) !== 'question') return
      set({ session: { ...session, choice }, problem: undefined })
    },
    /** Sends the answer for grading. Without a complete one, shows a message and sends nothing (spec 3.5.20). */
    check: (): void => {
      const { session } = get()
      if (session === undefined || stageOf(session) !== 'question') return
      if (isAnswered(session)) send('check')
      else set({ problem: incompleteAnswer(session.choice) })
    },
    /** Shows the question that came with the verdict, or the result. Sends no request. */
    next: (): void => {
      const { session } = get()
      if (session === undefined || session.sending !== null || stageOf(session) !== 'verdict') return
      set({ session: createAttemptSession(session.attempt), problem: undefined })
    },
    finish: (): void => send('finish'),
    /** Finishes the test because the time is up. */
    expire: (): void => send('expire'),
    /** Resends the pending intent. */
    retry: (): void => void deliver(),
    leave: (): void => set(CLEARED),
    /** On unmount: removes a finished session, so that the test opens on its start page next time. */
    leaveFinished: (): void => {
      const { session } = get()
      if (session === undefined || session.sending !== null || session.attempt.endTime === null) return
      set(CLEARED)
    },
  }
}

export type AttemptSessionStore = ReturnType<typeof createAttemptSessionStore>

/** The clock is accurate to about a second. An attempt that started within these milliseconds is new. */
const NEW_ATTEMPT_MS = 3000

/** A new attempt starts at the server's current time. A resumed one started earlier and doesn't set the clock. */
function syncToStart(startTime: number, sentAt: number): void {
  if (Math.abs(startTime - serverNow()) < NEW_ATTEMPT_MS) setServerTime(startTime, sentAt)
}

/**
 * Starts the test, or resumes the running attempt at its next question (spec 3.4.18). Ignored while a call is in
 * flight.
 */
async function startAttempt(
  place: TaskViewQueryVariables,
  { get, set }: Pick<StoredStore, 'get' | 'set'>,
): Promise<void> {
  if (get().starting || get().session?.sending != null) return
  set({ starting: true, problem: undefined, running: undefined })
  const sentAt = Date.now()
  try {
    const { attempt } = (await mutate(StartTestDocument, { input: place })).createTaskProgress
    if (attempt === null) throw new AppError('not-a-test', testingMessages['not-a-test'])
    syncToStart(attempt.startTime, sentAt)
    set({ session: createAttemptSession(attempt), otherDevice: undefined, starting: false, delivery: 'idle' })
  } catch (error) {
    const isKnown = error instanceof AppError && error.code !== 'unknown'
    set({
      starting: false,
      problem: isKnown ? error.message : testingMessages['create-failed'],
      running: isKnown ? runningTestOf(error.data) : undefined,
    })
  }
}

type AttemptVersion = TaskViewQuery['taskView']['history'][number] & Partial<Attempt>

/**
 * Tracks moves by other tabs and devices in this attempt, and can take over. The device with the latest move owns the
 * attempt. The server accepts the first answer to each question, from any device.
 */
function trackOtherDevices(place: TaskViewQueryVariables, { get, set }: StoredStore) {
  /**
   * Whether another device has advanced this attempt. While our own call is in flight, the move may be ours. A new
   * version without a move is a hold of an exam or a new deadline.
   */
  const isAhead = ({ n, version, currentQuestion, endTime }: AttemptVersion): boolean => {
    const { session, otherDevice } = get()
    if (session === undefined || session.sending !== null || session.attempt.endTime !== null) return false
    const latest = otherDevice ?? session.attempt
    if (session.attempt.n !== n || version <= latest.version) return false
    return currentQuestion > latest.currentQuestion || (endTime !== null && latest.endTime === null)
  }
  const takeDeadline = ({ n, version, deadline }: AttemptVersion): void => {
    const { session } = get()
    if (session === undefined || session.attempt.n !== n || version <= session.attempt.version) return
    if (session.sending === null && session.attempt.deadline !== deadline)
      set({ session: { ...session, attempt: { ...session.attempt, deadline } } })
  }
  return {
    /** Handles a move by any device, including this one. */
    receiveMove: (attempt: Attempt): void => {
      if (isAhead(attempt))
        set({ otherDevice: { ...attempt, silent: get().session?.attempt.silent }, problem: undefined })
    },
    /** Compares with the server's list of attempts, because this tab may have missed moves. */
    compare: (attempts: readonly AttemptVersion[]): void => {
      const { session } = get()
      attempts.forEach(takeDeadline)
      const newer = attempts.find(isAhead)
      if (session === undefined || newer === undefined) return
      set({ otherDevice: { ...session.attempt, ...newer, question: null }, problem: undefined })
    },
    /** Continues here at the attempt's next question. Resumes the running attempt when that question isn't known. */
    takeOver: (): void => {
      const { otherDevice } = get()
      if (otherDevice === undefined) return
      const isKnown = otherDevice.question !== null || otherDevice.breakdown !== null
      set({
        otherDevice: undefined,
        delivery: 'idle',
        session: isKnown ? createAttemptSession(otherDevice) : undefined,
      })
      if (!isKnown && otherDevice.endTime === null) void startAttempt(place, { get, set })
    },
  }
}
