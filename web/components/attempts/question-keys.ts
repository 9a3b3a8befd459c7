import { type RefObject, useEffect, useRef } from 'react'
import { isBoolean, persistedStore } from '#web/lib/storage/persisted-store.ts'

/**
 * Whether letters and digits select answers. Users of speech input or custom shortcuts can turn this off (WCAG 2.1.4).
 */
export const letterKeys = persistedStore(() => window.localStorage, 'academy.question-keys', isBoolean, true)

type QuestionKeys = {
  /** Number of answers that keys can select. 0 for none, such as after Check or for matching questions. */
  answers: number
  choose: (index: number) => void
  /** Runs Check or Next. */
  onAction: () => void
  /** Opens the help, where there is one. */
  help?: () => void
}

/**
 * Returns the index of the answer for a key: A or 1 is the first. Returns -1 for any other key. On layouts without
 * Latin letters or plain digits (AZERTY digits, Cyrillic or Arabic letters), the key's position counts.
 */
export function answerOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): number {
  const digit =
    /^[1-9]$/.exec(key)?.[0] ?? (shiftKey || /^[0a-z]$/i.test(key) ? undefined : /^Digit([1-9])$/.exec(code)?.[1])
  if (digit !== undefined) return Number(digit) - 1
  const letter = /^[a-z]$/i.exec(key)?.[0] ?? (/^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined)
  return letter === undefined ? -1 : letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
}

/** Elements that handle Enter themselves, and text fields. */
const HANDLES_ENTER = 'button, a, summary, select, textarea, [role=button]'
const TEXT = 'textarea, select, input:not([type=radio], [type=checkbox])'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/**
 * Keyboard shortcuts of a question: letters and digits select answers, Enter runs Check or Next, ? opens the help.
 * Ignores key repeats.
 */
export function useQuestionKeys(keys: QuestionKeys): void {
  const latest: RefObject<QuestionKeys> = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event
      if (repeat || ctrlKey || metaKey || altKey || defaultPrevented) return
      if (isIn(target, TEXT) || document.querySelector('dialog[open]') !== null) return
      const { answers, choose, onAction, help } = latest.current
      const index = letterKeys.getState().value ? answerOfKey(event) : -1
      if (key === '?' && help !== undefined) help()
      else if (key === 'Enter' && !isIn(target, HANDLES_ENTER)) onAction()
      else if (index >= 0 && index < answers) choose(index)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
