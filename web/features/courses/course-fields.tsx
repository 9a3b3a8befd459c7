import { MAX_DESCRIPTION_LENGTH } from '#domain/courses/check-course.ts'
import type { Subject } from '#domain/courses/course.ts'
import type { CourseField } from '#domain/messages/course-fields.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { ControlledField } from '#web/ui/form/controlled-field.tsx'
import { DatesField } from '#web/ui/form/dates-field.tsx'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { OrderedChoice } from '#web/ui/form/ordered-choice.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import type { Edit } from '#web/ui/form/use-edit-form.ts'
import { type CourseForm, factsOf, fieldNames, instructorOf, shownName } from './course-form.ts'
import { WeeklyDates } from './weekly-dates.tsx'

export type ContentChoice = { key: string; name: string }

export type CourseFieldsProps = {
  edit: Edit<CourseForm>
  contents: readonly ContentChoice[]
  subjects: readonly Subject[]
  /** The instructor of an existing course. A new one uses that of its type. */
  instructor?: string
  /** The type of an existing course can't change (spec 2.4.4). */
  typeFixed?: boolean
  disabled?: boolean
}

const types = [
  { value: 'Live', label: 'Live: meets on dates' },
  { value: 'Online', label: 'Online: taken at any time' },
]

/** Fields with a fixed place in the form. Others come last. */
const PLACED: readonly CourseField[] = [
  ...(['type', 'subject', 'name', 'price', 'onlineDays', 'dates', 'startTime', 'endTime'] as const),
  ...(['location', 'maxStudents', 'description', 'content'] as const),
]
const OTHERS = fieldNames.filter((field) => !PLACED.includes(field))

/** A single-line, multi-line, or checkbox field. */
function OwnField({ name }: { name: CourseField }) {
  const { kind, label, hint, flag } = factsOf(name)
  if (flag) return <CheckboxField name={name} label={flag.allow} />
  if (kind === 'lines') return <TextAreaField {...{ name, label, hint }} rows={6} maxLength={MAX_DESCRIPTION_LENGTH} />
  if (kind === 'time') return <TextField {...{ name, label, hint }} type="time" />
  const digits = kind === 'number' && ({ inputMode: 'numeric', autoComplete: 'off' } as const)
  return <TextField {...{ name, label, hint }} {...digits} />
}

/** All fields of a course, as one block that can be disabled (spec 2.3). */
export function CourseFields(props: CourseFieldsProps) {
  const { edit, contents, subjects, typeFixed = false, disabled = false } = props
  const { typed } = edit
  const { instructor = instructorOf(typed.type) } = props
  const { control } = edit.form
  const live = typed.type === 'Live'
  return (
    <fieldset
      className="grid grid-cols-1 gap-4 min-w-0 m-0 p-0 border-0 min-[64rem]:grid-cols-2 min-[64rem]:gap-8"
      disabled={disabled}
    >
      <div className="grid grid-cols-1 content-start gap-4 min-w-0">
        <ControlledField control={control} name="type">
          {(value, onChange) => (
            <RadioGroup
              legend={factsOf('type').label}
              options={types}
              value={value}
              row
              disabled={typeFixed}
              onChange={(type) => onChange(type === 'Live' ? 'Live' : 'Online')}
            />
          )}
        </ControlledField>
        <ControlledField control={control} name="subject">
          {(value, onChange) => (
            <RadioGroup
              legend={factsOf('subject').label}
              options={subjects.map((subject) => ({ value: subject, label: subject }))}
              value={value}
              row
              onChange={(given) => onChange(subjects.find((subject) => subject === given) ?? '')}
            />
          )}
        </ControlledField>
      </div>
      <div className="grid grid-cols-1 content-start gap-4 min-w-0">
        {live ? (
          <FieldSlot field="name">
            <TextField
              label={factsOf('name').label}
              hint="Made from the subject, the first date and the start time"
              readOnly
              value={shownName(typed)}
            />
          </FieldSlot>
        ) : (
          <OwnField name="name" />
        )}
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
          <OwnField name="price" />
          <OwnField name="onlineDays" />
        </div>
      </div>
      {live && (
        <div className="min-[64rem]:col-span-full">
          <ControlledField control={control} name="dates">
            {(values, onChange) => (
              <DatesField
                legend={factsOf('dates').label}
                hint={factsOf('dates').hint ?? ''}
                {...{ values, onChange, disabled }}
              >
                <WeeklyDates {...{ values, onChange, disabled }} />
              </DatesField>
            )}
          </ControlledField>
        </div>
      )}
      <div className="grid grid-cols-1 content-start gap-4 min-w-0">
        {live && (
          <>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-4">
              <OwnField name="startTime" />
              <OwnField name="endTime" />
            </div>
            <OwnField name="location" />
            <OwnField name="maxStudents" />
          </>
        )}
        <TextField label="Instructor" readOnly value={instructor} />
        {!live && <OwnField name="description" />}
      </div>
      <div className="grid grid-cols-1 content-start gap-4 min-w-0">
        {live && <OwnField name="description" />}
        <ControlledField control={control} name="content">
          {(values, onChange) => (
            <OrderedChoice
              legend={factsOf('content').label}
              hint={
                typed.type === 'Online'
                  ? 'At least one, in the order that students see'
                  : 'In the order that students see'
              }
              options={contents.map(({ key, name }) => ({ value: key, label: name }))}
              values={values}
              goneLabel="A content that no longer exists"
              emptyLabel="There is no content yet"
              disabled={disabled}
              onChange={onChange}
            />
          )}
        </ControlledField>
        {OTHERS.map((field) => (
          <OwnField key={field} name={field} />
        ))}
      </div>
    </fieldset>
  )
}
