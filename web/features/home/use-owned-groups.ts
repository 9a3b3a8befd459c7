import { useEffect, useState } from 'react'
import { ownedGroups } from '#domain/courses/catalogue.ts'
import type { OwnedCourse } from '#web/lib/api/fetch-owned.ts'
import { useSession } from '#web/lib/session/use-session.ts'

type Owned = { uid: string; courses: readonly OwnedCourse[] }

const nothing: ReadonlySet<string> = new Set()

/**
 * The link groups that the signed-in user owns, for 'Purchased' (spec 1.4.9). Visitors load nothing for it: this page
 * has no query client, and Amplify is loaded for the request only. Without a reply the cards are a visitor's.
 */
export function useOwnedGroups(now: number): ReadonlySet<string> {
  const uid = useSession()?.uid
  const [owned, setOwned] = useState<Owned>()
  useEffect(() => {
    if (uid === undefined) return
    let left = false
    const load = async () => {
      const { fetchOwned } = await import('#web/lib/api/fetch-owned.ts')
      const courses = await fetchOwned()
      if (!left) setOwned({ uid, courses })
    }
    load().catch(() => undefined)
    return () => {
      left = true
    }
  }, [uid])
  return owned === undefined || owned.uid !== uid ? nothing : ownedGroups(owned.courses, now)
}
