import { encodeSegments, watchedSeconds } from '#domain/progress/watched.ts'
import type { Watched } from '#generated/schema.ts'
import type { TaskSummaryItem } from '#table/progress.ts'

/** What a student has watched of a Lecture; null when nothing was counted, as before watching was. */
export function watchedReply(summary: TaskSummaryItem | undefined): Watched | null {
  if (!summary?.watched || summary.watchedOf === undefined) return null
  const watched = { pieces: summary.watched, duration: summary.watchedOf }
  return { seconds: watchedSeconds(watched), duration: watched.duration, pieces: encodeSegments(watched.pieces) }
}
