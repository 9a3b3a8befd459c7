import { useState } from 'react'
import { flushSync } from 'react-dom'
import { questionFaults } from '#domain/questions/check-question.ts'
import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import { endErrors } from '#web/lib/message-store.ts'
import { showErrors } from '#web/ui/form/show-refusal.ts'
import { type Draft, isSame, warningsOf } from './draft.ts'

/** Selectors for the first invalid field, or the first control of a group that is invalid as a whole. */
const WRONG = [
  '[aria-invalid="true"]',
  '.content-part--wrong :is(input, textarea, select, button)',
  'fieldset[aria-describedby] :is(input, button)',
]

const firstWrong = (form: HTMLElement): HTMLElement | undefined =>
  WRONG.flatMap((selector) => form.querySelector<HTMLElement>(selector) ?? [])[0]

/**
 * State of the question form: the draft, the question it started from, and validation errors by the rules of the bank
 * (spec 2.5.23 to 2.5.31). The server validates again.
 */
export function useQuestionForm(start: Draft) {
  const [draft, setDraft] = useState(start)
  const [base, setBase] = useState(start)
  const [wrong, setWrong] = useState<readonly QuestionMessage[]>([])
  const [warnings, setWarnings] = useState<readonly string[]>([])

  /** Shows errors at their fields, the remaining ones in the message bar, and focuses the first invalid field. */
  const refuse = (codes: readonly QuestionMessage[], element: HTMLElement) => {
    endErrors()
    flushSync(() => setWrong(codes))
    const shown = [...element.querySelectorAll('.field__error')].map(({ textContent }) => textContent)
    showErrors(codes.map((code) => questionMessages[code]).filter((words) => !shown.includes(words)))
    firstWrong(element)?.focus()
  }
  return {
    draft,
    base,
    wrong,
    warnings,
    dirty: !isSame(draft, base),
    change: (next: Draft) => {
      setDraft(next)
      if (wrong.length === 0) return
      // Clears errors that were fixed, because on a phone the message covers the next field. The others stay.
      endErrors()
      const left = questionFaults(next)
      if (!wrong.every((code) => left.includes(code))) setWrong(wrong.filter((code) => left.includes(code)))
    },
    /** Resets the form to `from`. */
    restart: (from: Draft) => {
      setDraft(from)
      setBase(from)
      setWrong([])
      setWarnings([])
    },
    /** Sets the question that the draft is compared with, and keeps the draft. */
    rebase: setBase,
    /**
     * Calls `send` when the draft is valid and has no warnings. Otherwise shows the errors, or the warnings for
     * confirmation (spec 2.5.28).
     */
    check: (send: () => void, element: HTMLElement) => {
      const codes = questionFaults(draft)
      if (codes.length > 0) {
        refuse(codes, element)
        return
      }
      setWrong([])
      const warnings = warningsOf(draft)
      setWarnings(warnings)
      if (warnings.length === 0) send()
    },
    dropWarnings: () => setWarnings([]),
  }
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>
