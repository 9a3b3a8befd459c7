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
import { TEST_KIND_FORMS } from './test-kinds.ts'
import { useTestLabels } from './use-test-labels.ts'

type TagsProps = { tags: readonly string[]; onTags: (tags: string[]) => void }

/** Selects several of the academy's tags. A question must have all of them (spec 3.9.4). */
function TagsField({ tags, onTags }: TagsProps) {
  const labels = useTestLabels()
  if (labels.error !== null && labels.data === undefined) {
    return <ErrorState message={labels.error.message} onRetry={() => void labels.refetch()} />
  }
  return (
    <MultiSelect
      label="Tags"
      hint="A question must carry them all"
      options={labels.data?.tags ?? []}
      values={tags}
      noneFound={labels.data === undefined ? 'Loading the tags' : 'No such tag'}
      onChange={onTags}
    />
  )
}

/** The fields of a test apart from its name (spec 3.3.6, 3.3.7). An NCLEX has one tag, RN or PN (spec 3.9.4). */
export function TestFields({ type, tags, onTags }: TagsProps & { type: TestKind }) {
  const { tags: allowed, numbers } = TEST_KIND_FORMS[type]
  const hint = useId()
  return (
    <>
      <FieldSlot field="tags">
        {allowed === undefined ? (
          <TagsField tags={tags} onTags={onTags} />
        ) : (
          <RadioGroup
            legend="Tag"
            row
            options={allowed.map((tag) => ({ value: tag, label: tag }))}
            value={tags[0] ?? ''}
            onChange={(tag) => onTags([tag])}
          />
        )}
      </FieldSlot>
      <Grid>
        {numbers.map((facts) => (
          <TextField key={facts.name} {...facts} inputMode="numeric" autoComplete="off" maxLength={9} />
        ))}
      </Grid>
      {TEST_SETTINGS[type].scoring === undefined && (
        <div className="field">
          <CheckboxField
            name="plusMinus"
            label="Partial credit (+/−) for Select All That Apply"
            aria-describedby={hint}
          />
          <p id={hint} className="field__hint">
            A point for each right choice, less one for each wrong one, as the NCLEX has scored since 2023. Otherwise:
            one point when exactly the right answers are chosen. A question that chooses its own scoring keeps it, and
            running attempts go on as they began.
          </p>
        </div>
      )}
      {type === 'Practice' && (
        <CheckboxField name="reserved" label="Reserved: questions with these tags are in no quiz of students" />
      )}
    </>
  )
}
