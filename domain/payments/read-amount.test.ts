import { expect, it } from 'vitest'
import { readAmount } from './read-amount.ts'

it.each([
  ['50', 5_000],
  [' $50.5 ', 5_050],
  ['0.01', 1],
  ['1,250.00', 125_000],
  ['19.99', 1_999],
  ['1.15', 115],
])('the text %j parses as cents', (text, cents) => expect(readAmount(text)).toBe(cents))

it.each(['', 'abc', '-5', '1.234', '1e3', '5,00', '1,25', '12345678', '.5', 'NaN'])('%j is no amount', (text) =>
  expect(readAmount(text)).toBeUndefined(),
)
