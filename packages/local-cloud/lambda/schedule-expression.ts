import { InvalidTemplate } from '../cloudformation/invalid-template.ts'

const minute = 60_000
const rates: Record<string, number> = { minute, hour: 60 * minute, day: 24 * 60 * minute }

/**
 * Returns when a schedule next runs, strictly after `after`; both in epoch milliseconds, UTC. Undefined: never again.
 */
export type NextTime = (after: number) => number | undefined

const names = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const days = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT']

function numbered(text: string, words: string[], first: number): number {
  const index = words.indexOf(text.toUpperCase())
  return index === -1 ? Number(text) : index + first
}

/** The values of a cron field: `*`, `?`, lists, ranges, steps, and names. */
function readField(field: string, low: number, high: number, words: string[] = []): Set<number> {
  const values = new Set<number>()
  for (const part of field.split(',')) {
    const [range = '', step] = part.split('/')
    const [from = '', to] = range.split('-')
    const any = from === '*' || from === '?'
    const start = any ? low : numbered(from, words, low)
    const end = any ? high : to === undefined ? (step === undefined ? start : high) : numbered(to, words, low)
    const stride = step === undefined ? 1 : Number(step)
    if (![start, end, stride].every(Number.isInteger) || start < low || end > high || stride < 1) {
      throw new InvalidTemplate(`the local cloud cannot read the schedule field "${field}".`)
    }
    for (let value = start; value <= end; value += stride) values.add(value)
  }
  return values
}

function readCron(text: string): NextTime {
  const [minutes = '', hours = '', monthDays = '', months = '', weekDays = '', years = ''] = text.trim().split(/\s+/)
  const wanted = {
    minutes: readField(minutes, 0, 59),
    hours: readField(hours, 0, 23),
    monthDays: readField(monthDays, 1, 31),
    months: readField(months, 1, 12, names),
    weekDays: readField(weekDays, 1, 7, days),
    years: readField(years === '' ? '*' : years, 1970, 2199),
  }
  const onDay = (date: Date): boolean =>
    wanted.years.has(date.getUTCFullYear()) &&
    wanted.months.has(date.getUTCMonth() + 1) &&
    wanted.monthDays.has(date.getUTCDate()) &&
    wanted.weekDays.has(date.getUTCDay() + 1)
  const day = 24 * 60 * minute
  return (after) => {
    let time = (Math.floor(after / minute) + 1) * minute
    const end = after + 5 * 366 * day
    while (time < end) {
      const date = new Date(time)
      if (!onDay(date)) time = (Math.floor(time / day) + 1) * day
      else if (!wanted.hours.has(date.getUTCHours())) time = (Math.floor(time / (60 * minute)) + 1) * 60 * minute
      else if (!wanted.minutes.has(date.getUTCMinutes())) time += minute
      else return time
    }
    return undefined
  }
}

/** Parses `rate(5 minutes)`, `cron(0 8 * * ? *)` (UTC) or `at(2030-01-01T00:00:00)`. Throws InvalidTemplate. */
export function readSchedule(expression: string): NextTime {
  const [, kind, inner = ''] = /^(rate|cron|at)\((.*)\)$/.exec(expression) ?? []
  if (kind === 'cron') return readCron(inner)
  if (kind === 'at') {
    const time = Date.parse(`${inner}Z`)
    return (after) => (time > after ? time : undefined)
  }
  const [, count, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(inner) ?? []
  const length = rates[unit]
  if (kind !== 'rate' || length === undefined)
    throw new InvalidTemplate(`the local cloud cannot read the schedule ${expression}.`)
  return (after) => after + Number(count) * length
}
