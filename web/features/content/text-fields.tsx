import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'

type SlotFieldProps = { label: string; value: string; onChange: (text: string) => void }

/** The name of a content, section or task. */
export function NameField({ label, value, onChange }: SlotFieldProps) {
  return (
    <FieldSlot field="name">
      <TextField label={label} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </FieldSlot>
  )
}

/** The instructions of a content or section, in several lines. */
export function InstructionsField({ label, value, onChange }: SlotFieldProps) {
  return (
    <FieldSlot field="instructions">
      <TextAreaField label={label} rows={4} value={value} onChange={(event) => onChange(event.target.value)} />
    </FieldSlot>
  )
}
