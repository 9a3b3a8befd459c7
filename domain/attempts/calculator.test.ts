import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CALCULATOR_ERROR, type CalculatorKey, NEW_CALCULATOR, pressKey } from './calculator.ts'

const NAMES: Readonly<Record<string, CalculatorKey>> = { n: 'negate', d: 'delete', c: 'clear' }
const KEYS = '0123456789.+-*/=ndc'.split('')
const keyOf = (name: string) => NAMES[name] ?? (name as CalculatorKey)
const press = (keys: string) =>
  keys
    .replaceAll(' ', '')
    .split('')
    .reduce((calculator, name) => pressKey(calculator, keyOf(name)), NEW_CALCULATOR)
const shown = (keys: string) => press(keys).shown

it.each([
  ['', '0'],
  ['007', '7'],
  ['.5', '0.5'],
  ['1..5', '1.5'],
  ['0.1 + 0.2 =', '0.3'],
  ['2 + 3 * 4 =', '20'],
  ['2 + 3 *', '5'],
  ['2 + * 3 =', '6'],
  ['8 / 2 = 5', '5'],
  ['8 / 2 = + 1 =', '5'],
  ['5 + =', '10'],
  ['9 n', '-9'],
  ['9 n n', '9'],
  ['0 n', '0'],
  ['12 d', '1'],
  ['1 d d', '0'],
  ['5 n d', '0'],
  ['6 * 7 = d', '42'],
  ['3 * 4 c', '0'],
  ['1000 / 3 =', '333.333333333'],
  ['1 / 0 =', CALCULATOR_ERROR],
  ['1 / 0 = + n d', CALCULATOR_ERROR],
  ['1 / 0 = 4 + 1 =', '5'],
  ['1 / 0 + 7', '7'],
  ['1234567890123', '123456789012'],
  ['0 - 0 =', '0'],
])('the keys %s show %s', (keys, result) => expect(shown(keys)).toBe(result))

it('two numbers combine as in arithmetic, rounded to the display', () => {
  const whole = fc.integer({ min: 0, max: 999_999 })
  fc.assert(
    fc.property(whole, whole, (a, b) => {
      expect(shown(`${a}+${b}=`)).toBe(String(a + b))
      expect(shown(`${a}-${b}=`)).toBe(String(a - b))
      expect(shown(`${a}*${b}=`)).toBe(String(a * b))
      if (b !== 0) expect(Number(shown(`${a}/${b}=`))).toBeCloseTo(a / b, 5)
    }),
  )
})

it('any sequence of keys shows a number or the error', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...KEYS), { maxLength: 40 }), (keys) => {
      const result = shown(keys.join(''))
      expect(result === CALCULATOR_ERROR || Number.isFinite(Number(result))).toBe(true)
    }),
  )
})
