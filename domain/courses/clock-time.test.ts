import { describe, expect, it } from 'vitest'
import { clockTime, fieldTime } from './clock-time.ts'

describe('times of a course', () => {
  const pairs = [
    ['00:00', '12:00AM'],
    ['00:05', '12:05AM'],
    ['09:00', '9:00AM'],
    ['11:59', '11:59AM'],
    ['12:00', '12:00PM'],
    ['12:30', '12:30PM'],
    ['23:45', '11:45PM'],
  ] as const

  it.each(pairs)('reads %s of the field as %s, and back', (field, time) => {
    expect(clockTime(field)).toBe(time)
    expect(fieldTime(time)).toBe(field)
  })

  it('is empty while there is no whole time', () => {
    expect([clockTime(''), clockTime('9'), fieldTime(''), fieldTime('25:00PM')]).toEqual(['', '', '', ''])
  })
})
