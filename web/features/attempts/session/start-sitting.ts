import { StartTestDocument, type TaskViewQueryVariables } from '#generated/operations.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { mutate } from '#web/lib/api/api.ts'
import { serverNow, setServerTime } from '#web/lib/api/clock-store.ts'
import type { KeptSitting } from './keep-sitting.ts'
import { runningTestOf } from './running-test.ts'
import { openSitting } from './sitting.ts'

/** The clock is known to about a second: an attempt that started nearer than this (milliseconds) is a new one. */
const NEW_ATTEMPT_MS = 3000

/** A new attempt starts at the server's time of this very moment; a resumed one started before and says nothing. */
function syncToStart(startTime: number, sentAt: number): void {
  if (Math.abs(startTime - serverNow()) < NEW_ATTEMPT_MS) setServerTime(startTime, sentAt)
}

/** Starts the test, or resumes the running attempt at its next question (spec 3.4.18). A second call meanwhile does nothing. */
export async function startSitting(
  place: TaskViewQueryVariables,
  { get, set }: Pick<KeptSitting, 'get' | 'set'>,
): Promise<void> {
  if (get().starting || get().sitting?.sending != null) return
  set({ starting: true, problem: undefined, running: undefined })
  const sentAt = Date.now()
  try {
    const { attempt } = (await mutate(StartTestDocument, { input: place })).createTaskProgress
    if (attempt === null) throw new AppError('not-a-test', testingMessages['not-a-test'])
    syncToStart(attempt.startTime, sentAt)
    set({ sitting: openSitting(attempt), elsewhere: undefined, starting: false, delivery: 'idle' })
  } catch (error) {
    const isKnown = error instanceof AppError && error.code !== 'unknown'
    set({
      starting: false,
      problem: isKnown ? error.message : testingMessages['create-failed'],
      running: isKnown ? runningTestOf(error.data) : undefined,
    })
  }
}
