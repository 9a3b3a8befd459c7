import { useId } from 'react'
import { ErrorState } from '#web/ui/layout/error-state.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { MultiSelect } from '#web/ui/form/multi-select.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import type { TestKind } from '#domain/attempts/test-kind.ts'
import { TEST_SETTINGS } from '#domain/content/test-settings.ts'
import type { TestDraft } from './test-draft.ts'
import { TEST_KIND_FORMS } from './test-kinds.ts'
import { useTestLabels } from './use-test-labels.ts'

type TestFieldsProps = {
  type: TestKind
  draft: TestDraft
  onChange: (change: Partial<TestDraft>) => void
}

/** Selects several of the academy's tags. A question must have all of them (spec 3.9.4). */
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
      onChange={(values) => onChange({ tags: values })}
    />
  )
}

/** The fields of a test apart from its name (spec 3.3.6, 3.3.7). An NCLEX has one tag, RN or PN (spec 3.9.4). */
export function TestFields({ type, draft, onChange }: TestFieldsProps) {
  const { tags, numbers } = TEST_KIND_FORMS[type]
  const hint = useId()
  return (
    <>
      <FieldSlot field="tags">
        {tags === undefined ? (
          <TagsField draft={draft} onChange={onChange} />
        ) : (
          <RadioGroup
            legend="Tag"
            row
            options={tags.map((tag) => ({ value: tag, label: tag }))}
            value={draft.tags[0] ?? ''}
            onChange={(tag) => onChange({ tags: [tag] })}
          />
        )}
      </FieldSlot>
      <Grid>
        {numbers.map(({ name, ...facts }) => (
          <FieldSlot key={name} field={name}>
            <TextField
              {...facts}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              value={draft[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </FieldSlot>
        ))}
      </Grid>
      {TEST_SETTINGS[type].scoring === undefined && (
        <div className="field">
          <CheckboxField
            label="Partial credit (+/−) for Select All That Apply"
            aria-describedby={hint}
            checked={draft.plusMinus}
            onChange={(event) => onChange({ plusMinus: event.target.checked })}
          />
          <p id={hint} className="field__hint">
            A point for each right choice, less one for each wrong one, as the NCLEX has scored since 2023. Otherwise:
            one point when exactly the right answers are chosen. A question that chooses its own scoring keeps it, and
            running attempts go on as they began.
          </p>
        </div>
      )}
      {type === 'Practice' && (
        <CheckboxField
          label="Reserved: questions with these tags are in no quiz of students"
          checked={draft.reserved}
          onChange={(event) => onChange({ reserved: event.target.checked })}
        />
      )}
    </>
  )
}
