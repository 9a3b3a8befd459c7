import { useEffect, useRef } from 'react'
import { OnStudentMoveDocument } from '#generated/operations.ts'
import { subscribe } from '#web/lib/api/subscribe.ts'

/** Moves that come within this time are shown together (milliseconds): a student answers faster than anybody reads. */
const TOGETHER_MS = 2_000

/** Asks again when a student who is looked at moves in a test of the course (spec 1.7.7). */
export function useLiveAttempts(progressKey: string, refetch: () => Promise<unknown>): void {
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onData = () => {
      timer ??= setTimeout(() => {
        timer = undefined
        void latest.current()
      }, TOGETHER_MS)
    }
    const stop = subscribe(OnStudentMoveDocument, { progressKey }, { onData, onReconnect: onData })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [progressKey])
}
