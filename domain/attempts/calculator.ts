/** The keys. `negate` changes the sign, `delete` removes the last digit, `clear` resets everything. */
export type CalculatorKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | '.'
  | '+'
  | '-'
  | '*'
  | '/'
  | '='
  | 'negate'
  | 'delete'
  | 'clear'

type Operator = '+' | '-' | '*' | '/'

/** A calculator: its display and its pending operation. `isTyped`: new digits are added to the displayed number. */
export type Calculator = { shown: string; isTyped: boolean; left?: number; operator?: Operator }

export const NEW_CALCULATOR: Calculator = { shown: '0', isTyped: false }

/** Displayed after a division by zero or an overflow. */
export const CALCULATOR_ERROR = 'Error'

/** The maximum number of digits typed or shown in a result, so that 0.1 + 0.2 is 0.3. */
export const CALCULATOR_DIGITS = 12

const JOIN: Readonly<Record<Operator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
}

const shownNumber = (value: number): string =>
  // + 0: no negative zero.
  Number.isFinite(value) ? String(Number(value.toPrecision(CALCULATOR_DIGITS)) + 0) : CALCULATOR_ERROR

const isOperator = (key: CalculatorKey): key is Operator => key in JOIN

const digitsOf = (shown: string) => shown.replace(/\D/g, '').length

function typeDigit({ shown, ...rest }: Calculator, key: string): Calculator {
  const before = rest.isTyped ? shown : '0'
  if (key === '.') return { ...rest, isTyped: true, shown: before.includes('.') ? before : `${before}.` }
  if (digitsOf(before) >= CALCULATOR_DIGITS) return { ...rest, isTyped: true, shown: before }
  return { ...rest, isTyped: true, shown: before === '0' ? key : before === '-0' ? `-${key}` : before + key }
}

/** Returns the result of the pending operation. */
const joined = ({ shown, left, operator }: Calculator): string =>
  left === undefined || operator === undefined
    ? shownNumber(Number(shown))
    : shownNumber(JOIN[operator](left, Number(shown)))

/**
 * Returns the calculator after a key press. Evaluates from left to right: 2 + 3 × 4 is 20. A second operator replaces
 * the first; after an error only digits and `clear` work.
 */
export function pressKey(calculator: Calculator, key: CalculatorKey): Calculator {
  if (key === 'clear') return NEW_CALCULATOR
  const isError = calculator.shown === CALCULATOR_ERROR
  if (/^[\d.]$/.test(key)) return typeDigit(isError ? NEW_CALCULATOR : calculator, key)
  if (isError) return calculator
  const { shown, isTyped } = calculator
  if (key === 'delete') {
    if (!isTyped) return calculator
    const rest = shown.slice(0, -1)
    return { ...calculator, shown: rest === '' || rest === '-' ? '0' : rest }
  }
  if (key === 'negate') {
    const other = shown.startsWith('-') ? shown.slice(1) : `-${shown}`
    return shown === '0' ? calculator : { ...calculator, shown: other }
  }
  if (!isOperator(key)) return { shown: joined(calculator), isTyped: false }
  // A second operator in a row keeps the previous number.
  const result = !isTyped && calculator.operator !== undefined ? shown : joined(calculator)
  if (result === CALCULATOR_ERROR) return { shown: result, isTyped: false }
  return { shown: result, isTyped: false, left: Number(result), operator: key }
}
