/** How long a lecture's cookies are valid, in milliseconds: the player renews them during playback. */
export const PLAYBACK_MS = 15 * 60_000

/**
 * Returns when a lecture's cookies expire, epoch milliseconds: after `PLAYBACK_MS`, and never after the course's end.
 */
export const playbackExpiry = (now: number, courseEnd = Infinity): number => Math.min(now + PLAYBACK_MS, courseEnd)
