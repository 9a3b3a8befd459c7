import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { courseActiveItem, courseItem, type CourseStudentItem, seatsItem, type SeatsItem } from '#table/course.ts'
import { notifications, enrolmentLockKey, paymentKey, progressesOf, seatsKey } from '#table/keys.ts'
import type { NotificationItem } from '#table/notification.ts'
import type { EnrolmentLockItem, ProgressItem } from '#table/progress.ts'
import type { PaymentItem } from '#table/payment.ts'
import { userItem } from '#table/user.ts'
import type { Course } from '#domain/courses/course.ts'
import { linkGroup } from '#domain/courses/link-group.ts'
import type { User } from '#domain/users/user.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { Table } from '#lambdas/dynamodb/table.ts'
import type { PaymentDeps } from '#lambdas/payments/payment-deps.ts'
import { type FakeGateway, fakeGateway } from '#lambdas/payments/testing/fake-gateway.ts'

export const NOW = Date.UTC(2026, 1, 1, 12)
export const MINUTE = 60_000

export const aUser = (more: Partial<User> = {}): User => ({
  uid: 'jane',
  type: 'Student',
  firstName: 'Jane',
  lastName: 'Doe',
  displayName: 'Jane D',
  phone: '(305)555-0100',
  email: 'jane@example.com',
  data: 'jane doe',
  dateCreated: NOW,
  ...more,
})

export function aLiveCourse(more: Partial<Course> = {}): Course {
  const course = {
    key: 'live-rn',
    type: 'Live' as const,
    name: 'RN Review March 5 9:00AM',
    subject: 'RN' as const,
    price: 399,
    onlineDays: 90,
    liveClasses: 2,
    instructor: 'Academy Instructor',
    published: true,
    dates: ['2026-03-05', '2026-03-06'],
    startTime: '9:00AM',
    endTime: '5:00PM',
    location: 'Main Hall',
    maxStudents: 3,
    content: ['c1', 'c2'],
    version: 1,
    ...more,
  }
  return { ...course, group: linkGroup(course) }
}

export function anOnlineCourse(more: Partial<Course> = {}): Course {
  const course = {
    key: 'online-rn',
    type: 'Online' as const,
    name: 'RN Pharmacology Basics',
    subject: 'RN' as const,
    price: 199,
    onlineDays: 30,
    liveClasses: 0,
    instructor: 'ONLINE',
    published: true,
    content: ['c1'],
    version: 1,
    ...more,
  }
  return { ...course, group: linkGroup(course) }
}

/** An academy on a real table, with an observable card service and an adjustable clock. */
export type TestAcademy = PaymentDeps & {
  timeZone: string
  gateway: FakeGateway
  clock: { now: number }
  published: { document: string; variables: Record<string, unknown> }[]
  add: (...items: (Course | User)[]) => Promise<void>
  payment: (key: string) => Promise<PaymentItem | undefined>
  progress: (uid: string) => Promise<ProgressItem[]>
  ownership: (uid: string, group: string) => Promise<EnrolmentLockItem | undefined>
  /** Ends the student's lock on the group now. */
  endOwnership: (uid: string, group: string) => Promise<void>
  /** Frees a student's seat. */
  freeSeat: (uid: string, group: string) => Promise<void>
  /** Sets the seated students and leaves the holds unchanged. */
  fillSeats: (group: string, students: Record<string, number>) => Promise<void>
  seats: (group: string) => Promise<SeatsItem | undefined>
  courseStudents: (course: string) => Promise<CourseStudentItem[]>
  notifications: () => Promise<NotificationItem[]>
}

export function anAcademy(table: Table): TestAcademy {
  const clock = { now: NOW }
  const published: TestAcademy['published'] = []
  const publish: Publish = (document, variables) => {
    published.push({ document, variables })
    return Promise.resolve()
  }
  const put = (Item: Record<string, unknown>) => table.client.send(new PutCommand({ TableName: table.name, Item }))
  return {
    table,
    gateway: fakeGateway(),
    publish,
    now: () => clock.now,
    timeZone: 'America/New_York',
    clock,
    published,
    add: async (...items) => {
      for (const item of items) {
        if ('uid' in item) await put(userItem(item))
        else {
          await put(courseItem(item))
          await put(courseActiveItem(item))
          const seats = { max: item.maxStudents ?? 0, students: {}, holds: {} }
          if (item.type === 'Live') await put(seatsItem(item.group, seats, 1, [item.key]))
        }
      }
    },
    payment: (key) => getItem(table, paymentKey(key), { consistent: true }),
    progress: (uid) => queryItems(table, progressesOf(uid)),
    ownership: (uid, group) => getItem(table, enrolmentLockKey(uid, group), { consistent: true }),
    endOwnership: async (uid, group) => {
      const item = await getItem<EnrolmentLockItem>(table, enrolmentLockKey(uid, group), { consistent: true })
      if (item) await put({ ...item, endTime: clock.now })
    },
    freeSeat: async (uid, group) => {
      const item = await getItem<SeatsItem>(table, seatsKey(group), { consistent: true })
      if (!item) return
      const { [uid]: _gone, ...students } = item.students
      await put({ ...item, students, version: item.version + 1 })
    },
    fillSeats: async (group, students) => {
      const item = await getItem<SeatsItem>(table, seatsKey(group), { consistent: true })
      if (item) await put({ ...item, students, version: item.version + 1 })
    },
    seats: (group) => getItem(table, seatsKey(group), { consistent: true }),
    courseStudents: (course) => queryItems(table, { pk: `COURSE#${course}`, prefix: 'STUDENT#' }),
    notifications: () => queryItems(table, notifications),
  }
}
