const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const counted = (n: number, unit: string) => `${n} ${unit}${n === 1 ? '' : 's'}`

/**
 * Time left of a course in words: days and hours, hours and minutes, or minutes and seconds (spec 3.9.6).
 * `ms` in milliseconds; a time that has passed counts as none.
 */
export function timeLeft(ms: number): string {
  const left = Math.max(0, ms)
  const whole = (unit: number, within: number) => Math.floor((left % within) / unit)
  if (left >= DAY) return `${counted(Math.floor(left / DAY), 'day')} ${counted(whole(HOUR, DAY), 'hour')}`
  if (left >= HOUR) return `${counted(whole(HOUR, DAY), 'hour')} ${counted(whole(MINUTE, HOUR), 'minute')}`
  return `${counted(whole(MINUTE, HOUR), 'minute')} ${counted(whole(SECOND, MINUTE), 'second')}`
}
