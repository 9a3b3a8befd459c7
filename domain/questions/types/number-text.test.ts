import { expect, it } from 'vitest'
import { numberOfTyped } from './number-text.ts'

it.each([
  ['12.5', '12.5'],
  ['-4', '-4'],
  // As shown by the calculator.
  ['−4', '-4'],
  ['12,5', '12.5'],
  ['5.', '5'],
  ['.5', '0.5'],
  ['-.5', '-0.5'],
  ['+5', '5'],
  ['12.50000', '12.5'],
  ['12.00000', '12'],
  ['0,125', '0.125'],
  [' 1 000 ', '1000'],
])('the text %s reads as %s', (typed, number) => expect(numberOfTyped(typed)).toBe(number))

it.each(['', '-', '.', ',', '1,000', '1,000.5', '1.2.3', '12x', '1e3', '12.12345', '12345678', '--4', '½'])(
  'the text %j is no number',
  (typed) => expect(numberOfTyped(typed)).toBeUndefined(),
)
