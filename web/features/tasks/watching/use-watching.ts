import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { count, or } from '#domain/attempts/bitmap.ts'
import { decodeSegments, encodeSegments, type Stretch, type Watched, watchedSeconds } from '#domain/progress/watched.ts'
import type { WatchedFieldsFragment } from '#generated/operations.ts'
import { refetchQuery } from '#web/lib/api/refetch.ts'
import { dropPrefetched } from '#web/lib/api/query-client.ts'
import { collectWatching, wholeSeconds } from './collect-watching.ts'
import { sendUnsentWatching } from './send-watching.ts'
import { findUnsent, type LecturePath } from './unsent-watching.ts'

const NONE: Watched = { pieces: new Uint8Array(), duration: 0 }

const watchedOf = ({ pieces, duration }: { pieces: string; duration: number }): Watched => ({
  pieces: decodeSegments(pieces) ?? NONE.pieces,
  duration,
})

const together = (before: Watched, more: Watched): Watched => ({
  pieces: or(before.pieces, more.pieces),
  duration: more.duration || before.duration,
})

/**
 * Tracks what a student watches of a Lecture (decision 0060). `known`: what the academy has. `opened`: whether the
 * Lecture is recorded as opened, before which nothing is counted. Returns what is watched so far (null for nothing) and
 * the player's callbacks.
 */
export function useWatching(place: LecturePath, known: WatchedFieldsFragment | null, opened: boolean) {
  const client = useQueryClient()
  const [watched, setWatched] = useState(() => {
    const unsent = findUnsent(place)
    const stored = known ? watchedOf(known) : NONE
    return unsent ? together(stored, watchedOf(unsent)) : stored
  })
  const [collector] = useState(() =>
    collectWatching(place, watched.pieces, (recorded) => {
      setWatched((before) => together(before, watchedOf(recorded)))
      // The link that led out of the lecture may have prefetched its section.
      dropPrefetched()
      const { progressKey, contentKey, sectionKey } = place
      void refetchQuery(client, ['section-view', { progressKey, contentKey, sectionKey }])
    }),
  )
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') collector.paused()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      collector.ended()
    }
  }, [collector])
  useEffect(() => {
    if (opened) void sendUnsentWatching()
  }, [opened])
  const { pieces, duration } = watched
  return {
    watched: duration === 0 ? null : { seconds: watchedSeconds(watched), duration, pieces: encodeSegments(pieces) },
    onPlayed: (stretch: Stretch, of: number) => {
      const added = collector.played(stretch, of)
      if (count(added) > 0) setWatched((before) => together(before, { pieces: added, duration: wholeSeconds(of) }))
    },
    onPause: collector.paused,
    onEnd: collector.ended,
  }
}
