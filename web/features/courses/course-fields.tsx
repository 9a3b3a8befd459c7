import { MAX_DESCRIPTION_LENGTH } from '#domain/courses/check-course.ts'
import type { Subject } from '#domain/courses/course.ts'
import { courseCertificateWords, courseQuizWords } from '#domain/messages/course-admin.ts'
import { CheckboxField } from '#web/ui/form/checkbox-field.tsx'
import { OrderedChoice } from '#web/ui/form/ordered-choice.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { TextAreaField } from '#web/ui/form/text-area-field.tsx'
import { TextField } from '#web/ui/form/text-field.tsx'
import { type CourseForm, fieldLabels, instructorOf, shownName } from './course-form.ts'
import { FieldSlot } from '#web/ui/form/field-slot.tsx'
import { ClassDates, ClassFields } from './live-fields.tsx'
import './manage-courses.css'

export type ContentChoice = { key: string; name: string }

export type CourseFieldsProps = {
  form: CourseForm
  onChange: (change: Partial<CourseForm>) => void
  contents: readonly ContentChoice[]
  subjects: readonly Subject[]
  /** The instructor of a course that exists; a new one gets that of its type. */
  instructor?: string
  /** The type of a course that exists never changes (spec 2.4.4). */
  typeFixed?: boolean
  disabled?: boolean
}

const types = [
  { value: 'Live', label: 'Live: meets on dates' },
  { value: 'Online', label: 'Online: taken at any time' },
]

/** Every field of a course, as one block that can be disabled (spec 2.3). */
export function CourseFields({
  form,
  onChange,
  contents,
  subjects,
  instructor = instructorOf(form.type),
  typeFixed = false,
  disabled = false,
}: CourseFieldsProps) {
  const live = form.type === 'Live'
  const description = (
    <FieldSlot field="description">
      <TextAreaField
        label={fieldLabels.description}
        hint="Shown on the course’s public page: who it is for and what students can do afterwards. An empty line begins a paragraph."
        rows={6}
        maxLength={MAX_DESCRIPTION_LENGTH}
        value={form.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </FieldSlot>
  )
  return (
    <fieldset className="course-fields" disabled={disabled}>
      <div className="course-fields__column">
        <FieldSlot field="type">
          <RadioGroup
            legend={fieldLabels.type}
            options={types}
            value={form.type}
            row
            disabled={typeFixed}
            onChange={(type) => onChange({ type: type === 'Live' ? 'Live' : 'Online' })}
          />
        </FieldSlot>
        <FieldSlot field="subject">
          <RadioGroup
            legend={fieldLabels.subject}
            options={subjects.map((subject) => ({ value: subject, label: subject }))}
            value={form.subject}
            row
            onChange={(given) => onChange({ subject: subjects.find((subject) => subject === given) ?? '' })}
          />
        </FieldSlot>
      </div>
      <div className="course-fields__column">
        <FieldSlot field="name">
          <TextField
            label={fieldLabels.name}
            hint={live ? 'Made from the subject, the first date and the start time' : undefined}
            readOnly={live}
            value={shownName(form)}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        </FieldSlot>
        <div className="course-fields__pair">
          <FieldSlot field="price">
            <TextField
              label={fieldLabels.price}
              hint="Whole dollars"
              inputMode="numeric"
              autoComplete="off"
              value={form.price}
              onChange={(event) => onChange({ price: event.target.value })}
            />
          </FieldSlot>
          <FieldSlot field="onlineDays">
            <TextField
              label={fieldLabels.onlineDays}
              hint="How many days the course stays open"
              inputMode="numeric"
              autoComplete="off"
              value={form.onlineDays}
              onChange={(event) => onChange({ onlineDays: event.target.value })}
            />
          </FieldSlot>
        </div>
      </div>
      {live && (
        <div className="course-fields__dates">
          <ClassDates form={form} onChange={onChange} disabled={disabled} />
        </div>
      )}
      <div className="course-fields__column">
        {live && <ClassFields form={form} onChange={onChange} />}
        <TextField label="Instructor" readOnly value={instructor} />
        {!live && description}
      </div>
      <div className="course-fields__column">
        {live && description}
        <FieldSlot field="content">
          <OrderedChoice
            legend={fieldLabels.content}
            hint={
              form.type === 'Online' ? 'At least one, in the order that students see' : 'In the order that students see'
            }
            options={contents.map(({ key, name }) => ({ value: key, label: name }))}
            values={form.content}
            goneLabel="A content that no longer exists"
            emptyLabel="There is no content yet"
            disabled={disabled}
            onChange={(content) => onChange({ content })}
          />
        </FieldSlot>
        <FieldSlot field="ownQuizzes">
          <CheckboxField
            label={courseQuizWords.allow}
            checked={form.ownQuizzes}
            onChange={({ target }) => onChange({ ownQuizzes: target.checked })}
          />
        </FieldSlot>
        <FieldSlot field="passesRequired">
          <CheckboxField
            label={courseCertificateWords.require}
            checked={form.passesRequired}
            onChange={({ target }) => onChange({ passesRequired: target.checked })}
          />
        </FieldSlot>
      </div>
    </fieldset>
  )
}
