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

/** The subjects of a new course, and of one that exists (spec 2.9.11). */
export const newSubjects: readonly Subject[] = ['RN', 'PN']
export const allSubjects: readonly Subject[] = ['RN', 'PN', 'CPR', 'IV']

const isCourseField = (name: string): name is CourseField => name in courseFields

/** The fields in the order of the form. */
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

/** A new course's defaults (spec 2.9.10). */
export const newForm = formWith((_, facts) => emptyOf(facts))

/** The form of a course as it is stored. */
export const formOf = (course: ManagedCourseFieldsFragment): CourseForm =>
  formWith((field, facts) => {
    const value = course[field]
    if (value === null) return emptyOf({ ...facts, initial: '' })
    if (facts.kind === 'time') return fieldTime(String(value))
    return typeof value === 'number' ? String(value) : value
  })

/** The form of a copy: a new course has fewer subjects to choose from (spec 1.2.14, 2.9.11). */
export function copyOf(course: ManagedCourseFieldsFragment): CourseForm {
  const form = formOf(course)
  return { ...form, subject: newSubjects.find((subject) => subject === form.subject) ?? '' }
}

/** The read-only instructor of a type (spec 2.3.8). */
export const instructorOf = (type: CourseForm['type']) =>
  type === 'Online' ? academy.onlineInstructor : academy.instructor

/** The name as the form shows it: as typed, or for a Live course as generated from what is there so far (spec 2.5.21). */
export function shownName({ type, name, subject, dates, startTime }: CourseForm): string {
  if (type !== 'Live') return name
  return subject === '' || dates.length === 0 ? '' : liveName(subject, dates, clockTime(startTime)).trim()
}

/** The fields as they are sent; what belongs to Live courses only stays out of an Online one (spec 2.3.17). */
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

/** The field that a refusal speaks of, by the form's rules or by the server; most of the server's speak of none. */
export const fieldOfRefusal = (code: string): CourseField | undefined =>
  fieldNames.find((field) => factsOf(field).codes.some((known) => known === code))

/** What is wrong with the form, by the rules that the server uses too (spec 2.5.1 to 2.5.15). */
export function courseErrors(form: CourseForm): { message: string; field: CourseField | undefined }[] {
  return courseFaults(inputOf(form)).map((code) => {
    const field = fieldOfRefusal(code)
    const endMissing = field === 'startTime' && form.startTime !== ''
    return { message: courseMessages[code], field: endMissing ? 'endTime' : field }
  })
}

/** A field's value to compare: spaces around words are no change. */
const valueOf = (form: CourseForm, field: CourseField) => {
  const value = form[field]
  return typeof value === 'string' ? value.trim() : JSON.stringify(value)
}

/** What `form` changes of `base`; a Live course's name is generated, so it is no change (spec 2.5.20, 2.5.21). */
export const changesOf = (base: CourseForm, form: CourseForm): Partial<CourseForm> =>
  fieldNames
    .filter((field) => field !== 'name' || form.type !== 'Live')
    .filter((field) => valueOf(base, field) !== valueOf(form, field))
    .reduce<Partial<CourseForm>>((changes, field) => ({ ...changes, [field]: form[field] }), {})

/** What a field was typed as, in words. */
export function textOf(field: CourseField, form: Partial<CourseForm>, nameOf: (content: string) => string): string {
  const { kind, flag } = factsOf(field)
  const value = form[field] ?? ''
  if (typeof value === 'boolean') return (value ? flag?.on : flag?.off) ?? ''
  if (typeof value === 'string') return kind === 'time' ? clockTime(value) : value
  return kind === 'dates' ? formatDates(value) : value.map(nameOf).join(', ')
}
