import type { CourseMessage } from '../messages/courses.ts'
import type { CourseType, Subject } from './course.ts'
import { liveName } from './live-name.ts'
import { minutesOfDay } from './starts-at.ts'

/** A course as the form gives it: numbers are digit strings as typed (spec 2.3.5). */
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
  content: readonly string[]
}

/** What a checked draft becomes; Live-only fields are absent for Online (spec 2.3.17). */
export type CheckedCourse = {
  type: CourseType
  name: string
  subject: Subject
  price: number
  onlineDays: number
  liveClasses: number
  instructor: string
  content: string[]
  live?: { dates: string[]; startTime: string; endTime: string; location: string; maxStudents: number }
}

export type CourseVerdict = { ok: true; course: CheckedCourse } | { ok: false; code: CourseMessage }

const refuse = (code: CourseMessage): CourseVerdict => ({ ok: false, code })
const SUBJECTS: readonly Subject[] = ['RN', 'PN', 'CPR', 'IV']
const TYPES: readonly CourseType[] = ['Live', 'Online']
const typeOf = (given: string) => TYPES.find((type) => type === given)
const subjectOf = (given: string) => SUBJECTS.find((subject) => subject === given)
/** Whole numbers above 0 of at most six digits (decisions 2.5). */
const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined)
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
const trimmed = (text: string | null | undefined) => (text ?? '').trim()

function checkLive(
  draft: CourseDraft,
): { ok: true; live: NonNullable<CheckedCourse['live']> } | { ok: false; code: CourseMessage } {
  const location = trimmed(draft.location)
  const startTime = trimmed(draft.startTime)
  const endTime = trimmed(draft.endTime)
  const dates = [...new Set(draft.dates ?? [])].sort()
  const seats = trimmed(draft.maxStudents)
  const maxStudents = wholeNumber(seats)
  if (location === '') return { ok: false, code: 'course-location-empty' }
  if (dates.length === 0) return { ok: false, code: 'course-dates-empty' }
  if (!dates.every(isDate)) return { ok: false, code: 'course-dates-invalid' }
  if (startTime === '' || endTime === '') return { ok: false, code: 'course-times-empty' }
  if (minutesOfDay(startTime) === undefined || minutesOfDay(endTime) === undefined)
    return { ok: false, code: 'course-times-invalid' }
  if (seats === '') return { ok: false, code: 'course-seats-empty' }
  if (maxStudents === undefined) return { ok: false, code: 'course-seats-invalid' }
  return { ok: true, live: { location, dates, startTime, endTime, maxStudents } }
}

/** The name as typed, or the generated one of a Live course once its parts are there (spec 2.5.21). */
function nameOf(draft: CourseDraft, subject: Subject): string {
  const startTime = trimmed(draft.startTime)
  const dates = draft.dates ?? []
  if (draft.type !== 'Live' || dates.length === 0 || startTime === '') return trimmed(draft.name)
  return liveName(subject, dates, startTime)
}

/**
 * Whether a course may be created or kept so, in the order of spec 2.5.1 to 2.5.15. `instructor` is the label that a new
 * course gets when none is given (decisions 2.3).
 */
export function checkCourse(draft: CourseDraft, instructor: string): CourseVerdict {
  const type = typeOf(draft.type)
  if (!type) return refuse('course-type-empty')
  const subject = subjectOf(draft.subject)
  if (!subject) return refuse('course-subject-invalid')
  const name = nameOf(draft, subject)
  const price = trimmed(draft.price)
  const days = trimmed(draft.onlineDays)
  if (name === '' && type === 'Online') return refuse('course-name-empty')
  if (name.length < 3 && type === 'Online') return refuse('course-name-short')
  if (price === '') return refuse('course-price-empty')
  const dollars = wholeNumber(price)
  if (dollars === undefined) return refuse('course-price-invalid')
  if (days === '') return refuse('course-days-empty')
  const onlineDays = wholeNumber(days)
  if (onlineDays === undefined) return refuse('course-days-invalid')
  const content = [...new Set(draft.content)]
  const shared = {
    type,
    subject,
    price: dollars,
    onlineDays,
    instructor: trimmed(draft.instructor) || instructor,
    content,
  }
  if (type === 'Online') {
    if (content.length === 0) return refuse('course-content-empty')
    return { ok: true, course: { ...shared, name, liveClasses: 0 } }
  }
  const live = checkLive(draft)
  if (!live.ok) return live
  return { ok: true, course: { ...shared, name, liveClasses: live.live.dates.length, live: live.live } }
}
