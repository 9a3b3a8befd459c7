import { expect, it } from 'vitest'
import type { Course } from '#domain/courses/course.ts'
import {
  courseActiveItem,
  courseItem,
  courseItemReply,
  courseNameItem,
  courseNameKey,
  courseNoticeItem,
  courseOf,
  courseReply,
  courseStudentItem,
  isNoticeFor,
  sameNameOf,
  seatsItem,
  seatsMovedItem,
} from './course.ts'
import { courseNoticeKey, inOpenNotices } from './keys.ts'

const course: Course = {
  ...{ key: 'k1', type: 'Live', name: 'RN Review', subject: 'RN', price: 399, onlineDays: 90, liveClasses: 2 },
  ...{
    instructor: 'A. Nurse',
    published: true,
    dates: ['2026-03-05'],
    content: ['c1'],
    group: 'live#review',
    version: 4,
  },
}
const stored = { ...course, type: 'course', courseType: 'Live', pk: 'COURSE#k1', sk: 'META' }
const byName = (type: string) => ({ gsi2pk: `COURSES#${type}`, gsi2sk: 'rn review#k1' })

it('a course is stored under its key, by its name, and in the catalogue while it is published', () => {
  const item = courseItem(course)
  expect(item).toEqual({ ...stored, ...byName('Live'), gsi1pk: 'CATALOGUE', gsi1sk: 'COURSE#k1' })
  expect(courseOf(item)).toEqual(course)
  const hidden = { published: false, archived: true } as const
  expect(courseItem({ ...course, ...hidden })).toEqual({ ...stored, ...hidden, ...byName('Archived') })
})

it('a course’s guard, students, and seats are stored', () => {
  expect(courseActiveItem(course)).toEqual({
    ...{ pk: 'COURSE#k1', sk: 'ACTIVE', type: 'course-active', version: 0, courseVersion: 4, tracksOffers: true },
  })
  const student = {
    uid: 'jane',
    name: 'Jane Doe',
    lastName: 'Doe',
    listed: true,
    progressKey: 'p1',
    endTime: 0,
    dateCreated: 1,
  }
  expect(courseStudentItem('k1', student)).toEqual({
    ...{ pk: 'COURSE#k1', sk: 'STUDENT#jane', type: 'course-student' },
    ...student,
  })
  const seats = { max: 3, students: {}, holds: {} }
  const room = { pk: 'SEATS#live#review', sk: 'META', group: 'live#review' }
  expect(seatsItem(course.group, seats, 2)).toEqual({ ...room, ...seats, type: 'seats', version: 2, courses: [] })
  expect(seatsItem(course.group, seats, 2, ['k1'])).toMatchObject({ courses: ['k1'] })
  expect(seatsMovedItem(course.group, 'live#other')).toEqual({ ...room, type: 'seats-moved', of: 'live#other' })
})

it('a Live course’s name is stored once a year, with the courses that have it', () => {
  const courses = { k1: { content: ['c1'], days: 90 } }
  const item = courseNameItem(courseNameKey(course), { courses }, 2)
  expect(item).toEqual({ ...courseNameKey(course), type: 'name', version: 2, courses })
  expect(courseNameKey({ ...course, type: 'Online' })).not.toEqual(courseNameKey(course))
  expect(sameNameOf(item)).toEqual({ courses })
})

it('a notice is stored with its delivery, open, and for everyone in the course unless it names its students', () => {
  const notice = { notice: 'n1', kind: 'message', subject: 'Room', text: 'Room 5', createdOn: 7 } as const
  const item = courseNoticeItem({ key: 'k1', name: 'RN Review' }, notice, 12)
  expect(item).toStrictEqual({
    ...courseNoticeKey('k1', 'n1'),
    ...inOpenNotices(7, 'k1', 'n1'),
    ...{ type: 'course-notice', key: 'k1', name: 'RN Review', ...notice },
    ...{ total: 12, sent: 0, failed: 0, tries: 0, lastUid: '' },
  })
  expect(isNoticeFor(item, 'jane')).toBe(true)
  const forJane = courseNoticeItem({ key: 'k1', name: 'RN Review' }, notice, 1, ['jane'])
  expect(forJane).toEqual({ ...item, total: 1, onlyFor: ['jane'] })
  expect([isNoticeFor(forJane, 'jane'), isNoticeFor(forJane, 'joe')]).toEqual([true, false])
})

it('an item’s reply is that of its course', () => {
  expect(courseItemReply(courseItem(course))).toEqual(courseReply(course))
  expect(courseItemReply(courseItem(course))).toMatchObject({ key: 'k1', type: 'Live', content: ['c1'] })
})
