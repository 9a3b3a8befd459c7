import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { contentForm, useTextError, useWrong } from '#web/features/questions/form/content/content-form.tsx'
import { ContentPart } from '#web/features/questions/form/content/content-part.tsx'
import { fieldsOf, maybeText, textOf } from '#web/features/questions/form/content/lenient.ts'

type NumericDraft = { answer: string; tolerance?: string; unit?: string; decimals?: number }

const DECIMALS = ['Whole numbers', '1 decimal', '2 decimals', '3 decimals', '4 decimals']

export const NumericForm = contentForm<NumericDraft>(
  (content) => {
    const { answer, tolerance, unit, decimals } = fieldsOf(content)
    return {
      answer: textOf(answer),
      ...maybeText('tolerance', tolerance),
      ...maybeText('unit', unit),
      ...(typeof decimals === 'number' ? { decimals } : {}),
    }
  },
  function NumericEditor({ value, onChange }) {
    const errorOf = useTextError()
    const malformed = useWrong(['number-malformed'])
    const isNumber = (text: string) => /^-?\d{1,7}(\.\d{1,4})?$/.test(text.trim())
    const { answer, tolerance = '', unit = '', decimals } = value
    return (
      <ContentPart legend="Number" hint="One point when the number is right, within the tolerance.">
        <div className="number-fields grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3 w-full">
          <TextField
            label="Right number"
            inputMode="decimal"
            value={answer}
            error={errorOf(answer) ?? (isNumber(answer) ? undefined : malformed)}
            onChange={(event) => onChange({ ...value, answer: event.target.value })}
          />
          <TextField
            label="Tolerance"
            optional
            inputMode="decimal"
            hint="How far a right answer may be away."
            value={tolerance}
            error={tolerance.trim() === '' || (isNumber(tolerance) && !tolerance.includes('-')) ? undefined : malformed}
            onChange={(event) => onChange({ ...value, tolerance: event.target.value })}
          />
          <TextField
            label="Unit"
            optional
            placeholder="mL/h"
            value={unit}
            onChange={(event) => onChange({ ...value, unit: event.target.value })}
          />
          <SelectField
            label="Rounded to"
            optional
            placeholder="Nothing is said"
            value={decimals === undefined ? '' : String(decimals)}
            options={DECIMALS.map((label, i) => ({ value: String(i), label }))}
            onChange={(event) => {
              const { decimals: _, ...others } = value
              const chosen = event.target.value
              onChange(chosen === '' ? others : { ...others, decimals: Number(chosen) })
            }}
          />
        </div>
      </ContentPart>
    )
  },
)
