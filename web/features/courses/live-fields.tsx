import { lazy, Suspense } from 'react'
import { clockTime, fieldTime } from '#domain/courses/clock-time.ts'
import { Skeleton } from '#web/ui/layout/skeleton.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type CourseForm, fieldLabels } from './course-form.ts'
import { WeeklyDates } from './weekly-dates.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'

// The calendar comes with the first Live course that is looked at.
const DatesField = lazy(async () => ({ default: (await import('#web/ui/form/dates-field.tsx')).DatesField }))

type LiveFieldsProps = { form: CourseForm; onChange: (change: Partial<CourseForm>) => void; disabled: boolean }

/** What only a Live course has: dates, times, place and seats (spec 2.3.9 to 2.3.12). */
export function LiveFields({ form, onChange, disabled }: LiveFieldsProps) {
  return (
    <div className="course-fields__live">
      <FieldSlot field="dates">
        <Suspense fallback={<Skeleton label="Loading the calendar" count={1} />}>
          <DatesField
            legend={fieldLabels.dates}
            hint="Choose every day on which the class meets"
            values={form.dates}
            disabled={disabled}
            onChange={(dates) => {
              onChange({ dates })
            }}
          />
          <WeeklyDates
            values={form.dates}
            disabled={disabled}
            onChange={(dates) => {
              onChange({ dates })
            }}
          />
        </Suspense>
      </FieldSlot>
      <div className="course-fields__class">
        <div className="course-fields__pair">
          <FieldSlot field="startTime">
            <TextField
              label={fieldLabels.startTime}
              type="time"
              value={fieldTime(form.startTime)}
              onChange={(event) => {
                onChange({ startTime: clockTime(event.target.value) })
              }}
            />
          </FieldSlot>
          <FieldSlot field="endTime">
            <TextField
              label={fieldLabels.endTime}
              type="time"
              value={fieldTime(form.endTime)}
              onChange={(event) => {
                onChange({ endTime: clockTime(event.target.value) })
              }}
            />
          </FieldSlot>
        </div>
        <FieldSlot field="location">
          <TextField
            label={fieldLabels.location}
            value={form.location}
            onChange={(event) => {
              onChange({ location: event.target.value })
            }}
          />
        </FieldSlot>
        <FieldSlot field="maxStudents">
          <TextField
            label={fieldLabels.maxStudents}
            hint="Seats, shared with linked courses"
            inputMode="numeric"
            autoComplete="off"
            value={form.maxStudents}
            onChange={(event) => {
              onChange({ maxStudents: event.target.value })
            }}
          />
        </FieldSlot>
      </div>
    </div>
  )
}
