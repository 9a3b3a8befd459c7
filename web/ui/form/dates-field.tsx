import { useId, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { lazily } from '#web/lib/format/lazily.ts'
import { Chips } from '#web/ui/chips.tsx'
import './field.css'
import './dates-field.css'

type DatesFieldProps = {
  legend: string
  hint?: string
  /** 'YYYY-MM-DD', ascending: dates without a time zone. */
  values: readonly string[]
  onChange: (values: string[]) => void
  disabled?: boolean
}

const readable = lazily(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
)
const two = (n: number) => String(n).padStart(2, '0')

/** The day as the calendar counts it: midnight on this device, whose date is the one meant. */
function dayOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}
const dateOf = (day: Date) => `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/**
 * Many dates on a calendar: press or Space and Enter choose a day, arrows and Page keys move; chosen days are listed
 * below.
 */
export function DatesField({ legend, hint, values, onChange, disabled = false }: DatesFieldProps) {
  const id = useId()
  const calendar = useRef<HTMLDivElement>(null)
  const [first] = values
  const labels = new Map(values.map((date) => [readable().format(dayOf(date)), date]))
  const remove = (label: string) => {
    onChange(values.filter((date) => date !== labels.get(label)))
    // The chip and its button are gone: the calendar takes the focus.
    calendar.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus()
  }
  return (
    <fieldset className="dates-field choice-group" disabled={disabled} aria-describedby={`${id}-count`}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      <div ref={calendar} className="dates-field__calendar">
        <DayPicker
          mode="multiple"
          navLayout="around"
          fixedWeeks
          disabled={disabled}
          selected={values.map(dayOf)}
          onSelect={(days) => {
            onChange((days ?? []).map(dateOf).sort())
          }}
          {...(first !== undefined && { defaultMonth: dayOf(first) })}
        />
      </div>
      <p className="field__hint" role="status" id={`${id}-count`}>
        {values.length === 0
          ? 'No date chosen'
          : values.length === 1
            ? '1 date chosen'
            : `${values.length} dates chosen`}
      </p>
      <Chips label={`Chosen: ${legend}`} values={[...labels.keys()]} onRemove={remove} />
    </fieldset>
  )
}
