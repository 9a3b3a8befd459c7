import { createStore } from 'zustand'
import { currentSession } from '#web/lib/session/session-store.ts'
import type { Sitting } from './sitting.ts'
import type { SittingState } from './sitting-state.ts'
import { storedSitting } from './stored-sittings.ts'

/** Whether the page in view was just reloaded, rather than come to by a link or an address. */
function isReloaded(): boolean {
  const [entry] = window.performance.getEntriesByType('navigation')
  return (
    entry !== undefined &&
    'type' in entry &&
    entry.type === 'reload' &&
    new URL(entry.name).pathname === window.location.pathname
  )
}

/** What is kept of a sitting: a finished one only for its own page's reload, since a test opens on its start page. */
const isKept = ({ attempt, sending }: Sitting): boolean => attempt.endTime === null || sending !== null || isReloaded()

/** The state of a sitting, kept in the session's storage under `name` for as long as its student is signed in. */
export function keepSitting(name: string) {
  const stored = storedSitting(name)
  const sitting = stored.read()
  const owner = currentSession()?.uid
  const isOwners = () => currentSession()?.uid === owner
  const store = createStore<SittingState>(() => ({
    sitting: sitting !== undefined && isKept(sitting) ? sitting : undefined,
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
