import type { KeptSitting } from './keep-sitting.ts'
import { type Attempt, openSitting } from './sitting.ts'
import { startSitting } from './start-sitting.ts'
import type { TaskViewQuery, TaskViewQueryVariables } from '#generated/operations.ts'

type Known = Pick<TaskViewQuery['taskView']['history'][number], 'n' | 'version'> & Partial<Attempt>

/**
 * What a sitting makes of moves that another tab or device made in its attempt: it says so, and can take over. The newest
 * that moves is the one that sits; the server takes each question's first answer, whoever gives it.
 */
export function hearMoves(place: TaskViewQueryVariables, { get, set }: KeptSitting) {
  /** Whether another has moved this attempt on. While a call of ours is on its way it may be ours: its reply will tell. */
  const isAhead = ({ n, version }: Known): boolean => {
    const { sitting, elsewhere } = get()
    if (sitting === undefined || sitting.sending !== null || sitting.attempt.endTime !== null) return false
    return sitting.attempt.n === n && version > (elsewhere ?? sitting.attempt).version
  }
  return {
    /** A move was made somewhere: here, too. */
    hear: (attempt: Attempt): void => {
      if (isAhead(attempt)) set({ elsewhere: attempt, problem: undefined })
    },
    /** What the server says of the test's attempts, after this tab may have missed moves. */
    compare: (attempts: readonly Known[]): void => {
      const { sitting } = get()
      const known = attempts.find(isAhead)
      if (sitting === undefined || known === undefined) return
      set({ elsewhere: { ...sitting.attempt, ...known, question: null }, problem: undefined })
    },
    /** Goes on here, at the attempt's next question; where that is not known, the running attempt is resumed. */
    takeOver: (): void => {
      const { elsewhere } = get()
      if (elsewhere === undefined) return
      const isKnown = elsewhere.question !== null || elsewhere.breakdown !== null
      set({ elsewhere: undefined, delivery: 'idle', sitting: isKnown ? openSitting(elsewhere) : undefined })
      if (!isKnown && elsewhere.endTime === null) void startSitting(place, { get, set })
    },
  }
}
