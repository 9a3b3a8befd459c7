import { expect, it } from 'vitest'
import { clockTime, editedTime, timestamp, typedTime } from './cue-time.ts'

it.each([
  [0, '00:00:00.000', '0:00', '0:00'],
  [65.5, '00:01:05.500', '1:05', '1:05.500'],
  [59.9996, '00:01:00.000', '0:59', '1:00'],
  [3661.007, '01:01:01.007', '1:01:01', '1:01:01.007'],
  [360_000, '100:00:00.000', '100:00:00', '100:00:00'],
])('a time of %d seconds is formatted for a file, a button, and a field', (seconds, file, button, field) => {
  expect([timestamp(seconds), clockTime(seconds), editedTime(seconds)]).toEqual([file, button, field])
})

it.each([
  ['1:05', 65],
  [' 1:05.5 ', 65.5],
  ['65,25', 65.25],
  ['1:01:01.007', 3661.007],
  ['100:00', 6000],
  ['0', 0],
  ['1:60', undefined],
  ['1:60:00', undefined],
  ['1:2:3:4', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['soon', undefined],
])('the typed time %j parses as %s', (text, seconds) => expect(typedTime(text)).toBe(seconds))
