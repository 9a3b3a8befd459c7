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
import { createAttemptSessionStore, type AttemptSessionStore } from './attempt-session-store.ts'
import { storageKey } from './stored-sessions.ts'

/** The sessions of this tab: an answer that waits for the connection is sent even after its screen was left. */
const stores = new Map<string, AttemptSessionStore>()

function getAttemptSessionStore(key: string, place: TaskViewQueryVariables): AttemptSessionStore {
  const existing = stores.get(key)
  if (existing !== undefined) return existing
  const created = createAttemptSessionStore(key, place)
  stores.set(key, created)
  return created
}

/**
 * The signed-in student's session of a test; `view` says which attempt is running, and its history. Subscribes to the moves
 * of other tabs and devices; once that is acknowledged, the view is requested again and compared.
 */
export function useAttemptSession(
  place: TaskViewQueryVariables,
  view: Pick<TaskViewQuery['taskView'], 'open' | 'history'>,
  reload: (options?: { cancelRefetch: boolean }) => Promise<unknown>,
) {
  const uid = useSession()?.uid ?? ''
  const [{ store, ...actions }] = useState(() => getAttemptSessionStore(storageKey(uid, place), place))
  const [openOnMount] = useState(view.open)
  const { resume, leaveFinished, receiveMove, compare } = actions
  const { progressKey, taskKey } = place
  useEffect(() => {
    resume(openOnMount)
  }, [resume, openOnMount])
  useEffect(() => leaveFinished, [leaveFinished])
  useEffect(() => {
    compare(view.history)
  }, [compare, view.history])
  useEffect(() => {
    const onData = ({ onAttemptMove: move }: OnAttemptMoveSubscription) => {
      if (move !== null) receiveMove(move.attempt)
    }
    // The progress of the course may have been acknowledged with it: the view is requested once for both.
    const onSubscribed = () => void reload({ cancelRefetch: false })
    return subscribe(OnAttemptMoveDocument, { progressKey, taskKey }, { onData, onSubscribed })
  }, [receiveMove, reload, progressKey, taskKey])
  return { ...useStore(store), ...actions }
}
