const MINUTE = 60

/**
 * How much of a lecture was watched, in words; in seconds. Whole minutes, for a lecture of less than two minutes seconds. "All" only
 * when nothing is missing.
 */
export function watchedText({ seconds, duration }: { seconds: number; duration: number }): string {
  const inSeconds = duration < 2 * MINUTE
  const whole = inSeconds ? `${duration} s` : `${Math.round(duration / MINUTE)} min`
  if (seconds >= duration) return `Watched all ${whole}`
  if (inSeconds) return `Watched ${seconds} of ${whole}`
  return seconds < MINUTE ? `Watched less than 1 of ${whole}` : `Watched ${Math.floor(seconds / MINUTE)} of ${whole}`
}
