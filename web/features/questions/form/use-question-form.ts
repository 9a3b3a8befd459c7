import { useState } from 'react'
import { flushSync } from 'react-dom'
import { questionFaults } from '#domain/questions/check-question.ts'
import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import { endErrors } from '#web/lib/message-store.ts'
import { showErrors } from '#web/ui/form/use-slot-errors.ts'
import { type Draft, isSame, warningsOf } from './draft.ts'

/** The first field that is marked, or the first control of the group that is wrong as a whole. */
const WRONG = [
  '[aria-invalid="true"]',
  '.content-part--wrong :is(input, textarea, select, button)',
  'fieldset[aria-describedby] :is(input, button)',
]

const firstWrong = (form: HTMLElement): HTMLElement | undefined =>
  WRONG.flatMap((selector) => form.querySelector<HTMLElement>(selector) ?? [])[0]

/**
 * A question being written: what is typed, the question that it began from, and its errors by the rules of the bank
 * (spec 2.5.23 to 2.5.31). The server decides again.
 */
export function useQuestionForm(start: Draft) {
  const [draft, setDraft] = useState(start)
  const [base, setBase] = useState(start)
  const [wrong, setWrong] = useState<readonly QuestionMessage[]>([])
  const [warnings, setWarnings] = useState<readonly string[]>([])

  /** Says what is wrong where it is to be corrected, what no field says in the message bar, and goes to the first of it. */
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
      // What is corrected is not said any longer, on a phone it covers what comes next; the rest stays.
      endErrors()
      const left = questionFaults(next)
      if (!wrong.every((code) => left.includes(code))) setWrong(wrong.filter((code) => left.includes(code)))
    },
    /** Begins again from `from`. */
    restart: (from: Draft) => {
      setDraft(from)
      setBase(from)
      setWrong([])
      setWarnings([])
    },
    /** Continues with what is typed, as a change of `from`. */
    rebase: setBase,
    /**
     * Calls `send` when the rules allow it; first shows the warnings for confirmation (spec 2.5.28). `element` is the
     * form.
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
