import { useState } from 'react'
import { flushSync } from 'react-dom'
import { checkQuestion } from '#domain/questions/check-question.ts'
import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import { barText } from '#domain/messages/bar.ts'
import { dismissMessage, showError, useMessageStore } from '#web/lib/message-store.ts'
import { type Draft, isSame, warningsOf } from './draft.ts'

/** The first field that is marked, or the first control of the group that is wrong as a whole. */
const WRONG = [
  '[aria-invalid="true"]',
  '.content-part--wrong :is(input, textarea, select, button)',
  'fieldset[aria-describedby] :is(input, button)',
]

const firstWrong = (form: HTMLElement): HTMLElement | undefined =>
  WRONG.flatMap((selector) => form.querySelector<HTMLElement>(selector) ?? [])[0]

/** Dismisses the message of a problem that is being fixed: on a phone it covers what comes next. */
function dismissProblem(code: QuestionMessage): void {
  const words = barText('error', questionMessages[code])
  for (const { id, text } of useMessageStore.getState().messages) if (text === words) dismissMessage(id)
}

/**
 * A question being written: what is typed, the question that it began from, and its errors by the rules of the bank
 * (spec 2.5.23 to 2.5.31). The server decides again.
 */
export function useQuestionForm(start: Draft) {
  const [draft, setDraft] = useState(start)
  const [base, setBase] = useState(start)
  const [wrong, setWrong] = useState<QuestionMessage>()
  const [warnings, setWarnings] = useState<readonly string[]>([])

  /** Says what is wrong in the message bar, marks its fields and goes to the first of them. */
  const refuse = (code: QuestionMessage, element: HTMLElement) => {
    flushSync(() => {
      setWrong(code)
    })
    showError(questionMessages[code])
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
      if (wrong !== undefined) dismissProblem(wrong)
      setWrong(undefined)
    },
    /** Begins again from `from`. */
    restart: (from: Draft) => {
      setDraft(from)
      setBase(from)
      setWrong(undefined)
      setWarnings([])
    },
    /** Continues with what is typed, as a change of `from`. */
    rebase: setBase,
    /**
     * Calls `send` when the rules allow it; first shows the warnings for confirmation (spec 2.5.28). `element` is the
     * form.
     */
    check: (send: () => void, element: HTMLElement) => {
      const verdict = checkQuestion(draft)
      if (!verdict.ok) {
        refuse(verdict.code, element)
        return
      }
      const warnings = warningsOf(draft)
      setWarnings(warnings)
      if (warnings.length === 0) send()
    },
    dropWarnings: () => {
      setWarnings([])
    },
  }
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>
