import { useRef } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { planFormWords as words, WEEKDAYS } from '#domain/messages/plan.ts'
import { LAST_START, START_STEP, wrongExamDay, wrongPlan } from '#domain/study/plan/plan-settings.ts'
import { dayOf, dayText } from '#domain/study/student-day.ts'
import { serverNow } from '#web/lib/api/clock-store.ts'
import { showMessage } from '#web/lib/message-store.ts'
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { DatesField } from '#web/ui/form/dates-field.tsx'
import { domainResolver } from '#web/ui/form/domain-resolver.ts'
import { Form } from '#web/ui/form/form.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { deviceZone, zoneOptions } from '#web/lib/format/time-zones.ts'
import type { StudyPlan } from '#web/components/study/plan-query.ts'
import { useChangePlan } from './use-plan.ts'

/** Form values of a plan. Without saved settings, defaults to the device's time zone. */
const typedOf = ({ examDay, timeZone, freeWeekdays, freeDays, startMinute, settingsVersion }: StudyPlan) => ({
  examDay: examDay ?? '',
  timeZone: settingsVersion === 0 ? deviceZone() : timeZone,
  freeWeekdays: [...freeWeekdays],
  freeDays: [...freeDays],
  startMinute: String(startMinute),
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

/** Converts form values to API input. */
const inputOf = (typed: Typed) => ({ ...typed, startMinute: Number(typed.startMinute) })

/**
 * Validates with the current day in the selected time zone, as the server does. The exam day is required here, because a
 * plan needs one.
 */
function planErrors(typed: Typed) {
  const examDay = wrongExamDay(typed.examDay, dayText(dayOf(serverNow(), typed.timeZone)))
  return [
    ...(examDay === undefined ? [] : [{ field: 'examDay', message: words.wrong.examDay[examDay] }]),
    ...wrongPlan(inputOf(typed)).map((field) => ({ field, message: words.wrong[field] })),
  ]
}

/**
 * Edits the exam day, free days, and start time. Shows errors at their fields. If another window changed the plan
 * first, shows that change and saves nothing.
 */
export function PlanForm({ plan, onClose }: { plan: StudyPlan; onClose: () => void }) {
  const form = useForm<Typed>({
    values: typedOf(plan),
    shouldFocusError: false,
    resolver: domainResolver<Typed>(planErrors),
  })
  const timeZone = useWatch({ control: form.control, name: 'timeZone' })
  const element = useRef<HTMLFormElement>(null)
  const { saving } = useChangePlan()
  const disabled = saving.isPending
  const save = (typed: Typed) => {
    if (saving.isPending) return
    saving.mutate(
      { ...inputOf(typed), version: plan.version, settingsVersion: plan.settingsVersion },
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
      title={plan.state === 'examDayMissing' ? words.firstTitle : words.title}
      startInField
      confirmLabel={words.save}
      busy={saving.isPending}
      onConfirm={() => element.current?.requestSubmit()}
      onCancel={onClose}
    >
      <Form ref={element} form={form} onSubmit={save} onChange={() => saving.reset()}>
        <TextField name="examDay" label={words.examDay} type="date" required disabled={disabled} />
        <ControlledField control={form.control} name="freeWeekdays">
          {(weekdays, onChange) => (
            <fieldset className="choice-group" disabled={disabled} aria-describedby="plan-weekdays">
              <legend>{words.freeWeekdays}</legend>
              <p className="field__hint" id="plan-weekdays">
                {words.freeWeekdaysHint}
              </p>
              <div className="flex flex-wrap gap-y-0 gap-x-6">
                {WEEKDAYS.map((name, weekday) => (
                  <CheckboxField
                    key={name}
                    label={name}
                    checked={weekdays.includes(weekday)}
                    onChange={({ target }) => {
                      const others = weekdays.filter((other) => other !== weekday)
                      onChange(target.checked ? [...others, weekday] : others)
                    }}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </ControlledField>
        <ControlledField control={form.control} name="freeDays">
          {(values, onChange) => (
            <DatesField
              legend={words.freeDays}
              hint={words.freeDaysHint}
              disabled={disabled}
              values={values}
              onChange={(days) => {
                onChange(days)
                saving.reset()
              }}
            />
          )}
        </ControlledField>
        <SelectField
          name="startMinute"
          label={words.startTime}
          hint={words.startTimeHint}
          options={TIMES}
          disabled={disabled}
        />
        <SelectField
          name="timeZone"
          label={words.timeZone}
          hint={words.timeZoneHint}
          options={zoneOptions(plan.timeZone, timeZone)}
          disabled={disabled}
        />
        {saving.error !== null && (
          <Notice tone="error" role="alert">
            {saving.error.message}
          </Notice>
        )}
      </Form>
    </ConfirmDialog>
  )
}
