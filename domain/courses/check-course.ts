import type { CourseMessage } from '#domain/messages/courses.ts'
import { isLongName } from '#domain/text/is-long-name.ts'
import { turnsText } from '#domain/text/is-readable.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import { clockTime, fieldTime } from './clock-time.ts'
import type { CourseType, Subject } from './course.ts'
import { liveName } from './live-name.ts'
import { minutesOfDay } from './starts-at.ts'
import { MOST_DATES } from './weekly-dates.ts'

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
  /** Plain text for the course's public page; absent or empty: none. */
  description?: string | null | undefined
  /** Absent: students make quizzes of their own. */
  ownQuizzes?: boolean | null | undefined
  /** Absent: its certificate needs every test with a pass grade passed. */
  passesRequired?: boolean | null | undefined
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
  description?: string
  ownQuizzes?: false
  passesRequired?: false
  live?: { dates: string[]; startTime: string; endTime: string; location: string; maxStudents: number }
}

export type CourseVerdict = { ok: true; course: CheckedCourse } | { ok: false; code: CourseMessage }

const refuse = (code: CourseMessage): CourseVerdict => ({ ok: false, code })
/** What a course may be of, and what a new one may be of (spec 2.3.4, 2.9.11). */
export const SUBJECTS: readonly Subject[] = ['RN', 'PN', 'CPR', 'IV']
export const NEW_SUBJECTS: readonly Subject[] = ['RN', 'PN']
const TYPES: readonly CourseType[] = ['Live', 'Online']
const typeOf = (given: string) => TYPES.find((type) => type === given)
/** Whole numbers above 0 of at most six digits (decisions 2.5). */
const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text) && Number(text) > 0 ? Number(text) : undefined)
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}
/** Limits of ours: a transaction holds a hundred writes, an item 400 KB. */
const MOST_CONTENTS = 40
const LONGEST_LOCATION = 200
/** Characters of a description, once line ends are single. */
export const LONGEST_DESCRIPTION = 2_000
/** A time as the academy writes it, whatever way it was typed: '9:00AM'; '' when it is none. */
const timeOf = (text: string) => clockTime(fieldTime(text))
/** Whether a class would end before it begins, or when it does. */
const endsFirst = (start: string, end: string) => (minutesOfDay(timeOf(end)) ?? 0) <= (minutesOfDay(timeOf(start)) ?? 0)
const trimmed = (text: string | null | undefined) => (text ?? '').trim()

/** Where and when a class meets, as it is typed. */
export type ClassDraft = Pick<CourseDraft, 'location' | 'startTime' | 'endTime'>
type ClassPlace = { location: string; startTime: string; endTime: string }
export type ClassVerdict = { ok: true; place: ClassPlace } | { ok: false; code: CourseMessage }

/** Whether a class may have this room and these times (spec 2.5.10, 2.5.12): the rules of its course. */
export function checkClass(draft: ClassDraft): ClassVerdict {
  const location = trimmed(draft.location)
  const [start, end] = [trimmed(draft.startTime), trimmed(draft.endTime)]
  if (location === '') return { ok: false, code: 'course-location-empty' }
  if (location.length > LONGEST_LOCATION) return { ok: false, code: 'course-location-long' }
  if (start === '' || end === '') return { ok: false, code: 'course-times-empty' }
  const [startTime, endTime] = [timeOf(start), timeOf(end)]
  if (startTime === '' || endTime === '') return { ok: false, code: 'course-times-invalid' }
  if (endsFirst(start, end)) return { ok: false, code: 'course-times-order' }
  return { ok: true, place: { location, startTime, endTime } }
}

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
  if (location.length > LONGEST_LOCATION) return { ok: false, code: 'course-location-long' }
  if (dates.length === 0) return { ok: false, code: 'course-dates-empty' }
  if (!dates.every(isDate)) return { ok: false, code: 'course-dates-invalid' }
  if (dates.length > MOST_DATES) return { ok: false, code: 'course-dates-many' }
  if (startTime === '' || endTime === '') return { ok: false, code: 'course-times-empty' }
  if (timeOf(startTime) === '' || timeOf(endTime) === '') return { ok: false, code: 'course-times-invalid' }
  if (endsFirst(startTime, endTime)) return { ok: false, code: 'course-times-order' }
  if (seats === '') return { ok: false, code: 'course-seats-empty' }
  if (maxStudents === undefined) return { ok: false, code: 'course-seats-invalid' }
  return { ok: true, live: { location, dates, startTime: timeOf(startTime), endTime: timeOf(endTime), maxStudents } }
}

/** Why a name as typed is refused; a Live course's name is generated and needs no check (spec 2.5.3, 2.5.4, 2.5.21). */
function nameFault(name: string): CourseMessage | undefined {
  if (name === '') return 'course-name-empty'
  if (name.length < 3) return 'course-name-short'
  if (isLongName(name)) return 'course-name-long'
  return urlOfName(name) === '' || turnsText(name) ? 'course-name-letters' : undefined
}

/**
 * Whether a course may be created or kept so, in the order of spec 2.5.1 to 2.5.15; then whether its subject is one of
 * `subjects` (a new course: RN or PN, spec 2.3.4). `instructor` is the label that the course gets when none is given
 * (decisions 2.3).
 */
export function checkCourse(
  draft: CourseDraft,
  instructor: string,
  subjects: readonly Subject[] = SUBJECTS,
): CourseVerdict {
  const type = typeOf(draft.type)
  if (!type) return refuse('course-type-empty')
  const name = trimmed(draft.name)
  const price = trimmed(draft.price)
  const days = trimmed(draft.onlineDays)
  const fault = type === 'Online' ? nameFault(name) : undefined
  if (fault) return refuse(fault)
  if (price === '') return refuse('course-price-empty')
  const dollars = wholeNumber(price)
  if (dollars === undefined) return refuse('course-price-invalid')
  if (days === '') return refuse('course-days-empty')
  const onlineDays = wholeNumber(days)
  if (onlineDays === undefined) return refuse('course-days-invalid')
  const content = [...new Set(draft.content)]
  const live = type === 'Live' ? checkLive(draft) : undefined
  if (live && !live.ok) return live
  if (!live && content.length === 0) return refuse('course-content-empty')
  if (content.length > MOST_CONTENTS) return refuse('course-content-many')
  const subject = subjects.find((offered) => offered === draft.subject)
  if (!subject) return refuse('course-subject-invalid')
  const description = trimmed(draft.description).replace(/\r\n?/g, '\n')
  if (description.length > LONGEST_DESCRIPTION) return refuse('course-description-long')
  const given = trimmed(draft.instructor) || instructor
  const shared = {
    type,
    subject,
    price: dollars,
    onlineDays,
    instructor: given,
    content,
    ...(description && { description }),
    ...(draft.ownQuizzes === false && { ownQuizzes: false as const }),
    ...(draft.passesRequired === false && { passesRequired: false as const }),
  }
  if (!live) return { ok: true, course: { ...shared, name, liveClasses: 0 } }
  const { dates, startTime } = live.live
  const generated = liveName(subject, dates, startTime)
  return { ok: true, course: { ...shared, name: generated, liveClasses: dates.length, live: live.live } }
}
