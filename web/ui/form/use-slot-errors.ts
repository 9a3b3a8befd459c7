import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { endErrors, showError } from '#web/lib/message-store.ts'
import { focusField, slotOf } from './field-slot.tsx'

/** What is wrong with a form: said at its field (`FieldSlot`); without one in the bar. */
export type FieldError = { message: string; field?: string | undefined }

/**
 * `fields`: those whose faults were said; `refusal`: what the server said of a field; `inBar`: the faults that no field says; `turn`: how
 * often something was said.
 */
type Said = {
  fields: ReadonlySet<string | undefined>
  refusal: FieldError | undefined
  inBar: readonly string[]
  turn: number
}

const NOTHING: Said = { fields: new Set(), refusal: undefined, inBar: [], turn: 0 }

/** Shows errors that no field shows as one message, a line each. */
export function showErrors(errors: readonly string[]): void {
  if (errors.length > 0) showError([...new Set(errors)].join('\n'))
}

/**
 * A form's errors, each at its field: what the server refused until that field changes, and `faults`, what the form
 * finds wrong, from a submit until it is corrected. `element` is the form's, `slotErrors` goes to `SlotErrorsContext`.
 * Errors of no shown field are one message in the bar until one of them is corrected.
 */
export function useSlotErrors(faults: () => readonly FieldError[]) {
  const element = useRef<HTMLFormElement>(null)
  const [said, setSaid] = useState(NOTHING)
  const { fields, refusal, inBar, turn } = said
  const say = (errors: readonly FieldError[], next: Pick<Said, 'fields' | 'refusal'>) => {
    endErrors()
    flushSync(() => setSaid({ ...next, inBar: [], turn: turn + 1 }))
    const placed = errors.filter(({ field }) => slotOf(element.current, field) !== null)
    const others = errors.filter((error) => !placed.includes(error)).map(({ message }) => message)
    showErrors(others)
    if (next.refusal === undefined) setSaid((now) => ({ ...now, inBar: others }))
    focusField(element.current, placed[0]?.field)
  }
  const isCorrected = inBar.length > 0 && !inBar.every((message) => faults().some((fault) => fault.message === message))
  useEffect(() => {
    if (isCorrected) endErrors()
  }, [isCorrected])
  return {
    element,
    slotErrors: {
      errors: [
        ...(refusal ? [refusal] : []),
        ...(fields.size === 0 ? [] : faults().filter(({ field }) => fields.has(field))),
      ],
      turn,
      clear: (field: string) => {
        if (refusal?.field === field) setSaid({ ...said, refusal: undefined })
      },
    },
    /** Says what is wrong with what is typed, in place of what was said before, and leads to the first; whether there is any. */
    sayFaults: (): boolean => {
      const errors = faults()
      say(errors, { fields: new Set(errors.map(({ field }) => field)), refusal: undefined })
      return errors.length > 0
    },
    sayRefusal: (error: FieldError) => say([error], { fields: new Set(), refusal: error }),
    forget: () => setSaid(NOTHING),
  }
}
