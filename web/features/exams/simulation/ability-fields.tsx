import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type AbilityDraft, FURTHEST } from './ability-draft.ts'

type AbilityFieldsProps = { ability: AbilityDraft; onChange: (ability: AbilityDraft) => void; disabled: boolean }

const WHICH = [
  { value: 'single', label: 'One ability' },
  { value: 'seven', label: 'Seven: 1, 0.5 and 0.2 below the standard, at it, and as far above' },
]

/** How able the students are: a number or a slider, or the set of seven. */
export function AbilityFields({ ability, onChange, disabled }: AbilityFieldsProps) {
  const { which, distance } = ability
  const typeDistance = (value: string) => onChange({ ...ability, distance: value })
  return (
    <>
      <RadioGroup
        legend="Ability of the students"
        options={WHICH}
        value={which}
        disabled={disabled}
        onChange={(value) => onChange({ ...ability, which: value === 'seven' ? 'seven' : 'single' })}
      />
      {which === 'single' && (
        <>
          <FieldSlot field="distance">
            <TextField
              label="Distance from the standard"
              hint="Logits: 0 is a student exactly at the standard, negative below it"
              value={distance}
              disabled={disabled}
              onChange={({ target }) => typeDistance(target.value)}
            />
          </FieldSlot>
          <input
            type="range"
            className="exams__slider"
            aria-label="Distance from the standard, as a slider"
            min={-FURTHEST}
            max={FURTHEST}
            step={0.1}
            value={Number.isFinite(Number(distance)) ? Number(distance) : 0}
            disabled={disabled}
            onChange={({ target }) => typeDistance(target.value)}
          />
        </>
      )}
    </>
  )
}
