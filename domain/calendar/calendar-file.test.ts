import { describe, expect, it } from 'vitest'
import { calendarFile, escapeText, foldLine, utcTime } from './calendar-file.ts'

const octets = (text: string) => new TextEncoder().encode(text).length
const unfold = (text: string) => text.replaceAll('\r\n ', '')

describe('folding', () => {
  it.each([
    ['', ['']],
    ['a'.repeat(75), ['a'.repeat(75)]],
    ['a'.repeat(76), ['a'.repeat(75), ' a']],
    ['a'.repeat(150), ['a'.repeat(75), ` ${'a'.repeat(74)}`, ' a']],
    [`${'a'.repeat(74)}é`, ['a'.repeat(74), ' é']],
    [`${'a'.repeat(73)}é`, [`${'a'.repeat(73)}é`]],
    [`${'a'.repeat(72)}👩`, ['a'.repeat(72), ' 👩']],
  ])('cuts %s at 75 octets and no character', (line, pieces) => expect(foldLine(line).split('\r\n')).toEqual(pieces))
  it('is reversible for any line', () => {
    const line = `SUMMARY:${'Zażółć gęślą jaźń 👩‍⚕️ '.repeat(40)}`
    const folded = foldLine(line)
    expect(Math.max(...folded.split('\r\n').map(octets))).toBeLessThanOrEqual(75)
    expect(unfold(folded)).toBe(line)
  })
})

it.each([
  ['Room 5, north; ask \\ there', String.raw`Room 5\, north\; ask \\ there`],
  ['two\nlines\r\nand\rmore', String.raw`two\nlines\nand\nmore`],
  ['no\u0000con\u001ftrols\u007f', 'nocontrols'],
  ['END:VEVENT\nBEGIN:VALARM', String.raw`END:VEVENT\nBEGIN:VALARM`],
])('the text %j is escaped', (text, escaped) => expect(escapeText(text)).toBe(escaped))

it('instants are written in UTC', () => expect(utcTime(Date.UTC(2027, 2, 14, 13, 5, 9, 999))).toBe('20270314T130509Z'))

it('a whole file has CRLF line endings', () => {
  const text = calendarFile({
    product: '-//A//B//EN',
    stamp: Date.UTC(2027, 0, 2),
    events: [
      {
        uid: 'x@y',
        summary: 'Class',
        start: Date.UTC(2027, 2, 1, 14),
        end: Date.UTC(2027, 2, 1, 21),
        location: 'Here',
      },
      { uid: 'z@y', summary: 'Day', day: '2027-03-02', url: 'https://academy.example/a;b,c' },
    ],
  })
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//A//B//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:x@y',
    'DTSTAMP:20270102T000000Z',
    'DTSTART:20270301T140000Z',
    'DTEND:20270301T210000Z',
    'SUMMARY:Class',
    'LOCATION:Here',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:z@y',
    'DTSTAMP:20270102T000000Z',
    'DTSTART;VALUE=DATE:20270302',
    'SUMMARY:Day',
    'URL:https://academy.example/a;b,c',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})
