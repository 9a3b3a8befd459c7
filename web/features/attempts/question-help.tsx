import { useStore } from 'zustand'
import { toolKeys } from '#domain/messages/test-tools.ts'
import { questionKeyHelp, questionKeyWords } from '#domain/messages/testing.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { KeyList } from '#web/ui/key-list.tsx'
import { letterKeys } from '#web/components/attempts/question-keys.ts'

/** Keyboard shortcuts of a question, with a switch for the single-letter ones (WCAG 2.1.4). */
export function QuestionHelp({ onClose }: { onClose: () => void }) {
  const on = useStore(letterKeys).value
  return (
    <Dialog open onClose={onClose} title={questionKeyWords.title}>
      <KeyList keys={questionKeyHelp} />
      <h3>{questionKeyWords.tools}</h3>
      <KeyList keys={toolKeys} />
      <CheckboxField
        label={questionKeyWords.letters}
        checked={on}
        onChange={(event) => letterKeys.setState({ value: event.target.checked })}
      />
    </Dialog>
  )
}
