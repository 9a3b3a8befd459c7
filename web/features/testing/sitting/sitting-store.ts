import { createStore } from 'zustand'
import { StartTestDocument, type TaskViewQueryVariables } from '../../../../generated/operations.ts'
import { testingMessages } from '../../../../domain/messages/testing.ts'
import { AppError } from '../../../lib/app-error.ts'
import { mutate } from '../../../lib/api.ts'
import { serverNow, setServerTime } from '../../../lib/clock-store.ts'
import { currentSession } from '../../../lib/session-store.ts'
import { attemptOfRefusal } from './is-attempt.ts'
import { sendMove } from './send-move.ts'
import { afterMove, type Intention, isAnswered, openSitting, type Sitting, stageOf } from './sitting.ts'
import { storedSitting } from './stored-sittings.ts'
import { waitForConnection } from './wait-for-connection.ts'

/** How the last answer fares on its way to the server. */
export type Delivery = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'

export type SittingState = {
  sitting: Sitting | undefined
  delivery: Delivery
  starting: boolean
  /** What is to be said: a refusal, or why a call failed. */
  problem: string | undefined
}

const failed: Record<Intention, string> = {
  check: testingMessages['grade-failed'],
  finish: testingMessages['submit-failed'],
  expire: testingMessages['submit-failed'],
}

/** The clock is known to about a second: an attempt that started nearer than this is a new one. */
const NEW_ATTEMPT_MS = 3000

const isOffline = (error: unknown) => !(error instanceof AppError) || error.code === 'network'
/** Refusals after which there is no attempt to sit any more. */
const GONE = ['attempt-not-found', 'progress-not-found', 'course-ended', 'task-not-found']

/**
 * One student's sitting of one test in this tab: the only place that speaks to the server about it. Every intention is
 * kept in the session's storage until it is acknowledged, so that a reload, a lost connection or a closed lid loses no
 * answer; repeating one is harmless. While one is on its way nothing else begins, so that a second click does nothing.
 */
export function createSittingStore(name: string, place: TaskViewQueryVariables) {
  const stored = storedSitting(name)
  const store = createStore<SittingState>(() => ({
    sitting: stored.read(),
    delivery: 'idle',
    starting: false,
    problem: undefined,
  }))
  const owner = currentSession()?.uid
  const get = () => store.getState()
  const put = (sitting: Sitting | undefined, rest: Partial<SittingState> = {}) => {
    store.setState({ problem: undefined, ...rest, sitting })
    if (currentSession()?.uid === owner) stored.write(sitting)
  }

  function refuse(error: unknown, sitting: Sitting, intention: Intention) {
    if (error instanceof AppError) {
      const attempt = attemptOfRefusal(error.data)
      if (error.code === 'answer-first') {
        put({ ...sitting, sending: null }, { delivery: 'idle', problem: error.message })
        return
      }
      if (attempt !== undefined) {
        put(openSitting(attempt), { delivery: 'idle', problem: error.message })
        return
      }
      if (GONE.includes(error.code)) {
        put(undefined, { delivery: 'idle', problem: error.message })
        return
      }
      if (error.code in testingMessages) {
        store.setState({ delivery: 'failed', problem: error.message })
        return
      }
    }
    store.setState({ delivery: 'failed', problem: failed[intention] })
  }

  let sending = false
  async function send() {
    if (sending) return
    sending = true
    for (let failures = 0; ;) {
      const { sitting } = get()
      const intention = sitting?.sending
      if (sitting === undefined || intention == null || currentSession()?.uid !== owner) break
      if (failures === 0) store.setState({ delivery: 'saving', problem: undefined })
      try {
        const { attempt, graded } = await sendMove(place, sitting)
        put(afterMove(sitting, attempt, graded), { delivery: 'saved' })
      } catch (error) {
        if (!isOffline(error)) {
          refuse(error, sitting, intention)
          break
        }
        store.setState({ delivery: 'waiting' })
        await waitForConnection(failures)
        failures += 1
      }
    }
    sending = false
  }

  function intend(intention: Intention) {
    const { sitting } = get()
    if (sitting === undefined || sitting.sending !== null || sitting.attempt.endTime !== null) return
    put({ ...sitting, sending: intention })
    void send()
  }

  return {
    store,
    /**
     * Called when the screen opens: sends what was not acknowledged; a running sitting that is no longer the open attempt
     * (`open`, its number) was finished elsewhere and is left behind.
     */
    arrive(open: number | null) {
      const { sitting } = get()
      if (sitting === undefined) return
      if (sitting.sending !== null) void send()
      else if (sitting.attempt.endTime === null && sitting.attempt.n !== open) put(undefined)
    },
    /** Starts the test, or resumes the running attempt at its next question. */
    async start() {
      if (get().starting || get().sitting?.sending != null) return
      store.setState({ starting: true, problem: undefined })
      const sentAt = Date.now()
      try {
        const { attempt } = (await mutate(StartTestDocument, { input: place })).createTaskProgress
        if (attempt === null) throw new AppError('not-a-test', testingMessages['not-a-test'])
        syncToStart(attempt.startTime, sentAt)
        put(openSitting(attempt), { starting: false, delivery: 'idle' })
      } catch (error) {
        const known = error instanceof AppError && error.code !== 'unknown'
        store.setState({ starting: false, problem: known ? error.message : testingMessages['create-failed'] })
      }
    },
    choose(choice: readonly number[]) {
      const { sitting } = get()
      if (sitting !== undefined && sitting.sending === null && stageOf(sitting) === 'question') {
        put({ ...sitting, choice })
      }
    },
    /** Has the answer graded. */
    check() {
      const { sitting } = get()
      if (sitting === undefined || stageOf(sitting) !== 'question') return
      if (isAnswered(sitting)) intend('check')
      else store.setState({ problem: testingMessages['answer-first'] })
    },
    /** On to the question that came with the verdict, or to the result: no call. */
    next() {
      const { sitting } = get()
      if (sitting === undefined || sitting.sending !== null || stageOf(sitting) !== 'verdict') return
      put(openSitting(sitting.attempt))
    },
    finish: () => {
      intend('finish')
    },
    /** The time is up. */
    expire: () => {
      intend('expire')
    },
    /** Sends again what could not be sent. */
    retry: () => void send(),
    /** Leaves a finished sitting behind, and one that the server no longer knows. */
    leave: () => {
      put(undefined, { delivery: 'idle' })
    },
  }
}

/** A new attempt starts at the server's time of this very moment; a resumed one started before and says nothing. */
function syncToStart(startTime: number, sentAt: number) {
  if (Math.abs(startTime - serverNow()) < NEW_ATTEMPT_MS) setServerTime(startTime, sentAt)
}

export type SittingStore = ReturnType<typeof createSittingStore>
