import { type ReactNode, useId, useRef, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import { lazyValue } from '#web/lib/format/lazy-value.ts'
import { Button } from '#web/ui/button.tsx'
import { Chips } from '#web/ui/chips.tsx'
import { classNames } from '#web/ui/class-names.ts'
import './dates-field.css'

type DatesFieldProps = {
  legend: string
  hint?: string
  /** 'YYYY-MM-DD', ascending, without a time zone. */
  values: readonly string[]
  onChange: (values: string[]) => void
  disabled?: boolean
  /** Another way to choose dates. Where there is room, it and the selected dates appear next to the calendar. */
  children?: ReactNode
}

/** A selection with more dates than this is grouped by month. */
const MAX_IN_A_ROW = 12

const readable = lazyValue(
  () => new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }),
)
const monthName = lazyValue(() => new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' }))
const two = (n: number) => String(n).padStart(2, '0')

/** The date as the calendar represents it: midnight in the device's time zone. */
function dayOf(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day)
}
const dateOf = (day: Date) => `${String(day.getFullYear())}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** Groups dates by month, 'YYYY-MM'. */
function byMonth(dates: readonly string[]): [string, readonly string[]][] {
  const months = new Map<string, string[]>()
  for (const date of dates) {
    const month = date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), date])
  }
  return [...months]
}

/** Shortens 'Tue, Feb 2, 2027' to 'Tue 2', for lists with the month next to them. */
const shortDate = (label: string) => label.replace(/,? [A-Z][a-z]+ (\d+), \d+$/, ' $1')

type SelectedDatesProps = Pick<DatesFieldProps, 'legend' | 'values'> & { onRemove: (date: string) => void }

/** The selected dates, each with a button that removes it; grouped by month if there are many. */
function SelectedDates({ legend, values, onRemove }: SelectedDatesProps) {
  const labels = new Map(values.map((date) => [readable().format(dayOf(date)), date]))
  const remove = (label: string) => {
    const date = labels.get(label)
    if (date !== undefined) onRemove(date)
  }
  if (values.length <= MAX_IN_A_ROW)
    return <Chips label={`Chosen: ${legend}`} values={[...labels.keys()]} onRemove={remove} />
  return (
    <div className="grid gap-2" role="group" aria-label={`Chosen: ${legend}`}>
      {byMonth(values).map(([month, dates]) => {
        const name = monthName().format(dayOf(`${month}-01`))
        return (
          <div
            key={month}
            className="grid gap-y-1 gap-x-3 [&_.chip]:ps-2 [&_.chip]:tabular-nums @min-[30rem]:grid-cols-[8.5rem_minmax(0,1fr)]"
          >
            <span className="text-text-muted font-semibold text-small/8" aria-hidden="true">
              {name}
            </span>
            <Chips
              label={name}
              values={dates.map((date) => readable().format(dayOf(date)))}
              short={shortDate}
              onRemove={remove}
            />
          </div>
        )
      })}
    </div>
  )
}

/**
 * Selects many dates on a calendar. A click, Space, or Enter toggles a day; arrow and Page keys move. Selected days are
 * listed below the calendar or next to it.
 */
export function DatesField({ legend, hint, values, onChange, disabled = false, children }: DatesFieldProps) {
  const id = useId()
  const calendar = useRef<HTMLDivElement>(null)
  const [first] = values
  const [month, setMonth] = useState(() => (first === undefined ? new Date() : dayOf(first)))
  const [earliest, setEarliest] = useState(first)
  // Shows dates added outside the calendar by moving to the first one.
  if (first !== earliest) {
    setEarliest(first)
    if (first !== undefined && (earliest === undefined || first < earliest)) setMonth(dayOf(first))
  }
  const change = (dates: string[]) => {
    onChange(dates)
    // The chip and its button are gone, so the calendar receives focus.
    calendar.current?.querySelector<HTMLElement>('td button[tabindex="0"]')?.focus()
  }
  return (
    <fieldset
      className={classNames(
        'dates-field choice-group grid gap-2 @container [&:disabled_.chip]:pe-3',
        children !== undefined && 'dates-field--beside',
      )}
      disabled={disabled}
      aria-describedby={`${id}-count`}
    >
      <legend>{legend}</legend>
      {hint !== undefined && <p className="field__hint">{hint}</p>}
      <div className="grid grid-cols-1 content-start gap-2 @narrow:in-[.dates-field--beside]:grid-cols-[auto_minmax(0,1fr)] @narrow:in-[.dates-field--beside]:gap-8">
        <div
          ref={calendar}
          className="self-start w-fit max-w-full p-3 border border-border rounded-large bg-surface max-[26.01rem]:w-full max-[26.01rem]:p-2"
        >
          <DayPicker
            mode="multiple"
            navLayout="around"
            fixedWeeks
            disabled={disabled}
            month={month}
            onMonthChange={setMonth}
            selected={values.map(dayOf)}
            onSelect={(days) => onChange((days ?? []).map(dateOf).sort())}
          />
        </div>
        <div className="grid grid-cols-1 content-start gap-2">
          {children}
          <div className="flex flex-wrap items-center gap-y-0 gap-x-4">
            <p className="field__hint" role="status" id={`${id}-count`}>
              {values.length === 0
                ? 'No date chosen'
                : values.length === 1
                  ? '1 date chosen'
                  : `${values.length} dates chosen`}
            </p>
            {values.length > 1 && !disabled && (
              <Button variant="quiet" onClick={() => change([])}>
                Remove all dates
              </Button>
            )}
          </div>
          <SelectedDates
            legend={legend}
            values={values}
            onRemove={(removed) => change(values.filter((date) => date !== removed))}
          />
        </div>
      </div>
    </fieldset>
  )
}
