import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import {
  OnAttemptMoveDocument,
  type OnAttemptMoveSubscription,
  type TaskViewQuery,
  type TaskViewQueryVariables,
} from '#generated/operations.ts'
import { subscribe } from '#web/lib/api/subscribe.ts'
import { useSession } from '#web/lib/session/use-session.ts'
import { createSittingStore, type SittingStore } from './sitting-store.ts'
import { sittingName } from './stored-sittings.ts'

/** The sittings of this tab: an answer that waits for the connection goes out even when its screen was left. */
const sittings = new Map<string, SittingStore>()

function sittingOf(name: string, place: TaskViewQueryVariables): SittingStore {
  const known = sittings.get(name)
  if (known !== undefined) return known
  const made = createSittingStore(name, place)
  sittings.set(name, made)
  return made
}

/**
 * The signed-in student's sitting of a test; `view` says which attempt is running, and what the server knows of each. Hears
 * the moves that other tabs and devices make; after a lost connection the view is asked for anew and compared.
 */
export function useSitting(place: TaskViewQueryVariables, view: Pick<TaskViewQuery['taskView'], 'open' | 'history'>) {
  const uid = useSession()?.uid ?? ''
  const [{ store, ...verbs }] = useState(() => sittingOf(sittingName(uid, place), place))
  const [openAtArrival] = useState(view.open)
  const { arrive, depart, hear, compare } = verbs
  const { progressKey, taskKey } = place
  useEffect(() => {
    arrive(openAtArrival)
  }, [arrive, openAtArrival])
  useEffect(() => depart, [depart])
  useEffect(() => {
    compare(view.history)
  }, [compare, view.history])
  useEffect(() => {
    const onData = ({ onAttemptMove: move }: OnAttemptMoveSubscription) => {
      if (move !== null) hear(move.attempt)
    }
    return subscribe(OnAttemptMoveDocument, { progressKey, taskKey }, { onData })
  }, [hear, progressKey, taskKey])
  return { ...useStore(store), ...verbs }
}
