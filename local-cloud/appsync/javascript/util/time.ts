import { toText } from '#shared/json.ts'
import type { CodeFunction } from '../code-run.ts'
import { formatTime } from './format-time.ts'
import { parseTime } from './parse-time.ts'

const zoneOf = (zone: unknown) => (typeof zone === 'string' && zone !== '' ? zone : 'UTC')

function parseIso(text: string): number {
  const epoch = Date.parse(text)
  if (Number.isNaN(epoch)) throw new Error(`Text '${text}' could not be parsed`)
  return epoch
}

/** `util.time`: instants are epoch milliseconds, patterns are Java's DateTimeFormatter's. */
export const timeFunctions: Readonly<Record<string, CodeFunction>> = {
  'util.time.nowISO8601': (run) => new Date(run.now()).toISOString(),
  'util.time.nowEpochSeconds': (run) => Math.floor(run.now() / 1000),
  'util.time.nowEpochMilliSeconds': (run) => run.now(),
  'util.time.nowFormatted': (run, pattern, zone) => formatTime(run.now(), toText(pattern), zoneOf(zone)),
  'util.time.parseFormattedToEpochMilliSeconds': (_run, text, pattern, zone) =>
    parseTime(toText(text), toText(pattern), zoneOf(zone)),
  'util.time.parseISO8601ToEpochMilliSeconds': (_run, text) => parseIso(toText(text)),
  'util.time.epochMilliSecondsToSeconds': (_run, epoch) => Math.floor(Number(epoch) / 1000),
  'util.time.epochMilliSecondsToISO8601': (_run, epoch) => new Date(Number(epoch)).toISOString(),
  'util.time.epochMilliSecondsToFormatted': (_run, epoch, pattern, zone) =>
    formatTime(Number(epoch), toText(pattern), zoneOf(zone)),
}
