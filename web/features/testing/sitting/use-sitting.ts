import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import type { TaskViewQueryVariables } from '../../../../generated/operations.ts'
import { useSession } from '../../../lib/use-session.ts'
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

/** The signed-in student's sitting of a test; `open` is the number of the attempt that the server says is running. */
export function useSitting(place: TaskViewQueryVariables, open: number | null) {
  const uid = useSession()?.uid ?? ''
  const [{ store, ...verbs }] = useState(() => sittingOf(sittingName(uid, place), place))
  const [openAtArrival] = useState(open)
  const { arrive } = verbs
  useEffect(() => {
    arrive(openAtArrival)
  }, [arrive, openAtArrival])
  return { ...useStore(store), ...verbs }
}
