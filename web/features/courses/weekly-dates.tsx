import { type KeyboardEvent, useRef, useState } from 'react'
import { addWeekly, WEEKDAYS, type WeeklyFault } from '#domain/courses/weekly-dates.ts'
import { weeklyFaults, weeklyWords as words } from '#domain/messages/weekly-dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'

type WeeklyDatesProps = { values: readonly string[]; disabled: boolean; onChange: (values: string[]) => void }

const FROM_FAULTS: readonly (WeeklyFault | undefined)[] = ['no-from']
const DAY_FAULTS: readonly (WeeklyFault | undefined)[] = ['no-weekday', 'none', 'too-many']

/** Adds the dates of a term in one step, such as every Tuesday and Thursday until a day. Each can be removed again. */
export function WeeklyDates({ values, disabled, onChange }: WeeklyDatesProps) {
  const [weekdays, setWeekdays] = useState<readonly number[]>([])
  const [from, setFrom] = useState('')
  const [until, setUntil] = useState('')
  const [fault, setFault] = useState<WeeklyFault>()
  const addButton = useRef<HTMLButtonElement>(null)
  const [added, setAdded] = useState<readonly string[]>()
  const change = (apply: () => void) => {
    apply()
    setFault(undefined)
    setAdded(undefined)
  }
  const add = () => {
    const verdict = addWeekly(values, { weekdays, from, until })
    setFault(verdict.ok ? undefined : verdict.fault)
    if (!verdict.ok) return
    setAdded(verdict.dates.filter((date) => !values.includes(date)))
    onChange(verdict.dates)
  }
  const undo = () => {
    onChange(values.filter((date) => added?.includes(date) !== true))
    setAdded(undefined)
    // The undo button no longer exists.
    addButton.current?.focus()
  }
  // Enter would submit the whole form.
  const addOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    add()
  }
  const text = fault && weeklyFaults[fault]
  return (
    <fieldset className="choice-group grid gap-3 justify-items-start min-w-0" disabled={disabled}>
      <legend>{words.legend}</legend>
      <div className="grid grid-cols-[repeat(7,minmax(0,3.25rem))] gap-1 w-full" role="group" aria-label={words.days}>
        {WEEKDAYS.map((day, index) => {
          const isChosen = weekdays.includes(index)
          return (
            <button
              key={day}
              type="button"
              className="min-h-target px-0 border border-border-strong rounded-full bg-surface text-text text-small cursor-pointer aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-on-primary disabled:opacity-60 disabled:cursor-default"
              aria-pressed={isChosen}
              aria-label={day}
              onClick={() =>
                change(() => setWeekdays(isChosen ? weekdays.filter((other) => other !== index) : [...weekdays, index]))
              }
            >
              {day.slice(0, 3)}
            </button>
          )
        })}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] gap-3 w-full">
        <TextField
          label={words.from}
          type="date"
          value={from}
          onKeyDown={addOnEnter}
          error={FROM_FAULTS.includes(fault) ? text : undefined}
          onChange={(event) => change(() => setFrom(event.target.value))}
        />
        <TextField
          label={words.until}
          type="date"
          value={until}
          onKeyDown={addOnEnter}
          error={fault === 'no-until' || fault === 'until-before-from' ? text : undefined}
          onChange={(event) => change(() => setUntil(event.target.value))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-y-2 gap-x-3">
        <Button ref={addButton} variant="secondary" onClick={add}>
          {words.add}
        </Button>
        {added !== undefined && added.length > 0 && (
          <Button variant="quiet" onClick={undo}>
            {words.undo}
          </Button>
        )}
      </div>
      <p role="status" className={DAY_FAULTS.includes(fault) ? 'text-error' : 'field__hint'}>
        {DAY_FAULTS.includes(fault) ? text : added !== undefined && words.added(added.length)}
      </p>
    </fieldset>
  )
}
