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

/** The sessions of this tab. An answer that waits for the connection is sent even after its page was left. */
const stores = new Map<string, AttemptSessionStore>()

function getAttemptSessionStore(key: string, place: TaskViewQueryVariables): AttemptSessionStore {
  const existing = stores.get(key)
  if (existing !== undefined) return existing
  const created = createAttemptSessionStore(key, place)
  stores.set(key, created)
  return created
}

/**
 * The current student's session of a test. `view` contains the running attempt and the history. Subscribes to moves by
 * other tabs and devices. Once the subscription is acknowledged, refetches the view and compares it.
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
    // The course's progress subscription may be acknowledged at the same time; one refetch serves both.
    const onSubscribed = () => void reload({ cancelRefetch: false })
    return subscribe(OnAttemptMoveDocument, { progressKey, taskKey }, { onData, onSubscribed })
  }, [receiveMove, reload, progressKey, taskKey])
  return { ...useStore(store), ...actions }
}
