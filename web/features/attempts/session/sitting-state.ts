import type { RunningTest } from './running-test.ts'
import type { Attempt, Sitting } from './sitting.ts'

/** How the last answer fares on its way to the server. */
export type Delivery = 'idle' | 'saving' | 'saved' | 'waiting' | 'failed'

export type SittingState = {
  /** Absent before the start. */
  sitting: Sitting | undefined
  /**
   * The attempt as another tab or device has left it: this one is the older. Without its question when that is not known
   * here.
   */
  elsewhere: Attempt | undefined
  delivery: Delivery
  starting: boolean
  /** What is to be said: a refusal, or why a call failed. */
  problem: string | undefined
  /** The running test of the student that stands against this one. */
  running: RunningTest | undefined
}
