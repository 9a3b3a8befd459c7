import type { Course } from '#domain/courses/course.ts'
import type { Seats } from '#domain/courses/seats.ts'
import { courseActiveKey, courseByName, courseKey, courseStudentKey, inCatalogue, type Key, seatsKey } from './keys.ts'

/** A course in the table; the item's `type` is 'course', the course's type is `courseType`. */
export type CourseItem = Key & { gsi1pk?: string; gsi1sk?: string; gsi2pk: string; gsi2sk: string } & Omit<
    Course,
    'type'
  > & { type: 'course'; courseType: Course['type'] }

/** The item of a course: in the catalogue's index only while it is published. */
export const courseItem = ({ type, ...course }: Course): CourseItem => ({
  ...courseKey(course.key),
  ...(course.published ? inCatalogue(course.key) : {}),
  ...courseByName(course.archived ? 'Archived' : type, course.name, course.key),
  ...course,
  type: 'course',
  courseType: type,
})

/** The course that an item holds. */
export function courseOf(item: CourseItem): Course {
  const { pk: _pk, sk: _sk, gsi1pk: _1pk, gsi1sk: _1sk, gsi2pk: _2pk, gsi2sk: _2sk, type: _type, ...rest } = item
  const { courseType, ...course } = rest
  return { ...course, type: courseType }
}

/**
 * Guards edits against enrolments: `version` grows with every progress that opens in the course, `courseVersion` is the
 * course's version. Creating a progress has a condition on the second, editing the course on the first.
 */
export type CourseActiveItem = Key & {
  type: 'course-active'
  version: number
  courseVersion?: number
  /** When the course was first published (epoch milliseconds): since then somebody may have paid for it. */
  offeredOn?: number
  /** `offeredOn` is written; absent in items of older versions, whose courses may have been published before. */
  tracksOffers?: true
}

export const courseActiveItem = ({ key, version }: Pick<Course, 'key' | 'version'>): CourseActiveItem => ({
  ...courseActiveKey(key),
  type: 'course-active',
  version: 0,
  courseVersion: version,
  tracksOffers: true,
})

/** Somebody with a progress in a course: their latest one there. */
export type CourseStudent = {
  uid: string
  /** First and last name at enrolment (the roster, decisions 2.3). */
  name: string
  /** Lists are sorted by it. */
  lastName: string
  /** In the course's students list: Students only, and by an administrator once per linked group (spec 1.4.22, 2.4.5). */
  listed: boolean
  progressKey: string
  /** As the progress says; 0: open-ended. */
  endTime: number
  dateCreated: number
}

export type CourseStudentItem = Key & { type: 'course-student' } & CourseStudent

export const courseStudentItem = (course: string, student: CourseStudent): CourseStudentItem => ({
  ...courseStudentKey(course, student.uid),
  type: 'course-student',
  ...student,
})

/** The seats of a link group of Live courses; `version` grows with every change. `courses`: keys of the group's courses. */
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
 * In the place of the seats of a link group: the class that `of` names (`linkGroup`) was moved to the time of this group and keeps the seats
 * of its own (decision 0104). While it is there no course gets seats here.
 */
export type SeatsMovedItem = Key & { type: 'seats-moved'; group: string; of: string }

export const seatsMovedItem = (group: string, of: string): SeatsMovedItem => ({
  ...seatsKey(group),
  type: 'seats-moved',
  group,
  of,
})
