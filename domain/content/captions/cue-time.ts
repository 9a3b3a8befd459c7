const pad = (number: number, length = 2) => String(number).padStart(length, '0')
const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Splits a time into its parts, rounded to milliseconds. */
function partsOf(seconds: number) {
  const total = Math.round(seconds * SECOND)
  return {
    hours: Math.floor(total / HOUR),
    minutes: Math.floor((total % HOUR) / MINUTE),
    seconds: Math.floor((total % MINUTE) / SECOND),
    milliseconds: total % SECOND,
  }
}

/** Formats seconds as WebVTT does: 65.5 is '00:01:05.500'. */
export function timestamp(time: number): string {
  const { hours, minutes, seconds, milliseconds } = partsOf(time)
  return `${pad(hours)}:${pad(minutes)}:${pad(seconds)}.${pad(milliseconds, 3)}`
}

/** Formats seconds for readers, rounded down: 65.9 is '1:05', 3661 is '1:01:01'. */
export function clockTime(time: number): string {
  const { hours, minutes, seconds } = partsOf(Math.floor(time))
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(seconds)}` : `${minutes}:${pad(seconds)}`
}

/** Formats seconds for editing, with milliseconds if any: 65.5 is '1:05.500'. */
export function editedTime(time: number): string {
  const { milliseconds } = partsOf(time)
  const clock = clockTime(Math.floor(Math.round(time * SECOND) / SECOND))
  return milliseconds === 0 ? clock : `${clock}.${pad(milliseconds, 3)}`
}

const TYPED = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/

/** Parses a time typed by an author ('1:05', '1:01:05.5', '65,25') into seconds; undefined if it is not a time. */
export function typedTime(text: string): number | undefined {
  const [match, hours = '0', minutes = '0', seconds = '0', fraction = ''] = TYPED.exec(text.trim()) ?? []
  if (match === undefined) return undefined
  if (match.includes(':') && Number(seconds) > 59) return undefined
  if (match.split(':').length > 2 && Number(minutes) > 59) return undefined
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(fraction.padEnd(3, '0')) / SECOND
}
