import { expect, it } from 'vitest'
import { classCalendar, type ClassDays } from './class-calendar.ts'

const NOW = Date.UTC(2027, 0, 1)
const course: ClassDays = {
  key: 'c1',
  name: 'RN Review March 13 9:00AM',
  dates: ['2027-03-15', '2027-03-13', '2027-03-14'],
  startTime: '9:00AM',
  endTime: '4:00PM',
  location: '100 Campus Way, Miami; FL',
  instructor: 'Ana Ruiz',
}
const linesOf = (changes: Partial<ClassDays> = {}, timeZone = 'America/New_York') =>
  (classCalendar({ ...course, ...changes }, timeZone, NOW)?.text ?? '').replaceAll('\r\n ', '').split('\r\n')
const valuesOf = (name: string, lines: string[]) =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1))

it('the file has an event per class day, in order, each with a stable UID', () => {
  const lines = linesOf()
  expect(valuesOf('UID', lines)).toEqual([
    'c1-2027-03-13@academy.example',
    'c1-2027-03-14@academy.example',
    'c1-2027-03-15@academy.example',
  ])
  expect(valuesOf('SUMMARY', lines)).toEqual(Array.from({ length: 3 }, () => 'RN Review March 13 9:00AM'))
  expect(valuesOf('LOCATION', lines)[0]).toBe(String.raw`100 Campus Way\, Miami\; FL`)
  expect(valuesOf('DESCRIPTION', lines)[0]).toBe(String.raw`Instructor: Ana Ruiz\nYour lessons are in My Courses.`)
  expect(valuesOf('URL', lines)[0]).toBe('https://academy.example/go/c1')
  expect(classCalendar(course, 'America/New_York', NOW)?.name).toBe('rn-review-march-13-9-00am.ics')
})

it.each([
  // The clocks go forward on March 14, 2027, and back on November 7, 2027.
  [['2027-03-13', '2027-03-14', '2027-03-15'], 'America/New_York', ['14', '13', '13'], ['21', '20', '20']],
  [['2027-11-06', '2027-11-07', '2027-11-08'], 'America/New_York', ['13', '14', '14'], ['20', '21', '21']],
  [['2027-03-13', '2027-03-14'], 'America/Phoenix', ['16', '16'], ['23', '23']],
])(
  'a class begins and ends at the same local time before and after a clock change: %s in %s',
  (dates, zone, starts, ends) => {
    const lines = linesOf({ dates }, zone)
    const at = (hours: string[]) => hours.map((hour, i) => `${(dates[i] ?? '').replaceAll('-', '')}T${hour}0000Z`)
    expect(valuesOf('DTSTART', lines)).toEqual(at(starts))
    expect(valuesOf('DTEND', lines)).toEqual(at(ends))
  },
)

it('an event lasts all day if its time is unreadable, and has no end if that is not after its start', () => {
  expect(linesOf({ startTime: 'soon', dates: ['2027-03-13'] })).toContain('DTSTART;VALUE=DATE:20270313')
  const lines = linesOf({ endTime: '8:00AM', dates: ['2027-03-13'] })
  expect(valuesOf('DTSTART', lines)).toEqual(['20270313T140000Z'])
  expect(valuesOf('DTEND', lines)).toEqual([])
})

it('a course without dates has no file', () => {
  expect(classCalendar({ ...course, dates: [] }, 'America/New_York', NOW)).toBeUndefined()
})

it('a name or place cannot add a line to the file', () => {
  const lines = linesOf({ name: 'A\r\nBEGIN:VALARM', location: 'B\nATTACH:https://evil.example' })
  expect(lines.filter((line) => /^(BEGIN:VALARM|ATTACH)/.test(line))).toEqual([])
})
