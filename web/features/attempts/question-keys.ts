import { type RefObject, useEffect, useRef } from 'react'
import { isBoolean, persistedStore } from '#web/lib/storage/persisted-store.ts'

/** Whether letters and digits choose answers: who dictates or uses keys of their own turns them off (WCAG 2.1.4). */
export const letterKeys = persistedStore(() => window.localStorage, 'academy.question-keys', isBoolean, true)

type QuestionKeys = {
  /** How many answers can be chosen by a key; 0: none, such as after Check or where matches are chosen. */
  answers: number
  /** Chooses the answer with this index. */
  choose: (index: number) => void
  /** Check or Next. */
  act: () => void
  help: () => void
}

/**
 * The index of the answer that a key names: A or 1 is the first; -1 for any other key. Where the layout has neither there (digits of AZERTY,
 * letters of Cyrillic or Arabic), the place of the key counts.
 */
export function answerOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): number {
  const digit =
    /^[1-9]$/.exec(key)?.[0] ?? (shiftKey || /^[0a-z]$/i.test(key) ? undefined : /^Digit([1-9])$/.exec(code)?.[1])
  if (digit !== undefined) return Number(digit) - 1
  const letter = /^[a-z]$/i.exec(key)?.[0] ?? (/^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1] : undefined)
  return letter === undefined ? -1 : letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)
}

/** Elements that a key already means something for. */
const OWN_ENTER = 'button, a, summary, select, textarea, [role=button]'
const TEXT = 'textarea, select, input:not([type=radio], [type=checkbox])'

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null

/** Keys of a question: a letter or digit chooses an answer, Enter is Check or Next, ? opens the help. Held keys do nothing. */
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
      const { answers, choose, act, help } = latest.current
      const index = letterKeys.getState().value ? answerOfKey(event) : -1
      if (key === '?') help()
      else if (key === 'Enter' && !isIn(target, OWN_ENTER)) act()
      else if (index >= 0 && index < answers) choose(index)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
