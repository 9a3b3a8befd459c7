const MINUTE = 60

/**
 * Describes how much of a lecture was watched, from seconds: in whole minutes, or in seconds for a lecture shorter than
 * two minutes. "All" only if nothing is missing.
 */
export function watchedText({ seconds, duration }: { seconds: number; duration: number }): string {
  const inSeconds = duration < 2 * MINUTE
  const total = inSeconds ? `${duration} sec` : `${Math.round(duration / MINUTE)} min`
  if (seconds >= duration) return `Watched all ${total}`
  if (inSeconds) return `Watched ${seconds} of ${total}`
  return seconds < MINUTE ? `Watched less than 1 of ${total}` : `Watched ${Math.floor(seconds / MINUTE)} of ${total}`
}
