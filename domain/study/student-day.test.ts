import { describe, expect, it } from 'vitest'
import { dayOf, dayOfText, dayText, isTimeZone } from './student-day.ts'

const NEW_YORK = 'America/New_York'
const dayAt = (time: string, zone = NEW_YORK) => dayText(dayOf(Date.parse(time), zone))

describe("a student's day", () => {
  it('ends at their midnight', () => {
    expect(dayAt('2026-01-15T04:59:59.999Z')).toBe('2026-01-14')
    expect(dayAt('2026-01-15T05:00:00Z')).toBe('2026-01-15')
    expect(dayAt('2026-01-15T05:00:00Z', 'Asia/Manila')).toBe('2026-01-15')
    expect(dayAt('2026-01-15T16:00:00Z', 'Asia/Manila')).toBe('2026-01-16')
    expect(dayAt('2026-01-15T09:59:59Z', 'Pacific/Kiritimati')).toBe('2026-01-15')
    expect(dayAt('2026-01-15T10:00:00Z', 'Pacific/Kiritimati')).toBe('2026-01-16')
    expect(dayAt('2026-01-15T18:14:59Z', 'Asia/Kathmandu')).toBe('2026-01-15')
    expect(dayAt('2026-01-15T18:15:00Z', 'Asia/Kathmandu')).toBe('2026-01-16')
  })

  it('is one day of 23 hours when the clock goes forward', () => {
    expect(dayAt('2026-03-08T04:59:59Z')).toBe('2026-03-07')
    expect(dayAt('2026-03-08T05:00:00Z')).toBe('2026-03-08')
    expect(dayAt('2026-03-09T03:59:59Z')).toBe('2026-03-08')
    expect(dayAt('2026-03-09T04:00:00Z')).toBe('2026-03-09')
  })

  it('is one day of 25 hours when the clock goes back', () => {
    expect(dayAt('2026-11-01T03:59:59Z')).toBe('2026-10-31')
    expect(dayAt('2026-11-01T04:00:00Z')).toBe('2026-11-01')
    // 1:30 occurs twice.
    expect([dayAt('2026-11-01T05:30:00Z'), dayAt('2026-11-01T06:30:00Z')]).toEqual(['2026-11-01', '2026-11-01'])
    expect(dayAt('2026-11-02T04:59:59Z')).toBe('2026-11-01')
    expect(dayAt('2026-11-02T05:00:00Z')).toBe('2026-11-02')
  })

  it('begins at one where midnight does not exist', () => {
    // Beirut, 2026-03-29: 00:00 becomes 01:00.
    expect(dayAt('2026-03-28T21:59:59Z', 'Asia/Beirut')).toBe('2026-03-28')
    expect(dayAt('2026-03-28T22:00:00Z', 'Asia/Beirut')).toBe('2026-03-29')
  })

  it('comes one after the other all year', () => {
    for (const zone of [NEW_YORK, 'Australia/Lord_Howe']) {
      const times = Array.from({ length: 366 * 4 }, (_, i) => dayOf(Date.UTC(2026, 0, 1) + i * 21_600_000, zone))
      expect(times.slice(1).filter((day, i) => ![0, 1].includes(day - (times[i] ?? 0)))).toEqual([])
      expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(365)
    }
  })

  it('is read from its text only if it is one', () => {
    expect(dayOfText('1970-01-02')).toBe(1)
    for (const text of ['2026-02-30', '2026-2-3', '', 'tomorrow', '2026-13-01']) expect(dayOfText(text)).toBeUndefined()
  })

  it('needs a time zone that exists', () => {
    expect(isTimeZone('Europe/Berlin')).toBe(true)
    for (const zone of ['', 'Mars/Olympus', 'New York']) expect(isTimeZone(zone)).toBe(false)
  })
})
