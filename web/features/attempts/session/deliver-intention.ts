import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { afterFailure, isOffline } from './after-failure.ts'
import type { KeptSitting } from './keep-sitting.ts'
import { sendMove } from './send-move.ts'
import { afterMove } from './sitting.ts'
import { waitForConnection } from './wait-for-connection.ts'

/**
 * Sends what the sitting wants until the server has acknowledged or refused it; waits while there is no connection. A
 * call while it works does nothing. Stops when the student signs out.
 */
export function deliverIntention(place: TaskViewQueryVariables, { get, set, isOwners }: KeptSitting) {
  let working = false
  return async (): Promise<void> => {
    if (working) return
    working = true
    let failures = 0
    for (let { sitting } = get(); sitting?.sending != null && isOwners(); { sitting } = get()) {
      if (failures === 0) set({ delivery: 'saving', problem: undefined, running: undefined })
      try {
        const { attempt, graded } = await sendMove(place, sitting)
        set({
          sitting: afterMove(sitting, attempt, graded),
          elsewhere: undefined,
          delivery: 'saved',
          problem: undefined,
        })
      } catch (error) {
        if (!isOffline(error)) {
          set(afterFailure(error, sitting, sitting.sending))
          break
        }
        set({ delivery: 'waiting' })
        await waitForConnection(failures)
        failures += 1
      }
    }
    working = false
  }
}
