import { andNot, type Bitmap, count, or } from '#domain/attempts/bitmap.ts'
import { addPlayed, type PlayedSeconds, type Stretch } from '#domain/progress/watched.ts'
import type { WatchedFieldsFragment } from '#generated/operations.ts'
import { sendWatching } from './send-watching.ts'
import { addUnsent, findUnsent, type LecturePath } from './unsent-watching.ts'

/** Milliseconds between sends while a lecture plays, and the minimum before a pause triggers one. */
const EVERY_MS = 5 * 60_000
const MIN_INTERVAL_MS = 60_000

/** The counted length of a lecture in whole seconds. Ignores a fraction at the end. */
export const wholeSeconds = (duration: number): number => Math.max(1, Math.floor(duration))

type Collector = {
  /** Records a played stretch. `duration` is the lecture's length in seconds. Returns the newly watched pieces. */
  played: (stretch: Stretch, duration: number) => Bitmap
  /** Called on pause, or when the page is hidden. Sends unless the last send was less than a minute ago. */
  paused: () => void
  /** Called at the end of the lecture, or when the student leaves. Sends right away. */
  ended: () => void
}

/**
 * Collects what a student watches of a lecture. Stores it in this browser right away and sends it from time to time.
 * `known`: pieces that the academy already has. Calls `onRecorded` after the server has stored what was sent.
 */
export function collectWatching(
  place: LecturePath,
  known: Bitmap,
  onRecorded: (watched: WatchedFieldsFragment) => void,
): Collector {
  const seconds: PlayedSeconds = new Map()
  let collected = known
  let sentAt = Date.now()
  let isSending = false
  const send = async () => {
    const unsent = findUnsent(place)
    if (isSending || unsent === undefined) return
    isSending = true
    sentAt = Date.now()
    const watched = await sendWatching(unsent)
    isSending = false
    if (watched) onRecorded(watched)
  }
  const sendAfter = (ms: number) => {
    if (Date.now() - sentAt >= ms) void send()
  }
  return {
    played: (stretch, duration) => {
      const wholeDuration = wholeSeconds(duration)
      const added = andNot(addPlayed(seconds, stretch, wholeDuration), collected)
      if (count(added) > 0) {
        collected = or(collected, added)
        addUnsent(place, wholeDuration, added)
      }
      sendAfter(EVERY_MS)
      return added
    },
    paused: () => sendAfter(MIN_INTERVAL_MS),
    ended: () => sendAfter(0),
  }
}
