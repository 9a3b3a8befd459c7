import type { TaskViewQueryVariables } from '#generated/operations.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { deliverIntention } from './deliver-intention.ts'
import { hearMoves } from './hear-moves.ts'
import { keepSitting } from './keep-sitting.ts'
import { type Intention, isAnswered, openSitting, stageOf } from './sitting.ts'
import { startSitting } from './start-sitting.ts'

/**
 * One student's sitting of one test in this tab: the only place that speaks to the server about it. Every intention is
 * kept in the session's storage until it is acknowledged, so that a reload, a lost connection or a closed lid loses no
 * answer; repeating one is harmless. While one is on its way nothing else begins, so that a second click does nothing.
 */
export function createSittingStore(name: string, place: TaskViewQueryVariables) {
  const kept = keepSitting(name)
  const { store, get, set } = kept
  const deliver = deliverIntention(place, kept)
  const moves = hearMoves(place, kept)

  const intend = (intention: Intention): void => {
    const { sitting } = get()
    if (sitting === undefined || sitting.sending !== null || sitting.attempt.endTime !== null) return
    set({ sitting: { ...sitting, sending: intention }, problem: undefined })
    void deliver()
  }

  return {
    store,
    ...moves,
    /**
     * The screen opens: what was not acknowledged is sent; a running sitting that is no longer the open attempt (`open`,
     * its number) was finished elsewhere and is left behind.
     */
    arrive: (open: number | null): void => {
      const { sitting } = get()
      if (sitting === undefined) return
      if (sitting.sending !== null) void deliver()
      else if (sitting.attempt.endTime === null && sitting.attempt.n !== open) set({ sitting: undefined })
    },
    start: (): void => {
      void startSitting(place, kept)
    },
    choose: (choice: readonly number[]): void => {
      const { sitting } = get()
      if (sitting === undefined || sitting.sending !== null || stageOf(sitting) !== 'question') return
      set({ sitting: { ...sitting, choice }, problem: undefined })
    },
    /** Has the answer graded; without one it says so and asks nothing (spec 3.5.20). */
    check: (): void => {
      const { sitting } = get()
      if (sitting === undefined || stageOf(sitting) !== 'question') return
      if (isAnswered(sitting)) intend('check')
      else set({ problem: testingMessages['answer-first'] })
    },
    /** On to the question that came with the verdict, or to the result: no call. */
    next: (): void => {
      const { sitting } = get()
      if (sitting === undefined || sitting.sending !== null || stageOf(sitting) !== 'verdict') return
      set({ sitting: openSitting(sitting.attempt), problem: undefined })
    },
    finish: (): void => {
      intend('finish')
    },
    /** The time is up. */
    expire: (): void => {
      intend('expire')
    },
    /** Sends again what could not be sent. */
    retry: (): void => {
      void deliver()
    },
    /** Leaves a finished sitting behind. */
    leave: (): void => {
      set({ sitting: undefined, elsewhere: undefined, delivery: 'idle', problem: undefined, running: undefined })
    },
    /** The screen goes: a finished test opens on its start page the next time. */
    depart: (): void => {
      const { sitting } = get()
      if (sitting === undefined || sitting.sending !== null || sitting.attempt.endTime === null) return
      set({ sitting: undefined, elsewhere: undefined, delivery: 'idle', problem: undefined, running: undefined })
    },
  }
}

export type SittingStore = ReturnType<typeof createSittingStore>
