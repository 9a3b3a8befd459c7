import { academy } from '#domain/academy.ts'
import { courseFaults } from '#domain/courses/check-course.ts'
import { clockTime, fieldTime } from '#domain/courses/clock-time.ts'
import type { Subject } from '#domain/courses/course.ts'
import { liveName } from '#domain/courses/live-name.ts'
import {
  type CourseField,
  type CourseFieldFacts,
  courseFields,
  type CourseForm,
} from '#domain/messages/course-fields.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import type { CourseFieldsInput, CreateCourseInput } from '#generated/schema.ts'
import { formatDates } from '#web/lib/format/format-dates.ts'

export type { CourseForm } from '#domain/messages/course-fields.ts'

/** The subjects of a new course, and of an existing one (spec 2.9.11). */
export const newSubjects: readonly Subject[] = ['RN', 'PN']
export const allSubjects: readonly Subject[] = ['RN', 'PN', 'CPR', 'IV']

const isCourseField = (name: string): name is CourseField => name in courseFields

/** The fields in form order. */
export const fieldNames: readonly CourseField[] = Object.keys(courseFields).filter(isCourseField)

export const factsOf = (field: CourseField): CourseFieldFacts => courseFields[field]

const emptyOf = ({ kind, initial = '' }: CourseFieldFacts) => {
  if (kind === 'flag') return true
  return kind === 'dates' || kind === 'contents' ? [] : initial
}

function formWith(valueOf: (field: CourseField, facts: CourseFieldFacts) => unknown): CourseForm
function formWith(valueOf: (field: CourseField, facts: CourseFieldFacts) => unknown): object {
  return Object.fromEntries(fieldNames.map((field) => [field, valueOf(field, factsOf(field))]))
}

/** Defaults of a new course (spec 2.9.10). */
export const newForm = formWith((_, facts) => emptyOf(facts))

/** Converts a stored course to form values. */
export const formOf = (course: ManagedCourseFieldsFragment): CourseForm =>
  formWith((field, facts) => {
    const value = course[field]
    if (value === null) return emptyOf({ ...facts, initial: '' })
    if (facts.kind === 'time') return fieldTime(String(value))
    return typeof value === 'number' ? String(value) : value
  })

/** Form values of a copy. A new course has fewer subjects to select from (spec 1.2.14, 2.9.11). */
export function copyOf(course: ManagedCourseFieldsFragment): CourseForm {
  const form = formOf(course)
  return { ...form, subject: newSubjects.find((subject) => subject === form.subject) ?? '' }
}

/** The read-only instructor of a course type (spec 2.3.8). */
export const instructorOf = (type: CourseForm['type']) =>
  type === 'Online' ? academy.onlineInstructor : academy.instructor

/** The name shown in the form: as entered, or for a Live course generated from the values so far (spec 2.5.21). */
export function shownName({ type, name, subject, dates, startTime }: CourseForm): string {
  if (type !== 'Live') return name
  return subject === '' || dates.length === 0 ? '' : liveName(subject, dates, clockTime(startTime)).trim()
}

/** Converts the form to API input. For an Online course, omits the fields of Live courses (spec 2.3.17). */
export function fieldsOf(form: CourseForm): Omit<CourseFieldsInput, 'content'> & { content: string[] } {
  const { type, dates, startTime, endTime, location, maxStudents, content, ...others } = form
  const shared = { ...others, name: shownName(form), content: [...content] }
  if (type !== 'Live') return shared
  const times = { startTime: clockTime(startTime), endTime: clockTime(endTime) }
  return { ...shared, ...times, dates: [...dates], location, maxStudents }
}

export const inputOf = (form: CourseForm): CreateCourseInput => ({
  ...fieldsOf(form),
  type: form.type,
  instructor: instructorOf(form.type),
})

/** The field of an error code from the form's or the server's validation. Most of the server's codes have none. */
export const fieldOfRefusal = (code: string): CourseField | undefined =>
  fieldNames.find((field) => factsOf(field).codes.some((known) => known === code))

/** Validates the form with the rules that the server also uses (spec 2.5.1 to 2.5.15). */
export function courseErrors(form: CourseForm): { message: string; field: CourseField | undefined }[] {
  return courseFaults(inputOf(form)).map((code) => {
    const field = fieldOfRefusal(code)
    const endMissing = field === 'startTime' && form.startTime !== ''
    return { message: courseMessages[code], field: endMissing ? 'endTime' : field }
  })
}

/** A field's value for comparison, ignoring surrounding whitespace. */
const valueOf = (form: CourseForm, field: CourseField) => {
  const value = form[field]
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}

/** The fields of `form` that differ from `base`. Ignores the generated name of a Live course (spec 2.5.20, 2.5.21). */
export const changesOf = (base: CourseForm, form: CourseForm): Partial<CourseForm> =>
  fieldNames
    .filter((field) => field !== 'name' || form.type !== 'Live')
    .filter((field) => valueOf(base, field) !== valueOf(form, field))
    .reduce<Partial<CourseForm>>((changes, field) => ({ ...changes, [field]: form[field] }), {})

/** Formats the value of a field. */
export function textOf(field: CourseField, form: Partial<CourseForm>, nameOf: (content: string) => string): string {
  const { kind, flag } = factsOf(field)
  const value = form[field] ?? ''
  if (typeof value === 'boolean') return (value ? flag?.on : flag?.off) ?? ''
  if (typeof value === 'string') return kind === 'time' ? clockTime(value) : value
  return kind === 'dates' ? formatDates(value) : value.map(nameOf).join(', ')
}
