import { createStore } from 'zustand'
import { currentSession } from '../../../lib/session-store.ts'
import type { SittingState } from './sitting-state.ts'
import { storedSitting } from './stored-sittings.ts'

/** The state of a sitting, kept in the session's storage under `name` for as long as its student is signed in. */
export function keepSitting(name: string) {
  const stored = storedSitting(name)
  const owner = currentSession()?.uid
  const isOwners = () => currentSession()?.uid === owner
  const store = createStore<SittingState>(() => ({
    sitting: stored.read(),
    elsewhere: undefined,
    delivery: 'idle',
    starting: false,
    problem: undefined,
    running: undefined,
  }))
  store.subscribe(({ sitting }, { sitting: before }) => {
    if (sitting !== before && isOwners()) stored.write(sitting)
  })
  return { store, isOwners, get: store.getState, set: store.setState }
}

export type KeptSitting = ReturnType<typeof keepSitting>
