import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import type { TestDraft, TestType } from './test-draft.ts'
import { useTestLabels } from './use-test-labels.ts'

type TestFieldsProps = {
  type: TestType
  draft: TestDraft
  onChange: (change: Partial<TestDraft>) => void
}

type NumberName = Exclude<keyof TestDraft, 'tags'>
type NumberField = { name: NumberName; label: string; hint?: string; optional?: boolean }

const LIMITS: readonly NumberField[] = [
  { name: 'timeAllowed', label: 'Time Allowed', hint: 'Minutes' },
  { name: 'attempts', label: 'Attempts', hint: 'Empty: unlimited', optional: true },
  { name: 'passGrade', label: 'Pass Grade', hint: 'Percent. Empty: 65', optional: true },
]
const NUMBERS: Record<TestType, readonly NumberField[]> = {
  Practice: [
    { name: 'numOfQuestions', label: 'Number of Questions' },
    { name: 'percentEasy', label: 'Percent Easy', hint: 'Empty: any mix', optional: true },
    ...LIMITS,
  ],
  NCLEX: [
    { name: 'minQuestions', label: 'Min Number of Questions', hint: 'In each area, to begin with' },
    { name: 'maxQuestions', label: 'Max Number of Questions', hint: 'In each area, at most' },
    ...LIMITS,
  ],
}

/** Several of the academy's tags: a question must carry them all (spec 3.9.4). */
function TagsField({ draft, onChange }: Pick<TestFieldsProps, 'draft' | 'onChange'>) {
  const labels = useTestLabels()
  if (labels.error !== null && labels.data === undefined) {
    return <ErrorState message={labels.error.message} onRetry={() => void labels.refetch()} />
  }
  return (
    <MultiSelect
      label="Tags"
      hint="A question must carry them all"
      options={labels.data?.tags ?? []}
      values={draft.tags}
      noneFound={labels.data === undefined ? 'Loading the tags' : 'No such tag'}
      onChange={(values) => {
        onChange({ tags: values })
      }}
    />
  )
}

/** The fields of a test besides its name (spec 3.3.6, 3.3.7): an NCLEX has one tag, RN or PN (spec 3.9.4). */
export function TestFields({ type, draft, onChange }: TestFieldsProps) {
  return (
    <>
      <FieldSlot field="tags">
        {type === 'Practice' ? (
          <TagsField draft={draft} onChange={onChange} />
        ) : (
          <RadioGroup
            legend="Tag"
            row
            options={[
              { value: 'RN', label: 'RN' },
              { value: 'PN', label: 'PN' },
            ]}
            value={draft.tags[0] ?? ''}
            onChange={(tag) => {
              onChange({ tags: [tag] })
            }}
          />
        )}
      </FieldSlot>
      <Grid>
        {NUMBERS[type].map(({ name, ...facts }) => (
          <FieldSlot key={name} field={name}>
            <TextField
              {...facts}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={draft[name]}
              onChange={(event) => {
                onChange({ [name]: event.target.value })
              }}
            />
          </FieldSlot>
        ))}
      </Grid>
    </>
  )
}
