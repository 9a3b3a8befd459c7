/** How long the cookies of a lecture open its files, in milliseconds: the player renews them while it plays. */
export const PLAYBACK_MS = 15 * 60_000

/** When the cookies of a lecture expire, epoch milliseconds: after `PLAYBACK_MS`, and never past the course's end. */
export const playbackExpiry = (now: number, courseEnd = Infinity): number => Math.min(now + PLAYBACK_MS, courseEnd)
