import { useState } from 'react'
import { flushSync } from 'react-dom'
import { checkQuestion } from '../../../../domain/questions/check-question.ts'
import { type QuestionMessage, questionMessages } from '../../../../domain/messages/questions.ts'
import { showError } from '../../../lib/message-store.ts'
import { type Draft, isSame, warningsOf } from './draft.ts'

/**
 * A question being written: what is typed, what it began from, and what is wrong with it by the rules of the bank
 * (spec 2.5.23 to 2.5.31). The server decides again.
 */
export function useQuestionForm(start: Draft) {
  const [draft, setDraft] = useState(start)
  const [base, setBase] = useState(start)
  const [wrong, setWrong] = useState<QuestionMessage>()
  const [warnings, setWarnings] = useState<readonly string[]>([])
  const [element, setElement] = useState<HTMLFormElement | null>(null)

  /** Says what is wrong in the message bar, marks its fields and goes to the first of them. */
  const refuse = (code: QuestionMessage) => {
    flushSync(() => {
      setWrong(code)
    })
    showError(questionMessages[code])
    element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  return {
    /** The form in the page: gives its place to what is wrong. */
    element,
    setElement,
    draft,
    base,
    wrong,
    warnings,
    dirty: !isSame(draft, base),
    change: (next: Draft) => {
      setDraft(next)
      setWrong(undefined)
    },
    /** Begins anew from `from`. */
    restart: (from: Draft) => {
      setDraft(from)
      setBase(from)
      setWrong(undefined)
      setWarnings([])
    },
    /** Keeps what is typed, as a change of `from`. */
    rebase: setBase,
    /** Calls `send` when the rules allow it; first asks about what is only a warning (spec 2.5.28). */
    check: (send: () => void) => {
      const verdict = checkQuestion(draft)
      if (!verdict.ok) {
        refuse(verdict.code)
        return
      }
      const found = warningsOf(draft)
      setWarnings(found)
      if (found.length === 0) send()
    },
    dropWarnings: () => {
      setWarnings([])
    },
  }
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>
