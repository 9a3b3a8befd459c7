/**
 * An event of a calendar file: at instants (epoch milliseconds), or of a whole day ('YYYY-MM-DD') where no time is
 * known.
 */
export type CalendarEvent = {
  /** The same for the same event in every file, so that calendars treat a change as an update. */
  uid: string
  summary: string
  location?: string | undefined
  description?: string | undefined
  url?: string | undefined
} & ({ start: number; end?: number | undefined } | { day: string })

/**
 * `stamp`: when the file is made, epoch milliseconds. Of a calendar that is subscribed to, `name`: what it is called,
 * and `refreshHours`: how often it shall be read again (RFC 7986, 5.1 and 5.7; the older X- properties say the same).
 */
export type CalendarFile = {
  product: string
  stamp: number
  events: readonly CalendarEvent[]
  name?: string
  refreshHours?: number
}

/** The maximum octets of a line, not counting its end (RFC 5545, 3.1). */
const LINE_OCTETS = 75

const encoder = new TextEncoder()

/**
 * Folds a content line into parts of at most 75 octets without splitting characters. Each part after the first begins
 * with a space.
 */
export function foldLine(line: string): string {
  const folded: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...folded, current].join('\r\n')
}

// Tab and line feed stay; other control characters may be in no text.
// oxlint-disable-next-line no-control-regex -- these are what is removed
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f]/g

/** Returns a text as a value: escapes backslashes, semicolons, commas, and line breaks (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(CONTROLS, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll('\n', '\\n')

/**
 * An instant in UTC: '20270314T130000Z'. Right on both sides of a change of the clocks, without a definition of the
 * zone.
 */
export const utcTime = (instant: number): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const dayValue = (day: string) => day.replaceAll('-', '')

function eventLines(event: CalendarEvent, stamp: string): string[] {
  const { uid, summary, location, description, url } = event
  const optional = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [`${name}:${escapeText(value)}`]
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    ...('day' in event
      ? [`DTSTART;VALUE=DATE:${dayValue(event.day)}`]
      : [`DTSTART:${utcTime(event.start)}`, ...(event.end === undefined ? [] : [`DTEND:${utcTime(event.end)}`])]),
    `SUMMARY:${escapeText(summary)}`,
    ...optional('LOCATION', location),
    ...optional('DESCRIPTION', description),
    // An address is no text: nothing of it is escaped.
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ]
}

/** Returns a calendar file (RFC 5545): lines are folded and end with CR LF. */
export function calendarFile({ product, stamp, events, name, refreshHours }: CalendarFile): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${escapeText(product)}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(name === undefined ? [] : [`NAME:${escapeText(name)}`, `X-WR-CALNAME:${escapeText(name)}`]),
    ...(refreshHours === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]),
    ...events.flatMap((event) => eventLines(event, utcTime(stamp))),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
