import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { CALCULATOR_ERROR, type CalculatorKey, NEW_CALCULATOR, pressKey } from '#domain/attempts/calculator.ts'
import { calculatorWords } from '#domain/messages/test-tools.ts'
import { Button } from '#web/ui/button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const ROWS: readonly (readonly CalculatorKey[])[] = [
  ['clear', 'delete', 'negate', '/'],
  ['7', '8', '9', '*'],
  ['4', '5', '6', '-'],
  ['1', '2', '3', '+'],
  ['0', '.', '='],
]
const SIGNS: Partial<Record<CalculatorKey, string>> = {
  '/': '÷',
  '*': '×',
  '-': '−',
  clear: 'C',
  delete: '⌫',
  negate: '±',
}
/** Keyboard keys that differ from the calculator's keys. */
const TYPED: Readonly<Record<string, CalculatorKey>> = {
  Enter: '=',
  Backspace: 'delete',
  Delete: 'clear',
  c: 'clear',
  C: 'clear',
  ',': '.',
  x: '*',
}
const KEYS = ROWS.flat()
const keyOf = (typed: string): CalculatorKey | undefined => TYPED[typed] ?? KEYS.find((key) => key === typed)

/** Formats a number for display and screen readers, with a true minus sign. */
const shownText = (shown: string) => (shown === CALCULATOR_ERROR ? calculatorWords.error : shown.replace('-', '−'))

/**
 * A basic calculator next to the question. Keys typed in it don't select answers; Escape closes it. Screen readers
 * announce only results.
 */
export function Calculator({ onClose }: { onClose: () => void }) {
  const [calculator, setCalculator] = useState(NEW_CALCULATOR)
  const [result, setResult] = useState('')
  const display = useRef<HTMLOutputElement>(null)
  useEffect(() => {
    display.current?.focus({ preventScroll: true })
  }, [])
  const press = (key: CalculatorKey) => {
    const next = pressKey(calculator, key)
    setCalculator(next)
    setResult(key === '=' || next.shown === CALCULATOR_ERROR ? shownText(next.shown) : '')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab') return
    // Keep these keys from the question's shortcuts.
    event.stopPropagation()
    if (event.key === 'Escape') {
      onClose()
      return
    }
    const key = keyOf(event.key)
    if (key === undefined) return
    event.preventDefault()
    press(key)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons inside
    <div
      className="grid gap-3 justify-self-center w-full max-w-88"
      role="group"
      aria-label={calculatorWords.title}
      data-own-keys=""
      onKeyDown={onKeyDown}
    >
      <output
        ref={display}
        className="py-2 px-3 rounded-small bg-surface-sunken text-title-2 tabular-nums text-end wrap-anywhere"
        tabIndex={-1}
        aria-live="off"
      >
        {shownText(calculator.shown)}
      </output>
      <div className="calculator__keys grid grid-cols-4 gap-2">
        {KEYS.map((key) => (
          <Button
            key={key}
            variant="secondary"
            className={key === '=' ? 'calculator__equals' : undefined}
            aria-label={calculatorWords.keys[key]}
            onClick={() => press(key)}
          >
            {SIGNS[key] ?? key}
          </Button>
        ))}
      </div>
      <div role="status">
        <VisuallyHidden>{result}</VisuallyHidden>
      </div>
    </div>
  )
}
