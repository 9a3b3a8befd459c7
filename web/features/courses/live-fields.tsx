import { clockTime, fieldTime } from '#domain/courses/clock-time.ts'
import { DatesField } from '#web/ui/form/dates-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type CourseForm, fieldLabels } from './course-form.ts'
import { WeeklyDates } from './weekly-dates.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'

type LiveFieldsProps = { form: CourseForm; onChange: (change: Partial<CourseForm>) => void; disabled: boolean }

/** The days of a Live course, one by one or those of a term at once (spec 2.3.9). */
export function ClassDates({ form, onChange, disabled }: LiveFieldsProps) {
  const props = {
    values: form.dates,
    disabled,
    onChange: (dates: string[]) => onChange({ dates }),
  }
  return (
    <FieldSlot field="dates">
      <DatesField legend={fieldLabels.dates} hint="Choose every day on which the class meets" {...props}>
        <WeeklyDates {...props} />
      </DatesField>
    </FieldSlot>
  )
}

/** When a Live course meets, where, and how many seats it has (spec 2.3.10 to 2.3.12). */
export function ClassFields({ form, onChange }: Omit<LiveFieldsProps, 'disabled'>) {
  return (
    <>
      <div className="course-fields__pair">
        <FieldSlot field="startTime">
          <TextField
            label={fieldLabels.startTime}
            type="time"
            value={fieldTime(form.startTime)}
            onChange={(event) => onChange({ startTime: clockTime(event.target.value) })}
          />
        </FieldSlot>
        <FieldSlot field="endTime">
          <TextField
            label={fieldLabels.endTime}
            type="time"
            value={fieldTime(form.endTime)}
            onChange={(event) => onChange({ endTime: clockTime(event.target.value) })}
          />
        </FieldSlot>
      </div>
      <FieldSlot field="location">
        <TextField
          label={fieldLabels.location}
          value={form.location}
          onChange={(event) => onChange({ location: event.target.value })}
        />
      </FieldSlot>
      <FieldSlot field="maxStudents">
        <TextField
          label={fieldLabels.maxStudents}
          hint="Seats, shared with linked courses"
          inputMode="numeric"
          autoComplete="off"
          value={form.maxStudents}
          onChange={(event) => onChange({ maxStudents: event.target.value })}
        />
      </FieldSlot>
    </>
  )
}
