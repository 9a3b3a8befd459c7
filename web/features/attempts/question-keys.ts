import { type RefObject, useEffect, useRef } from 'react'
import { storedSwitch } from '#web/lib/storage/stored-switch.ts'

/** Whether letters and digits choose answers: who dictates or uses keys of their own turns them off (WCAG 2.1.4). */
export const [useLetterKeys, setLetterKeys] = storedSwitch('academy.question-keys', true)

type QuestionKeys = {
  /** How many answers can be chosen by a key; 0: none, such as after Check or where matches are chosen. */
  answers: number
  /** Chooses the answer with this index. */
  choose: (index: number) => void
  /** Check or Next. */
  act: () => void
  help: () => void
}

/** The index of the answer that a key names: A or 1 is the first; -1 for any other key. */
export function answerOfKey(key: string): number {
  if (/^[1-9]$/.test(key)) return Number(key) - 1
  return /^[a-z]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) : -1
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
      const index = useLetterKeys.getState().on ? answerOfKey(key) : -1
      if (key === '?') help()
      else if (key === 'Enter' && !isIn(target, OWN_ENTER)) act()
      else if (index >= 0 && index < answers) choose(index)
      else return
      event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('keydown', onKey)
    }
  }, [])
}
