/** A date in a time zone, as numbers; `offset` is in minutes east of UTC. */
export type ZonedTime = {
  year: number
  month: number
  day: number
  hour: number
  minute: number
  second: number
  milli: number
  weekday: number
  offset: number
  zone: string
}

export type PatternPart = { letter: string; count: number } | { text: string }

/** Splits a pattern of Java's DateTimeFormatter into runs of one letter and literal text. */
export function readPattern(pattern: string): readonly PatternPart[] {
  const parts: PatternPart[] = []
  for (const match of pattern.matchAll(/'((?:[^']|'')*)'|([A-Za-z])\2*|[^A-Za-z']+/g)) {
    const [all, quoted, letter] = match
    if (quoted !== undefined) parts.push({ text: quoted === '' ? "'" : quoted.replaceAll("''", "'") })
    else parts.push(letter === undefined ? { text: all } : { letter, count: all.length })
  }
  return parts
}

const zoneParts = new Map<string, Intl.DateTimeFormat>()

function partsIn(zone: string): Intl.DateTimeFormat {
  const known = zoneParts.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  zoneParts.set(zone, made)
  return made
}

function fixedOffset(zone: string): number | undefined {
  if (/^(UTC|GMT|Z)$/.test(zone)) return 0
  const match = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(zone)
  if (!match) return undefined
  return (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3] ?? 0))
}

/** A zone's offset at an instant (epoch milliseconds), in minutes east of UTC. */
export function offsetAt(epoch: number, zone: string): number {
  const fixed = fixedOffset(zone)
  if (fixed !== undefined) return fixed
  const part = new Map(
    partsIn(zone)
      .formatToParts(epoch)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const read = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'))
  return Math.round((local - Math.floor(epoch / 1000) * 1000) / 60_000)
}

/** Converts an instant (epoch milliseconds) to the local time of a zone. */
export function zonedTime(epoch: number, zone: string): ZonedTime {
  const offset = offsetAt(epoch, zone)
  const date = new Date(epoch + offset * 60_000)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    milli: date.getUTCMilliseconds(),
    weekday: date.getUTCDay(),
    offset,
    zone,
  }
}
