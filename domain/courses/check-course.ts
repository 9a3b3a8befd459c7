import { withoutUnseen } from '#domain/text/without-unseen.ts'
import type { CourseMessage } from '#domain/messages/courses.ts'
import { isLongName } from '#domain/text/is-long-name.ts'
import { hasBidiControls } from '#domain/text/is-readable.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { clockTime, fieldTime } from './clock-time.ts'
import type { CourseType, Subject } from './course.ts'
import { liveName } from './live-name.ts'
import { minutesOfDay } from './starts-at.ts'
import { MAX_DATES } from './weekly-dates.ts'

/** A course as submitted by the form: numbers are digit strings as typed (spec 2.3.5). */
export type CourseDraft = {
  type: string
  name: string
  subject: string
  price: string
  onlineDays: string
  instructor?: string | null | undefined
  dates?: readonly string[] | null | undefined
  startTime?: string | null | undefined
  endTime?: string | null | undefined
  location?: string | null | undefined
  maxStudents?: string | null | undefined
  /** Plain text for the course's public page; absent or empty: none. */
  description?: string | null | undefined
  /** Absent: students can create quizzes. */
  ownQuizzes?: boolean | null | undefined
  /** Absent: its certificate needs every test with a pass grade passed. */
  passesRequired?: boolean | null | undefined
  content: readonly string[]
}

/** The checked course; Live-only fields are absent for Online (spec 2.3.17). */
export type CheckedCourse = {
  type: CourseType
  name: string
  subject: Subject
  price: number
  onlineDays: number
  liveClasses: number
  instructor: string
  content: string[]
  description?: string
  ownQuizzes?: false
  passesRequired?: false
  live?: { dates: string[]; startTime: string; endTime: string; location: string; maxStudents: number }
}

export type CourseVerdict = { ok: true; course: CheckedCourse } | { ok: false; code: CourseMessage }

/** Returns the fields to keep when a client doesn't know them. */
export const keptFields = (
  changes: Partial<CourseDraft>,
  before: Pick<CourseDraft, KeptFields>,
): Pick<CourseDraft, KeptFields> => ({
  description: changes.description ?? before.description,
  ownQuizzes: changes.ownQuizzes ?? before.ownQuizzes,
  passesRequired: changes.passesRequired ?? before.passesRequired,
})
type KeptFields = 'description' | 'ownQuizzes' | 'passesRequired'

/** All subjects, and the subjects of new courses (spec 2.3.4, 2.9.11). */
export const SUBJECTS: readonly Subject[] = ['RN', 'PN', 'CPR', 'IV']
export const NEW_SUBJECTS: readonly Subject[] = ['RN', 'PN']
const TYPES: readonly CourseType[] = ['Live', 'Online']
const typeOf = (value: string) => TYPES.find((type) => type === value)
/** Whole numbers above 0 of at most six digits (decisions 2.5). */
const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined)
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
/** Our limits: a transaction has at most a hundred writes, an item 400 KB. */
const MAX_CONTENTS = 40
const MAX_LOCATION_LENGTH = 200
/** The maximum characters of a description, counting a line end as one. */
export const MAX_DESCRIPTION_LENGTH = 2_000
/** Returns a typed time in the academy's format: '9:00AM'; '' if it is not a time. */
const timeOf = (text: string) => clockTime(fieldTime(text))
/** Whether a class would end before or when it begins. */
const endsFirst = (start: string, end: string) => (minutesOfDay(timeOf(end)) ?? 0) <= (minutesOfDay(timeOf(start)) ?? 0)
const trimmed = (text: string | null | undefined) => (text ?? '').trim()

/** A class's room and times as typed. */
export type ClassDraft = Pick<CourseDraft, 'location' | 'startTime' | 'endTime'>
type ClassMeeting = { location: string; startTime: string; endTime: string }
export type ClassVerdict = { ok: true; meeting: ClassMeeting } | { ok: false; code: CourseMessage }

type Faults = readonly (CourseMessage | undefined)[]

function locationFault(location: string): CourseMessage | undefined {
  if (location === '') return 'course-location-empty'
  return location.length > MAX_LOCATION_LENGTH ? 'course-location-long' : undefined
}

function timesFault(start: string, end: string): CourseMessage | undefined {
  if (start === '' || end === '') return 'course-times-empty'
  if (timeOf(start) === '' || timeOf(end) === '') return 'course-times-invalid'
  return endsFirst(start, end) ? 'course-times-order' : undefined
}

function datesFault(dates: readonly string[]): CourseMessage | undefined {
  if (dates.length === 0) return 'course-dates-empty'
  if (!dates.every(isDate)) return 'course-dates-invalid'
  return dates.length > MAX_DATES ? 'course-dates-many' : undefined
}

/** Returns the error of a field that requires a whole number above 0. */
function numberFault(text: string, empty: CourseMessage, invalid: CourseMessage): CourseMessage | undefined {
  if (text === '') return empty
  return wholeNumber(text) === undefined ? invalid : undefined
}

/** Returns all errors of a class's room and times (spec 2.5.10, 2.5.12), by the rules of its course. */
export const classFaults = ({ location, startTime, endTime }: ClassDraft): CourseMessage[] =>
  [locationFault(trimmed(location)), timesFault(trimmed(startTime), trimmed(endTime))].filter(
    (fault) => fault !== undefined,
  )

/** Returns a room and times as stored, or their first error. */
export function checkClass(draft: ClassDraft): ClassVerdict {
  const [code] = classFaults(draft)
  if (code !== undefined) return { ok: false, code }
  const times = { startTime: timeOf(trimmed(draft.startTime)), endTime: timeOf(trimmed(draft.endTime)) }
  return { ok: true, meeting: { location: trimmed(draft.location), ...times } }
}

const datesOf = ({ dates }: CourseDraft) => [...new Set(dates ?? [])].sort()

const liveFaults = (draft: CourseDraft): Faults => [
  locationFault(trimmed(draft.location)),
  datesFault(datesOf(draft)),
  timesFault(trimmed(draft.startTime), trimmed(draft.endTime)),
  numberFault(trimmed(draft.maxStudents), 'course-seats-empty', 'course-seats-invalid'),
]

/**
 * Returns why a typed name is rejected; a Live course's name is generated and needs no check (spec 2.5.3, 2.5.4,
 * 2.5.21).
 */
function nameFault(name: string): CourseMessage | undefined {
  if (withoutUnseen(name) === '') return 'course-name-empty'
  if (name.length < 3) return 'course-name-short'
  if (isLongName(name)) return 'course-name-long'
  return urlOfName(name) === '' || hasBidiControls(name) ? 'course-name-letters' : undefined
}

function contentFault({ content }: CourseDraft, type: CourseType): CourseMessage | undefined {
  const chosen = new Set(content).size
  if (type === 'Online' && chosen === 0) return 'course-content-empty'
  return chosen > MAX_CONTENTS ? 'course-content-many' : undefined
}

const descriptionOf = ({ description }: CourseDraft) => trimmed(description).replace(/\r\n?/g, '\n')
const subjectOf = ({ subject }: CourseDraft, subjects: readonly Subject[]) =>
  subjects.find((offered) => offered === subject)

/**
 * Returns all errors of a course, in the order of spec 2.5.1 to 2.5.15, then whether its subject is one of `subjects`
 * (a new course: RN or PN, spec 2.3.4).
 */
export function courseFaults(draft: CourseDraft, subjects: readonly Subject[] = SUBJECTS): CourseMessage[] {
  const type = typeOf(draft.type)
  if (!type) return ['course-type-empty']
  const faults: Faults = [
    type === 'Online' ? nameFault(trimmed(draft.name)) : undefined,
    numberFault(trimmed(draft.price), 'course-price-empty', 'course-price-invalid'),
    numberFault(trimmed(draft.onlineDays), 'course-days-empty', 'course-days-invalid'),
    ...(type === 'Live' ? liveFaults(draft) : []),
    contentFault(draft, type),
    subjectOf(draft, subjects) ? undefined : 'course-subject-invalid',
    descriptionOf(draft).length > MAX_DESCRIPTION_LENGTH ? 'course-description-long' : undefined,
  ]
  return faults.filter((fault) => fault !== undefined)
}

/** Returns a course as stored, or its first error. `instructor` is the default label (decisions 2.3). */
export function checkCourse(
  draft: CourseDraft,
  instructor: string,
  subjects: readonly Subject[] = SUBJECTS,
): CourseVerdict {
  const [code] = courseFaults(draft, subjects)
  const [type, subject] = [typeOf(draft.type), subjectOf(draft, subjects)]
  if (code !== undefined || !type || !subject) return { ok: false, code: code ?? 'course-type-empty' }
  const description = descriptionOf(draft)
  const shared = {
    type,
    subject,
    price: Number(trimmed(draft.price)),
    onlineDays: Number(trimmed(draft.onlineDays)),
    instructor: trimmed(draft.instructor) || instructor,
    content: [...new Set(draft.content)],
    ...(description && { description }),
    ...(draft.ownQuizzes === false && { ownQuizzes: false as const }),
    ...(draft.passesRequired === false && { passesRequired: false as const }),
  }
  if (type === 'Online') return { ok: true, course: { ...shared, name: withoutUnseen(draft.name), liveClasses: 0 } }
  const dates = datesOf(draft)
  const [startTime, endTime] = [timeOf(trimmed(draft.startTime)), timeOf(trimmed(draft.endTime))]
  const live = {
    location: trimmed(draft.location),
    dates,
    startTime,
    endTime,
    maxStudents: Number(trimmed(draft.maxStudents)),
  }
  const name = liveName(subject, dates, startTime)
  return { ok: true, course: { ...shared, name, liveClasses: dates.length, live } }
}
