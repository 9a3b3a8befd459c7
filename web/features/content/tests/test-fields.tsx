import { TextField } from '../../../ui/text-field.tsx'
import type { TestDraft } from './test-draft.ts'

type TestFieldsProps = {
  type: 'Practice' | 'NCLEX'
  draft: TestDraft
  onChange: (change: Partial<TestDraft>) => void
}

/** The fields of a test besides its name (spec 3.3.6, 3.3.7). */
export function TestFields({ draft, onChange }: TestFieldsProps) {
  return (
    <TextField
      label="Time Allowed"
      value={draft.timeAllowed}
      onChange={(event) => {
        onChange({ timeAllowed: event.target.value })
      }}
    />
  )
}
