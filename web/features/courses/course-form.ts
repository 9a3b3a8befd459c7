import { academy } from '#domain/academy.ts'
import { courseFaults } from '#domain/courses/check-course.ts'
import type { CourseType, Subject } from '#domain/courses/course.ts'
import { liveName } from '#domain/courses/live-name.ts'
import { type CourseMessage, courseMessages } from '#domain/messages/courses.ts'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import type { CourseFieldsInput, CreateCourseInput } from '#generated/schema.ts'

/** What the form of a course holds: numbers are digit strings as typed (spec 2.3.5). */
export type CourseForm = {
  /** '' until it is chosen. */
  type: CourseType | ''
  name: string
  subject: Subject | ''
  price: string
  onlineDays: string
  dates: readonly string[]
  startTime: string
  endTime: string
  location: string
  maxStudents: string
  /** Plain text for the course's public page. */
  description: string
  /** Its students make quizzes of their own. */
  ownQuizzes: boolean
  /** Its certificate needs every test with a pass grade passed. */
  passesRequired: boolean
  content: readonly string[]
}

export type CourseField = keyof CourseForm

/** The subjects of a new course, and of one that exists (spec 2.9.11). */
export const newSubjects: readonly Subject[] = ['RN', 'PN']
export const allSubjects: readonly Subject[] = ['RN', 'PN', 'CPR', 'IV']

/** A new course's defaults (spec 2.9.10). */
export const newForm: CourseForm = {
  type: '',
  name: '',
  subject: 'RN',
  price: '0',
  onlineDays: '0',
  dates: [],
  startTime: '',
  endTime: '',
  location: '',
  maxStudents: '',
  description: '',
  ownQuizzes: true,
  passesRequired: true,
  content: [],
}

/** The form of a course as it is stored. */
export const formOf = (course: ManagedCourseFieldsFragment): CourseForm => ({
  type: course.type,
  name: course.name,
  subject: course.subject,
  price: String(course.price),
  onlineDays: String(course.onlineDays),
  dates: course.dates ?? [],
  startTime: course.startTime ?? '',
  endTime: course.endTime ?? '',
  location: course.location ?? '',
  maxStudents: course.maxStudents === null ? '' : String(course.maxStudents),
  description: course.description ?? '',
  ownQuizzes: course.ownQuizzes,
  passesRequired: course.passesRequired,
  content: course.content,
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
  return subject === '' || dates.length === 0 ? '' : liveName(subject, dates, startTime).trim()
}

/** The fields as they are sent; what belongs to Live courses only stays out of an Online one (spec 2.3.17). */
export function fieldsOf(form: CourseForm): Omit<CourseFieldsInput, 'content'> & { content: string[] } {
  const { subject, price, onlineDays, description, ownQuizzes, passesRequired } = form
  const shared = {
    ...{ name: shownName(form), subject, price, onlineDays, description, ownQuizzes, passesRequired },
    content: [...form.content],
  }
  if (form.type !== 'Live') return shared
  const { startTime, endTime, location, maxStudents } = form
  return { ...shared, dates: [...form.dates], startTime, endTime, location, maxStudents }
}

export const inputOf = (form: CourseForm): CreateCourseInput => ({
  ...fieldsOf(form),
  type: form.type,
  instructor: instructorOf(form.type),
})

type ServerCode = 'course-linked-seats' | 'course-linked-content' | 'course-class-taken' | 'course-class-moved'

/** Which field a refusal speaks of, by the form's rules or by the server. */
const fieldByCode: Partial<Record<CourseMessage | ServerCode, CourseField>> = {
  'course-type-empty': 'type',
  'course-subject-invalid': 'subject',
  'course-name-empty': 'name',
  'course-name-short': 'name',
  'course-name-long': 'name',
  'course-name-letters': 'name',
  'course-price-empty': 'price',
  'course-price-invalid': 'price',
  'course-days-empty': 'onlineDays',
  'course-days-invalid': 'onlineDays',
  'course-location-empty': 'location',
  'course-dates-empty': 'dates',
  'course-dates-invalid': 'dates',
  'course-dates-many': 'dates',
  'course-times-empty': 'startTime',
  'course-times-invalid': 'startTime',
  'course-times-order': 'endTime',
  'course-class-taken': 'startTime',
  'course-class-moved': 'startTime',
  'course-seats-empty': 'maxStudents',
  'course-seats-invalid': 'maxStudents',
  'course-description-long': 'description',
  'course-content-empty': 'content',
  'course-content-many': 'content',
  'course-location-long': 'location',
  'course-identical': 'name',
  'course-seats-taken': 'maxStudents',
  'course-linked-seats': 'maxStudents',
  'course-linked-content': 'content',
  'course-content-missing': 'content',
}

/** The field that a refusal of the server speaks of; most speak of none. */
export const fieldOfRefusal = (code: string): CourseField | undefined =>
  Object.entries(fieldByCode).find(([known]) => known === code)?.[1]

/** What is wrong with the form, by the rules that the server uses too (spec 2.5.1 to 2.5.15). */
export function courseErrors(form: CourseForm): { message: string; field: CourseField | undefined }[] {
  return courseFaults(inputOf(form)).map((code) => {
    const field = fieldByCode[code]
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

export const isChanged = (base: CourseForm, form: CourseForm) => Object.keys(changesOf(base, form)).length > 0

/** The fields and their labels, in the order of the form. */
export const fieldLabels: Record<CourseField, string> = {
  type: 'Type',
  subject: 'Subject',
  name: 'Name',
  price: 'Price',
  onlineDays: 'Online Days',
  dates: 'Dates',
  startTime: 'Start Time',
  endTime: 'End Time',
  location: 'Location',
  maxStudents: 'Max Students',
  description: 'Description',
  ownQuizzes: 'Quizzes',
  passesRequired: 'Certificate',
  content: 'Content',
}

export const fieldNames: readonly CourseField[] = [
  'type',
  'subject',
  'name',
  'price',
  'onlineDays',
  'dates',
  'startTime',
  'endTime',
  'location',
  'maxStudents',
  'description',
  'ownQuizzes',
  'passesRequired',
  'content',
]
