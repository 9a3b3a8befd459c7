import { type PatternPart, readPattern, type ZonedTime, zonedTime } from './time-pattern.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export const monthNames: readonly string[] = months

const digits = (value: number, count: number) => String(value).padStart(count, '0')

function offsetText(minutes: number, colon: boolean, hoursOnly: boolean): string {
  const size = Math.abs(minutes)
  const rest = size % 60
  const text = `${minutes < 0 ? '-' : '+'}${digits(Math.floor(size / 60), 2)}`
  return hoursOnly && rest === 0 ? text : `${text}${colon ? ':' : ''}${digits(rest, 2)}`
}

function named(names: readonly string[], index: number, count: number): string {
  const name = names[index] ?? ''
  return count === 3 ? name.slice(0, 3) : count === 5 ? name.slice(0, 1) : name
}

function dayOfYear({ year, month, day }: ZonedTime): number {
  return Math.round((Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / 86_400_000) + 1
}

function printField(letter: string, count: number, at: ZonedTime): string {
  switch (letter) {
    case 'y':
    case 'u':
    case 'Y':
      return count === 2 ? digits(at.year % 100, 2) : digits(at.year, count)
    case 'M':
    case 'L':
      return count > 2 ? named(months, at.month - 1, count) : digits(at.month, count)
    case 'd':
      return digits(at.day, count)
    case 'D':
      return digits(dayOfYear(at), count)
    case 'H':
      return digits(at.hour, count)
    case 'k':
      return digits(at.hour || 24, count)
    case 'h':
      return digits(at.hour % 12 || 12, count)
    case 'K':
      return digits(at.hour % 12, count)
    case 'm':
      return digits(at.minute, count)
    case 's':
      return digits(at.second, count)
    case 'S':
      return digits(at.milli, 3).padEnd(count, '0').slice(0, count)
    case 'a':
      return at.hour < 12 ? 'AM' : 'PM'
    case 'E':
    case 'e':
    case 'c':
      return named(days, at.weekday, count < 3 ? 3 : count)
    case 'G':
      return 'AD'
    case 'V':
      return at.zone
    case 'z':
      return at.offset === 0 ? 'UTC' : `GMT${offsetText(at.offset, true, false)}`
    case 'O':
      return `GMT${at.offset === 0 ? '' : offsetText(at.offset, true, false)}`
    case 'Z':
      return count === 5
        ? at.offset === 0
          ? 'Z'
          : offsetText(at.offset, true, false)
        : offsetText(at.offset, false, false)
    case 'X':
      return at.offset === 0 ? 'Z' : offsetText(at.offset, count >= 3, count === 1)
    case 'x':
      return offsetText(at.offset, count >= 3, count === 1)
    default:
      throw new Error(`Unknown pattern letter: ${letter}`)
  }
}

const print = (part: PatternPart, at: ZonedTime) =>
  'text' in part ? part.text : printField(part.letter, part.count, at)

/**
 * Formats an instant (epoch milliseconds) in a zone with a pattern of Java's DateTimeFormatter. Throws on an unknown
 * pattern letter.
 */
export function formatTime(epoch: number, pattern: string, zone: string): string {
  const at = zonedTime(epoch, zone)
  return readPattern(pattern)
    .map((part) => print(part, at))
    .join('')
}
