import type { PlanArea } from '#domain/exams/exam-settings.ts'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Grid } from '#web/ui/layout/grid.tsx'
import { type StandardDraft, sumOf } from './standard-draft.ts'

type PlanFieldsProps = {
  plan: readonly PlanArea[]
  shares: readonly string[]
  onChange: (change: Partial<StandardDraft>) => void
}

/** The share of each area, with the published range and the sum of all. */
export function PlanFields({ plan, shares, onChange }: PlanFieldsProps) {
  const sum = sumOf(shares)
  return (
    <FieldSlot field="shares">
      <fieldset className="choice-group">
        <legend>Shares of the areas, in percent</legend>
        <Grid>
          {plan.map(({ names: [name], range: [lowest, highest] }, index) => (
            <TextField
              key={name}
              label={name}
              hint={`Published: ${lowest} to ${highest}%`}
              inputMode="numeric"
              value={shares[index] ?? ''}
              onChange={({ target }) =>
                onChange({ shares: shares.map((share, i) => (i === index ? target.value : share)) })
              }
            />
          ))}
        </Grid>
      </fieldset>
      <p role="status">
        {sum === undefined ? 'A share is no number.' : `Together: ${sum}%${sum === 100 ? '' : ', not 100%'}`}
      </p>
    </FieldSlot>
  )
}
