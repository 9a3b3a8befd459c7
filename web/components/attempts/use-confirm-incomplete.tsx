import { type ReactNode, useState } from 'react'
import type { QuestionView } from './question-view.ts'
import { IncompleteAnswerDialog, missingParts } from '#web/components/attempts/types/content-view.tsx'
import type { AnsweredParts } from '#web/components/attempts/types/parts.ts'

/**
 * Asks for confirmation before `check` grades an answer with empty parts. `submit` is the button's action; render
 * `dialog`. `check` itself rejects an answer that is completely empty.
 */
export function useConfirmIncomplete(
  question: QuestionView | null,
  choice: readonly number[],
  check: () => void,
): { submit: () => void; dialog: ReactNode } {
  const [parts, setParts] = useState<AnsweredParts>()
  const close = () => setParts(undefined)
  return {
    submit: () => {
      const missing = question === null || choice.length === 0 ? undefined : missingParts(question, choice)
      setParts(missing)
      if (missing === undefined) check()
    },
    dialog: parts !== undefined && (
      <IncompleteAnswerDialog
        parts={parts}
        onCancel={close}
        onConfirm={() => {
          close()
          check()
        }}
      />
    ),
  }
}
