import { monthNames } from './format-time.ts'
import { offsetAt, type PatternPart, readPattern } from './time-pattern.ts'

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

function pieceOf(part: PatternPart): string {
  if ('text' in part) return escaped(part.text)
  const { letter, count } = part
  if ('yuY'.includes(letter)) return count === 2 ? '(\\d{2})' : '(-?\\d{1,9})'
  if ('ML'.includes(letter) && count > 2) return '([A-Za-z]+)'
  if ('MLdDHkhKms'.includes(letter)) return count === 1 ? '(\\d{1,2})' : `(\\d{${count}})`
  if (letter === 'S') return `(\\d{${count}})`
  if (letter === 'a') return '([AaPp][Mm])'
  if ('Ee'.includes(letter)) return '([A-Za-z]+)'
  if ('ZXx'.includes(letter)) return '(Z|[+-]\\d{2}(?::?\\d{2})?)'
  if ('zVO'.includes(letter)) return '([A-Za-z_/]+(?:[+-]\\d{1,2}(?::?\\d{2})?)?)'
  throw new Error(`Unknown pattern letter: ${letter}`)
}

function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  return monthNames.findIndex((name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) + 1
}

function hourOf(read: (letters: string) => string | undefined): number {
  const half = read('hK')
  if (half === undefined) return Number(read('Hk') ?? 0) % 24
  return (Number(half) % 12) + (read('a')?.toLowerCase() === 'pm' ? 12 : 0)
}

function yearOf(text: string | undefined): number {
  if (text === undefined) return 1970
  return text.length === 2 ? 2000 + Number(text) : Number(text)
}

function offsetOf(text: string): number {
  if (text === 'Z') return 0
  const match = /^([+-])(\d{2}):?(\d{2})?$/.exec(text)
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0)) : 0
}

/**
 * Parses a text with a pattern of Java's DateTimeFormatter into epoch milliseconds. An offset or zone in the text takes
 * precedence over `zone`. Throws if the text doesn't match the pattern.
 */
export function parseTime(text: string, pattern: string, zone: string): number {
  const parts = readPattern(pattern)
  const match = new RegExp(`^${parts.map(pieceOf).join('')}$`).exec(text)
  if (!match) throw new Error(`Text '${text}' could not be parsed`)
  const letters = parts.flatMap((part) => ('text' in part ? [] : [part.letter]))
  const read = (wanted: string) => {
    const index = letters.findIndex((letter) => wanted.includes(letter))
    return index < 0 ? undefined : match[index + 1]
  }
  const milli = Number(`0.${read('S') ?? '0'}`) * 1000
  const local = Date.UTC(
    yearOf(read('yuY')),
    monthOf(read('ML') ?? '1') - 1,
    Number(read('d') ?? 1),
    hourOf(read),
    Number(read('m') ?? 0),
    Number(read('s') ?? 0),
    Math.round(milli),
  )
  const offset = read('ZXx')
  if (offset !== undefined) return local - offsetOf(offset) * 60_000
  const named = read('zVO') ?? zone
  const guess = local - offsetAt(local, named) * 60_000
  return local - offsetAt(guess, named) * 60_000
}
