import { classNameOf } from '#domain/courses/class-name.ts'
import type { CourseNotice } from '#domain/courses/course-notice.ts'
import type { Course } from '#domain/courses/course.ts'
import type { SameName } from '#domain/courses/same-name.ts'
import type { Seats } from '#domain/courses/seats.ts'
import { yearOf } from '#domain/courses/year-of.ts'
import { offersQuizzes } from '#domain/quizzes/offers-quizzes.ts'
import { urlOfName } from '#domain/text/url-of-name.ts'
import type { Course as CourseReply } from '#generated/schema.ts'
import {
  courseActiveKey,
  courseByName,
  courseKey,
  courseStudentKey,
  inCatalogue,
  type Key,
  seatsKey,
  nameKey,
  courseNoticeKey,
  inOpenNotices,
} from './keys.ts'

/** A course in the table; the item's `type` is 'course', the course's type is `courseType`. */
export type CourseItem = Key & { gsi1pk?: string; gsi1sk?: string; gsi2pk: string; gsi2sk: string } & Omit<
    Course,
    'type'
  > & { type: 'course'; courseType: Course['type'] }

/** Returns the item of a course: in the catalogue's index only while it is published. */
export const courseItem = ({ type, ...course }: Course): CourseItem => ({
  ...courseKey(course.key),
  ...(course.published ? inCatalogue(course.key) : {}),
  ...courseByName(course.archived ? 'Archived' : type, course.name, course.key),
  ...course,
  type: 'course',
  courseType: type,
})

/** Returns the course of an item. */
export function courseOf(item: CourseItem): Course {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, gsi2pk: _2pk, gsi2sk: _2sk, type: _type, ...rest } = item
  const { courseType, ...course } = rest
  return { ...course, type: courseType }
}

/**
 * Guards edits against enrollments: `version` is incremented by every progress that opens in the course,
 * `courseVersion` is the course's version. Creating a progress is conditional on the second, editing the course on the
 * first.
 */
export type CourseActiveItem = Key & {
  type: 'course-active'
  version: number
  courseVersion?: number
  /** When the course was first published (epoch milliseconds): since then someone may have paid for it. */
  offeredOn?: number
  /**
   * Whether `offeredOn` is maintained; absent in items of older versions, whose courses may have been published before.
   */
  tracksOffers?: true
}

export const courseActiveItem = ({ key, version }: Pick<Course, 'key' | 'version'>): CourseActiveItem => ({
  ...courseActiveKey(key),
  type: 'course-active',
  version: 0,
  courseVersion: version,
  tracksOffers: true,
})

/** A student with a progress in a course: the latest one there. */
export type CourseStudent = {
  uid: string
  /** First and last name at enrollment (the roster, decisions 2.3). */
  name: string
  /** The sort key of lists. */
  lastName: string
  /**
   * Whether they are in the course's students list: Students only, and by an administrator once per linked group (spec
   * 1.4.22, 2.4.5).
   */
  listed: boolean
  progressKey: string
  /** As in the progress; 0: open-ended. */
  endTime: number
  dateCreated: number
}

export type CourseStudentItem = Key & { type: 'course-student' } & CourseStudent

export const courseStudentItem = (course: string, student: CourseStudent): CourseStudentItem => ({
  ...courseStudentKey(course, student.uid),
  type: 'course-student',
  ...student,
})

/**
 * The seats of a link group of Live courses; `version` is incremented by every change. `courses`: keys of the group's
 * courses.
 */
export type SeatsItem = Key & Seats & { type: 'seats'; group: string; version: number; courses?: readonly string[] }

export const seatsItem = (
  group: string,
  seats: Seats,
  version: number,
  courses: readonly string[] = [],
): SeatsItem => ({
  ...seatsKey(group),
  type: 'seats',
  group,
  version,
  courses,
  ...seats,
})

/**
 * Replaces the seats of a link group: the class with link group `of` was rescheduled to this group's time and keeps its
 * own seats (decision 0104). While it exists no course gets seats here.
 */
export type SeatsMovedItem = Key & { type: 'seats-moved'; group: string; of: string }

export const seatsMovedItem = (group: string, of: string): SeatsMovedItem => ({
  ...seatsKey(group),
  type: 'seats-moved',
  group,
  of,
})

/** The format before decision 0046: one list of contents for all, and by online days the course's key. */
type OlderSameName = { courses?: undefined; content: readonly string[]; days: Readonly<Record<string, string>> }

/** A course name, compared by its URL form, with its courses (spec 2.5.18, 2.5.19). */
export type CourseNameItem = Key & (SameName | OlderSameName) & { type: 'name'; version: number }

type Named = Pick<Course, 'type' | 'name' | 'dates'>

/** Returns the key of any course's name before decision 0046, and of an Online course's name. */
export const undatedNameKey = ({ name }: Pick<Course, 'name'>): Key => nameKey('COURSE', urlOfName(name))

/** Returns the key of a course's name: a Live course has one for each year. */
export function courseNameKey(course: Named): Key {
  const year = yearOf(course)
  return year === undefined ? undatedNameKey(course) : nameKey('COURSE', `${urlOfName(course.name)}#${year}`)
}

export const courseNameItem = (key: Key, same: SameName, version: number): CourseNameItem => ({
  ...key,
  type: 'name',
  version,
  courses: same.courses,
})

/** Returns the courses of an item in either format. */
export function sameNameOf(item: CourseNameItem): SameName {
  if (item.courses) return { courses: item.courses }
  const { content } = item
  const courses = Object.entries(item.days).reduce<SameName['courses']>(
    (all, [days, key]) => ({ ...all, [key]: { content, days: Number(days) } }),
    {},
  )
  return { courses }
}

/** The delivery progress of a notice to its course's students. */
export type NoticeProgress = {
  /** The number of recipients when it was written. */
  total: number
  sent: number
  /** Recipients whose e-mail was rejected after many tries. */
  failed: number
  /** Tries of the current page. */
  tries: number
  /** The last processed student (uid); '' before the first. */
  lastUid: string
  /** The only recipients (uids); absent: everyone in the course. */
  onlyFor?: readonly string[]
  /** When it was delivered to everyone (epoch milliseconds); until then it is in the index of open ones. */
  doneOn?: number
}

/** A notice to the students of one course. `key` and `name` are the course's. */
export type CourseNoticeItem = Key &
  CourseNotice &
  NoticeProgress & { type: 'course-notice'; key: string; name: string; gsi1pk?: string; gsi1sk?: string }

export const courseNoticeItem = (
  course: { key: string; name: string; startTime?: string },
  notice: CourseNotice,
  total: number,
  onlyFor?: readonly string[],
): CourseNoticeItem => ({
  ...courseNoticeKey(course.key, notice.notice),
  ...inOpenNotices(notice.createdOn, course.key, notice.notice),
  type: 'course-notice',
  key: course.key,
  name: classNameOf(course),
  ...notice,
  total,
  sent: 0,
  failed: 0,
  tries: 0,
  lastUid: '',
  ...(onlyFor === undefined ? {} : { onlyFor }),
})

/** Whether a notice is addressed to a student of its course. */
export const isNoticeFor = ({ onlyFor }: Pick<NoticeProgress, 'onlyFor'>, uid: string): boolean =>
  onlyFor === undefined || onlyFor.includes(uid)

/** Returns a course's fields for administrators. */
export const courseReply = (course: Course): CourseReply => ({
  key: course.key,
  type: course.type,
  name: classNameOf(course),
  subject: course.subject,
  price: course.price,
  onlineDays: course.onlineDays,
  liveClasses: course.liveClasses,
  instructor: course.instructor,
  published: course.published,
  dates: course.dates ? [...course.dates] : null,
  startTime: course.startTime ?? null,
  endTime: course.endTime ?? null,
  location: course.location ?? null,
  maxStudents: course.maxStudents ?? null,
  description: course.description ?? null,
  ownQuizzes: offersQuizzes(course),
  passesRequired: course.passesRequired ?? true,
  archived: course.archived === true,
  content: [...course.content],
  group: course.group,
  version: course.version,
})

/** Returns the same fields from a course's item. */
export const courseItemReply = (item: CourseItem): CourseReply => courseReply({ ...item, type: item.courseType })
