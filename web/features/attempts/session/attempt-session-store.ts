import { StartTestDocument, type TaskViewQuery, type TaskViewQueryVariables } from '#generated/operations.ts'
import { testingMessages } from '#domain/messages/testing.ts'
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
 * One student's attempt session of one test in this tab: the only place that calls the server for it. Every intent is
 * stored until the server has acknowledged it, so that no reload or lost connection loses an answer; repeating one changes
 * nothing. While one is on its way, further ones are ignored.
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
     * When the screen mounts: sends what was not acknowledged; drops a running session that is not the open attempt (`open`,
     * its number), because that was finished elsewhere.
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
    /** Sends the answer to be graded; without an answer it shows a message and sends nothing (spec 3.5.20). */
    check: (): void => {
      const { session } = get()
      if (session === undefined || stageOf(session) !== 'question') return
      if (isAnswered(session)) send('check')
      else set({ problem: testingMessages['answer-first'] })
    },
    /** Shows the question that came with the verdict, or the result, without a request. */
    next: (): void => {
      const { session } = get()
      if (session === undefined || session.sending !== null || stageOf(session) !== 'verdict') return
      set({ session: createAttemptSession(session.attempt), problem: undefined })
    },
    finish: (): void => send('finish'),
    /** The time is up. */
    expire: (): void => send('expire'),
    /** Sends again what could not be sent. */
    retry: (): void => void deliver(),
    /** Removes a finished session. */
    leave: (): void => set(CLEARED),
    /** When the screen unmounts: removes a finished session, so that the test shows its start page the next time. */
    leaveFinished: (): void => {
      const { session } = get()
      if (session === undefined || session.sending !== null || session.attempt.endTime === null) return
      set(CLEARED)
    },
  }
}

export type AttemptSessionStore = ReturnType<typeof createAttemptSessionStore>

/** The clock is known to about a second: an attempt that started nearer than this (milliseconds) is a new one. */
const NEW_ATTEMPT_MS = 3000

/** A new attempt starts at the server's present time; a resumed one started before and does not set the clock. */
function syncToStart(startTime: number, sentAt: number): void {
  if (Math.abs(startTime - serverNow()) < NEW_ATTEMPT_MS) setServerTime(startTime, sentAt)
}

/** Starts the test, or resumes the running attempt at its next question (spec 3.4.18). A second call while it runs does nothing. */
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
    set({ session: createAttemptSession(attempt), elsewhere: undefined, starting: false, delivery: 'idle' })
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
 * Follows the moves that other tabs and devices make in this attempt, and can take over. The device that moved last owns
 * the attempt; the server accepts the first answer to each question, from any device.
 */
function trackOtherDevices(place: TaskViewQueryVariables, { get, set }: StoredStore) {
  /**
   * Whether another device has moved this attempt on. While a call of ours is on its way, the move may be our own; a version with no move
   * is a hold of an exam or a new deadline.
   */
  const isAhead = ({ n, version, currentQuestion, endTime }: AttemptVersion): boolean => {
    const { session, elsewhere } = get()
    if (session === undefined || session.sending !== null || session.attempt.endTime !== null) return false
    const known = elsewhere ?? session.attempt
    if (session.attempt.n !== n || version <= known.version) return false
    return currentQuestion > known.currentQuestion || (endTime !== null && known.endTime === null)
  }
  const takeDeadline = ({ n, version, deadline }: AttemptVersion): void => {
    const { session } = get()
    if (session === undefined || session.attempt.n !== n || version <= session.attempt.version) return
    if (session.sending === null && session.attempt.deadline !== deadline)
      set({ session: { ...session, attempt: { ...session.attempt, deadline } } })
  }
  return {
    /** A move was made on any device, this one included. */
    receiveMove: (attempt: Attempt): void => {
      if (isAhead(attempt))
        set({ elsewhere: { ...attempt, silent: get().session?.attempt.silent }, problem: undefined })
    },
    /** Compares with the server's list of attempts, because this tab may have missed moves. */
    compare: (attempts: readonly AttemptVersion[]): void => {
      const { session } = get()
      attempts.forEach(takeDeadline)
      const newer = attempts.find(isAhead)
      if (session === undefined || newer === undefined) return
      set({ elsewhere: { ...session.attempt, ...newer, question: null }, problem: undefined })
    },
    /** Continues here, at the attempt's next question; when that is not known, resumes the running attempt. */
    takeOver: (): void => {
      const { elsewhere } = get()
      if (elsewhere === undefined) return
      const isKnown = elsewhere.question !== null || elsewhere.breakdown !== null
      set({ elsewhere: undefined, delivery: 'idle', session: isKnown ? createAttemptSession(elsewhere) : undefined })
      if (!isKnown && elsewhere.endTime === null) void startAttempt(place, { get, set })
    },
  }
}
