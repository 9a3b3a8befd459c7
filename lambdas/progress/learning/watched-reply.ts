import { encodeSegments, watchedSeconds } from '#domain/progress/watched.ts'
import type { Watched } from '#generated/schema.ts'
import type { TaskSummaryItem } from '#table/progress.ts'

/** Returns what a student has watched of a Lecture; null if nothing was recorded, as before this was tracked. */
export function watchedReply(summary: TaskSummaryItem | undefined): Watched | null {
  if (!summary?.watched || summary.watchedOf === undefined) return null
  const watched = { pieces: summary.watched, duration: summary.watchedOf }
  return { seconds: watchedSeconds(watched), duration: watched.duration, pieces: encodeSegments(watched.pieces) }
}
