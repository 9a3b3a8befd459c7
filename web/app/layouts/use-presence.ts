import { useEffect } from 'react'
import { useSession } from '#web/lib/session/use-session.ts'

/** Tells the server now and then that who is signed in is here; without a session nothing is loaded or sent. */
export function usePresence(): void {
  const uid = useSession()?.uid
  useEffect(() => {
    if (uid === undefined) return
    let stop: (() => void) | undefined
    let left = false
    const start = async () => {
      const { watchPresence } = await import('#web/features/accounts/presence.ts')
      if (!hasLeft()) stop = watchPresence(uid)
    }
    const hasLeft = () => left
    void start().catch(() => undefined)
    return () => {
      left = true
      stop?.()
    }
  }, [uid])
}
