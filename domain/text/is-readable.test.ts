import { expect, it } from 'vitest'
import { isReadable, hasBidiControls } from './is-readable.ts'

it.each([
  'Jane',
  'José',
  "O'Neil",
  'Nguyễn Thị Phượng',
  'Ọlá Ṣọ́lá',
  'Анна',
  'Ελένη',
  '王秀英',
  'فاطمة',
  'अनन्या',
  'RN Review — Part 2 (2026)',
])('the name %s is readable', (name) => {
  expect(isReadable(name)).toBe(true)
  expect(isReadable(name.normalize('NFD'))).toBe(true)
})

it.each([
  ['a heap of marks', 'Z\u0337\u0321\u0347a\u0338l\u0337g\u0338o'],
  ['a Cyrillic А in a Latin word', '\u0410dmin'],
  ['a Greek omicron in a Latin word', 'J\u03BFhn'],
  ['an override of the direction', 'RN \u202Eweiver'],
  ['an isolate', 'RN \u2066Review'],
  ['a blank of no width', 'Ja\u200Bne'],
  ['a control', 'Ja\u0007ne'],
])('refuses %s', (_what, name) => expect(isReadable(name)).toBe(false))

it('bidirectional control characters are detected', () => {
  expect(['RN \u202Eweiver', 'RN \u2066Review', '\u200Fx', '\u061Cx'].every(hasBidiControls)).toBe(true)
  expect(['RN Review', 'שלום', 'Z\u0337algo'].some(hasBidiControls)).toBe(false)
})
