import { useEffect, useRef } from 'react'
import { answerOfKey, letterKeys } from '#web/components/attempts/question-keys.ts'

type ToolKeys = {
  answers: number
  strike: (index: number) => void
  flag: () => void
  note: () => void
  highlight: () => void
}

/** Where keys have another meaning: fields and the calculator. */
const OTHER_KEYS = 'textarea, select, input:not([type=radio], [type=checkbox]), [data-own-keys]'

/**
 * Shortcuts of the tools: Shift with a letter, or Delete on it, strikes out an answer, * flags, / opens the note, + highlights, also in
 * the client's record. Turned off together with the answer letters (WCAG 2.1.4). They run before the question's
 * shortcuts, where the letter would select its answer.
 */
export function useToolKeys(keys: ToolKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey, shiftKey } = event
      if (repeat || ctrlKey || metaKey || altKey) return
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null
      if (key === 'Delete' && row !== null) latest.current.strike(Number(row.dataset['cell']))
      if (!letterKeys.getState().value) return
      if (target instanceof Element && target.closest(OTHER_KEYS) !== null) return
      const { answers, strike, flag, note, highlight } = latest.current
      const dialog = document.querySelector('dialog[open]')
      // In a dialog only text of the question itself, such as its record, can be highlighted.
      if (dialog !== null && (key !== '+' || dialog.querySelector('[data-text]') === null)) return
      if (dialog !== null && dialog.closest('.question__content') === null) return
      const index = shiftKey && /^\p{L}$/u.test(key) ? answerOfKey(event) : -1
      if (key === '*') flag()
      else if (key === '/') note()
      else if (key === '+') highlight()
      else if (index >= 0 && index < answers) strike(index)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [])
}
