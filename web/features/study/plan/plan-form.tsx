import { useState } from 'react'
import { planFormWords as words, WEEKDAYS } from '#domain/messages/plan.ts'
import { LAST_START, type PlanField, START_STEP, wrongExamDay, wrongPlan } from '#domain/study/plan/plan-settings.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { DatesField } from '#web/ui/form/dates-field.tsx'
import { FieldError } from '#web/ui/form/field-error.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deviceZone, zoneOptions } from '#web/lib/format/time-zones.ts'
import { type StudyPlan, useChangePlan } from './use-plan.ts'

/** Form values of a plan. Without saved settings, defaults to the device's time zone. */
const typedOf = ({ examDay, timeZone, freeWeekdays, freeDays, startMinute, settingsVersion }: StudyPlan) => ({
  examDay: examDay ?? '',
  timeZone: settingsVersion === 0 ? deviceZone() : timeZone,
  freeWeekdays: [...freeWeekdays],
  freeDays: [...freeDays],
  startMinute,
})
type Typed = ReturnType<typeof typedOf>

const two = (n: number): string => String(n).padStart(2, '0')
const timeOf = (minute: number): string => {
  const hour = Math.floor(minute / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${two(minute % 60)} ${hour < 12 ? 'AM' : 'PM'}`
}
const TIMES = Array.from({ length: LAST_START / START_STEP + 1 }, (_, at) => ({
  value: String(at * START_STEP),
  label: timeOf(at * START_STEP),
}))

/** Messages for the invalid fields. The exam day is required here, because a plan needs one. */
function validate(typed: Typed, today: string): Partial<Record<PlanField | 'examDay', string>> {
  const examDay = wrongExamDay(typed.examDay, today)
  const others = wrongPlan(typed).map((field) => [field, words.wrong[field]] as const)
  return {
    ...(examDay === undefined ? {} : { examDay: words.wrong.examDay[examDay] }),
    ...Object.fromEntries<string>(others),
  }
}

/**
 * Edits the exam day, free days, and start time. Shows errors at their fields. If another window changed the plan
 * first, shows that change and saves nothing.
 */
export function PlanForm({ plan, onClose }: { plan: StudyPlan; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(plan))
  const [shownErrors, setShownErrors] = useState<readonly string[]>([])
  const [shown, setShown] = useState(plan)
  const { saving } = useChangePlan()
  if (shown !== plan) {
    setShown(plan)
    if (shown.version !== plan.version || shown.settingsVersion !== plan.settingsVersion) setTyped(typedOf(plan))
  }
  const type = (change: Partial<Typed>) => {
    setTyped({ ...typed, ...change })
    saving.reset()
  }
  // Validates with the current day in the selected time zone, as the server does.
  const errors = validate(typed, dayText(dayOf(serverNow(), typed.timeZone)))
  // Errors found on Save stay until they are fixed.
  const errorOf = (field: keyof typeof errors) => (shownErrors.includes(field) ? errors[field] : undefined)
  const save = () => {
    setShownErrors(Object.keys(errors))
    if (Object.keys(errors).length > 0) return
    saving.mutate(
      { ...typed, version: plan.version, settingsVersion: plan.settingsVersion },
      {
        onSuccess: () => {
          showMessage(words.saved)
          onClose()
        },
      },
    )
  }
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={words.save}
      busy={saving.isPending}
      onConfirm={save}
      onCancel={onClose}
    >
      <Stack>
        <TextField
          label={words.examDay}
          type="date"
          required
          value={typed.examDay}
          error={errorOf('examDay')}
          disabled={saving.isPending}
          onChange={({ target }) => type({ examDay: target.value })}
        />
        <fieldset className="choice-group" disabled={saving.isPending} aria-describedby="plan-weekdays">
          <legend>{words.freeWeekdays}</legend>
          <p className="field__hint" id="plan-weekdays">
            {words.freeWeekdaysHint}
          </p>
          <div className="flex flex-wrap gap-y-0 gap-x-6">
            {WEEKDAYS.map((name, weekday) => (
              <CheckboxField
                key={name}
                label={name}
                checked={typed.freeWeekdays.includes(weekday)}
                onChange={({ target }) => {
                  const others = typed.freeWeekdays.filter((other) => other !== weekday)
                  type({ freeWeekdays: target.checked ? [...others, weekday] : others })
                }}
              />
            ))}
          </div>
          <FieldError id="plan-weekdays-error" error={errorOf('freeWeekdays')} />
        </fieldset>
        <DatesField
          legend={words.freeDays}
          hint={words.freeDaysHint}
          values={typed.freeDays}
          disabled={saving.isPending}
          onChange={(freeDays) => type({ freeDays })}
        />
        <FieldError id="plan-days-error" error={errorOf('freeDays')} />
        <SelectField
          label={words.startTime}
          hint={words.startTimeHint}
          options={TIMES}
          value={String(typed.startMinute)}
          error={errorOf('startMinute')}
          disabled={saving.isPending}
          onChange={({ target }) => type({ startMinute: Number(target.value) })}
        />
        <SelectField
          label={words.timeZone}
          hint={words.timeZoneHint}
          options={zoneOptions(plan.timeZone, typed.timeZone)}
          value={typed.timeZone}
          disabled={saving.isPending}
          onChange={({ target }) => type({ timeZone: target.value })}
        />
        {saving.error !== null && (
          <Notice tone="error" role="alert">
            {saving.error.message}
          </Notice>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
