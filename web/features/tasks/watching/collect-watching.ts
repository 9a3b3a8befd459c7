import { andNot, type Bitmap, count, or } from '#domain/attempts/bitmap.ts'
import { addPlayed, type PlayedSeconds, type Stretch } from '#domain/progress/watched.ts'
import type { WatchedFieldsFragment } from '#generated/operations.ts'
import { sendWatching } from './send-watching.ts'
import { addUnsent, findUnsent, type LecturePath } from './unsent-watching.ts'

/** While a lecture plays, what was watched is sent so often; at most after a pause is it sent sooner, milliseconds. */
const EVERY_MS = 5 * 60_000
const AT_MOST_EVERY_MS = 60_000

/** A lecture's length as it is counted: less than a second at its end is left out. */
export const wholeSeconds = (duration: number): number => Math.max(1, Math.floor(duration))

type Collector = {
  /** A stretch was played; `duration` of the lecture in seconds. Gives the pieces that are watched and were not before. */
  played: (stretch: Stretch, duration: number) => Bitmap
  /** It was paused, or its page is hidden: sent unless that was done less than a minute ago. */
  paused: () => void
  /** It is at its end, or left: sent now. */
  ended: () => void
}

/**
 * Collects what is watched of a lecture: kept in this browser at once, sent now and then. `known`: the
 * pieces that the academy has. `onRecorded`: it has stored what was sent.
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
      const whole = wholeSeconds(duration)
      const added = andNot(addPlayed(seconds, stretch, whole), collected)
      if (count(added) > 0) {
        collected = or(collected, added)
        addUnsent(place, whole, added)
      }
      sendAfter(EVERY_MS)
      return added
    },
    paused: () => sendAfter(AT_MOST_EVERY_MS),
    ended: () => sendAfter(0),
  }
}
