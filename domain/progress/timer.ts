const two = (n: number) => String(n).padStart(2, '0')

/** A test's clock: mm:ss, and hh:mm:ss while hours are above 0 (spec 3.9.6). `ms` left; below zero shows as zero. */
export function timer(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const hours = Math.floor(seconds / 3_600)
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${rest}` : rest
}
