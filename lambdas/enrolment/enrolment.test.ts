import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aContent } from '../../data/testing/course-items.ts'
import { courseNameItem } from '../../data/course-name.ts'
import { courseStudentKey, ownershipKey } from '../../data/keys.ts'
import { type SeatsItem, seatsItem } from '../../data/seats.ts'
import type { CourseStudentItem } from '../../data/course.ts'
import type { Course } from '../../domain/courses/course.ts'
import { updateProgress } from '../learning/update-progress.ts'
import { registerCourse } from '../registration/register-course.ts'
import {
  aLiveCourse,
  anAcademy,
  anOnlineCourse,
  aUser,
  NOW,
  type TestAcademy,
} from '../registration/testing/an-academy.ts'
import { getItem } from '../shared/get-item.ts'
import { PUBLISH_PROGRESS } from '../shared/publications.ts'
import { Refusal } from '../shared/refusal.ts'
import { putItems } from '../shared/testing/put-items.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { courseStudents } from './course-students.ts'
import { createProgress } from './create-progress.ts'
import { managedCourse } from './managed-course.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

const DAY = 86_400_000
const admin = { sub: 'boss', groups: ['Admin'] }
const rn = aLiveCourse()
const pn = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN' })
const [month, quarter] = [anOnlineCourse({ key: 'o30' }), anOnlineCourse({ key: 'o90', onlineDays: 90 })]

let tables: TestTables
let academy: TestAcademy
beforeAll(async () => {
  tables = await startTables()
})
afterAll(() => tables.stop())
beforeEach(async () => {
  academy = anAcademy(await tables.table())
  await academy.add(rn, pn, month, quarter, aUser())
  const days = { '30': month.key, '90': quarter.key }
  await putItems(academy.table, [
    seatsItem(rn.group, { max: 3, students: {}, holds: {} }, 1, [rn.key, pn.key]),
    courseNameItem(month.name, { content: month.content, days }, 1),
  ])
})

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
const add = (course: Course, studentId = 'jane') => createProgress({ courseKey: course.key, studentId }, academy)
const end = (key: string, studentId = 'jane') => updateProgress(admin, { key, action: 'end', studentId }, academy)
const students = async (course: Course, page = 1) => courseStudents({ key: course.key, page }, academy)
const uids = async (course: Course) => (await students(course)).items.map(({ uid }) => uid)
const place = (course: Course, uid = 'jane') =>
  getItem<CourseStudentItem>(academy.table, courseStudentKey(course.key, uid), { consistent: true })
const seats = async (): Promise<SeatsItem | undefined> => academy.seats(rn.group)
const people = async (n: number) => {
  const all = Array.from({ length: n }, (_, at) => aUser({ uid: `u${at}`, firstName: `F${at}`, lastName: `L${at}` }))
  await academy.add(...all)
  return all.map(({ uid }) => uid)
}

describe('adding a student', () => {
  it('opens a progress with end time 0, owned, with a seat, and tells the student [2.4.5, 2.7.4, 2.3.18]', async () => {
    const progress = await add(rn)
    expect(progress).toMatchObject({
      name: rn.name,
      url: 'rn-review-march-5-9-00am-1',
      courseKey: rn.key,
      studentId: 'jane',
      onlineDays: 90,
      endTime: 0,
      complete: false,
      dateCreated: NOW,
      dates: rn.dates,
      courseEndTime: '5:00PM',
    })
    expect(await academy.progress('jane')).toMatchObject([{ key: progress.key, content: rn.content, group: rn.group }])
    expect(await academy.ownership('jane', rn.group)).toMatchObject({ progressKey: progress.key, endTime: 0 })
    expect(await seats()).toMatchObject({ students: { jane: 0 }, version: 2 })
    expect(await place(rn)).toMatchObject({ name: 'Jane Doe', listed: true, progressKey: progress.key, endTime: 0 })
    expect(academy.published).toEqual([{ document: PUBLISH_PROGRESS, variables: { input: progress } }])
  })

  it('works in a course that is not published, and numbers a second time [1.3.10]', async () => {
    await academy.add({ ...month, published: false })
    const first = await add(month)
    await end(first.key)
    academy.clock.now += 1
    expect((await add(month)).url).toBe('rn-pharmacology-basics-2')
  })

  it('is refused for somebody who has the course or a linked one [2.5.22]', async () => {
    await add(rn)
    await add(month)
    expect(await Promise.all([rn, pn, month, quarter].map((course) => code(add(course))))).toEqual(
      Array(4).fill('course-student-owned'),
    )
    await registerCourse(academy, 'jane', { courseKey: quarter.key, token: 'pm_ok', requestId: 'request-1' })
    expect(await academy.progress('jane')).toHaveLength(3)
  })

  it('is possible again once what they had has ended [2.5.22]', async () => {
    const { key } = await add(rn)
    await end(key)
    academy.clock.now += 1
    expect(await code(add(pn))).toBe('done')
  })

  it('is refused while the student pays for it, for strangers and for unknown courses [2.2.2]', async () => {
    await registerCourse(academy, 'jane', { courseKey: rn.key, token: 'pm_challenge', requestId: 'request-1' })
    expect(await code(add(pn))).toBe('course-student-paying')
    expect(await code(add(rn, 'nobody'))).toBe('student-not-found')
    expect(await code(add({ ...rn, key: 'gone' }))).toBe('course-not-found')
  })

  it('stops at the limit, with the seats that buyers hold [2.4.8]', async () => {
    const [first = '', second = '', third = ''] = await people(3)
    await add(rn, first)
    await add(pn, second)
    await registerCourse(academy, 'jane', { courseKey: rn.key, token: 'pm_challenge', requestId: 'request-1' })
    expect((await managedCourse({ key: pn.key }, academy)).enrolled).toBe(3)
    expect(await code(add(rn, third))).toBe('no-seats')
    expect(await place(rn, third)).toBeUndefined()
  })

  it.each([
    [rn, pn],
    [month, quarter],
  ])('by two administrators at once to two linked courses adds them once [2.5.22]', async (one, other) => {
    const codes = await Promise.all([one, other, one, other].map((course) => code(add(course))))
    expect(codes.sort()).toEqual(['course-student-owned', 'course-student-owned', 'course-student-owned', 'done'])
    expect(await academy.progress('jane')).toHaveLength(1)
    expect(await uids(one)).toEqual(['jane'])
  })

  it('beside buyers never oversells the last seats, and nobody pays without one [2.4.8]', async () => {
    const all = await people(12)
    const outcomes = await Promise.all(
      all.map((uid, n) =>
        n % 2
          ? code(add(n % 3 ? rn : pn, uid))
          : code(registerCourse(academy, uid, { courseKey: rn.key, token: 'pm_ok', requestId: 'request-1' })),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'no-seats']))
    const taken = await seats()
    expect(Object.keys(taken?.students ?? {})).toHaveLength(3)
    expect(taken?.holds).toEqual({})
    const progress = await Promise.all(all.map((uid) => academy.progress(uid)))
    expect(progress.flat()).toHaveLength(3)
    const buyers = outcomes.filter((outcome, n) => n % 2 === 0 && outcome === 'done')
    expect(academy.cards.charged()).toHaveLength(buyers.length)
  })
})

describe('the students list', () => {
  it('takes Students, in one course of a linked group only; an administrator who has the course is not in it [2.3.15] [2.4.5] [2.6.5]', async () => {
    await academy.add(aUser({ uid: 'boss', type: 'Admin' }))
    const { key } = await add(rn)
    await end(key)
    academy.clock.now += 1
    await add(pn)
    await add(pn, 'boss')
    expect([await place(rn), await place(pn), await place(pn, 'boss')]).toMatchObject([
      { listed: true },
      { listed: false },
      { listed: false },
    ])
    expect([await uids(rn), await uids(pn)]).toEqual([['jane'], ['jane']])
    expect((await managedCourse({ key: rn.key }, academy)).editable).toBe(false)
  })

  it('stays with the course that had them when they come back', async () => {
    const { key } = await add(rn)
    await end(key)
    academy.clock.now += 1
    await add(rn)
    expect(await place(rn)).toMatchObject({ listed: true, dateCreated: NOW + 1 })
  })
})

describe('the students of a course', () => {
  it('are those with an active progress in it or a linked one, once each, by last and first name [2.4.7]', async () => {
    await academy.add(
      aUser({ uid: 'a', firstName: 'Zoe', lastName: 'adams', email: 'zoe@example.com' }),
      aUser({ uid: 'b', firstName: 'Amy', lastName: 'Adams' }),
    )
    await add(rn, 'a')
    await add(pn, 'b')
    const jane = await add(rn)
    expect(await uids(pn)).toEqual(['b', 'a', 'jane'])
    const [, zoe] = (await students(pn)).items
    expect(zoe).toEqual({
      uid: 'a',
      firstName: 'Zoe',
      lastName: 'adams',
      email: 'zoe@example.com',
      progressKey: expect.any(String),
      courseKey: rn.key,
      courseName: rn.name,
      endTime: 0,
    })
    await end(jane.key)
    expect(await uids(rn)).toEqual(['b', 'a'])
  })

  it('leave it the moment their time has ended [2.4.7, 2.3.18]', async () => {
    const { key } = await add(month)
    await updateProgress({ sub: 'jane' }, { key, action: 'start' }, academy)
    academy.clock.now += 30 * DAY - 1
    expect((await students(quarter)).items).toMatchObject([{ endTime: NOW + 30 * DAY }])
    academy.clock.now += 1
    expect(await uids(quarter)).toEqual([])
  })

  it('come twenty a page; a page beyond the last is the last [2.2.6, 2.9.1]', async () => {
    for (const uid of await people(41)) await add(month, uid)
    const pages = await Promise.all([1, 2, 3, 9, 0].map((page) => students(month, page)))
    expect(pages.map(({ items, total, page }) => [items.length, total, page])).toEqual([
      [20, 41, 1],
      [20, 41, 2],
      [1, 41, 3],
      [1, 41, 3],
      [20, 41, 1],
    ])
    expect(new Set(pages.slice(0, 3).flatMap(({ items }) => items.map(({ uid }) => uid))).size).toBe(41)
    expect(pages[0]?.items.slice(0, 3).map(({ lastName }) => lastName)).toEqual(['L0', 'L1', 'L2'])
  })

  it('of an unknown course are refused [2.2.2]', async () => {
    expect(await code(courseStudents({ key: 'gone', page: 1 }, academy))).toBe('course-not-found')
  })
})

describe('removing a student', () => {
  it('ends their progress now, gives back the seat, and tells the student [2.4.6, 2.7.5]', async () => {
    const { key } = await add(rn)
    academy.clock.now += 5
    academy.published.length = 0
    expect(await end(key)).toMatchObject({ key, endTime: NOW + 5 })
    expect(await academy.progress('jane')).toMatchObject([{ endTime: NOW + 5 }])
    expect(await academy.ownership('jane', rn.group)).toMatchObject({ endTime: NOW + 5 })
    expect(await place(rn)).toMatchObject({ endTime: NOW + 5 })
    expect((await seats())?.students).toEqual({})
    expect(academy.published).toMatchObject([{ variables: { input: { key, endTime: NOW + 5 } } }])
    const [joe = ''] = await people(1)
    expect(await code(add(rn, joe))).toBe('done')
  })

  it('takes the latest open progress first, then the one that ends last, and a repeated click takes no other [2.4.6]', async () => {
    const register = (courseKey: string, requestId: string) =>
      registerCourse(academy, 'jane', { courseKey, token: 'pm_ok', requestId })
    await register(month.key, 'request-1')
    const [started] = await academy.progress('jane')
    await updateProgress({ sub: 'jane' }, { key: started?.key ?? '', action: 'start' }, academy)
    academy.clock.now += 1
    await register(quarter.key, 'request-2')
    const shown = async () => (await students(month)).items.map(({ progressKey }) => progressKey)
    const [open = ''] = await shown()
    expect(open).not.toBe(started?.key)
    const ended = [await end(open), await end(open)]
    expect(ended.map(({ endTime }) => endTime)).toEqual([NOW + 1, NOW + 1])
    expect(await shown()).toEqual([started?.key])
    await end(started?.key ?? '')
    expect(await shown()).toEqual([])
  })

  it('while the student starts it ends it all the same', async () => {
    for (let round = 0; round < 5; round += 1) {
      academy.clock.now += 1
      const { key } = await add(rn)
      academy.clock.now += 1
      await Promise.allSettled([updateProgress({ sub: 'jane' }, { key, action: 'start' }, academy), end(key)])
      expect(await code(end(key))).toBe('done')
      const stored = (await academy.progress('jane')).find((one) => one.key === key)
      const owned = await academy.ownership('jane', rn.group)
      expect([stored?.endTime, owned?.endTime, (await place(rn))?.endTime]).toEqual(Array(3).fill(academy.clock.now))
      expect((await seats())?.students).toEqual({})
    }
  })

  it.each([
    ['a student who ends', { sub: 'jane', groups: ['Student'] }, { action: 'end' as const }],
    ['a student who ends and names themselves', { sub: 'jane' }, { action: 'end' as const, studentId: 'jane' }],
    ['a student who names somebody', { sub: 'eve' }, { action: 'start' as const, studentId: 'jane' }],
    ['an administrator who starts for somebody', admin, { action: 'start' as const, studentId: 'jane' }],
  ])('is not for %s [2.1.6]', async (_, identity, input) => {
    const { key } = await add(rn)
    expect(await code(updateProgress(identity, { key, ...input }, academy))).toBe('not-allowed')
    expect(await academy.progress('jane')).toMatchObject([{ endTime: 0 }])
  })

  it('needs a student and a progress that are there', async () => {
    expect(await code(updateProgress(admin, { key: 'p', action: 'end' }, academy))).toBe('student-not-found')
    expect(await code(end('gone'))).toBe('progress-not-found')
  })
})

describe('the screen of a course', () => {
  it('has every content by name, and the course with who is enrolled [2.2.3, 2.3.13, 2.3.16]', async () => {
    await putItems(academy.table, [aContent('b', { name: 'Part 10' }), aContent('a', { name: 'part 2' })])
    await add(rn)
    const screen = await managedCourse({ key: rn.key }, academy)
    expect(screen).toMatchObject({ editable: false, enrolled: 1, roster: ['Jane Doe'], course: { key: rn.key } })
    expect(screen.contents).toEqual([
      { key: 'a', name: 'part 2' },
      { key: 'b', name: 'Part 10' },
    ])
    expect(await managedCourse({ key: pn.key }, academy)).toMatchObject({ enrolled: 1, roster: [] })
    expect(await managedCourse({}, academy)).toMatchObject({ course: null, contents: screen.contents })
    expect(await code(managedCourse({ key: 'gone' }, academy))).toBe('course-not-found')
  })

  it('counts the students of an Online course with those of its other options [2.4.7]', async () => {
    const [joe = ''] = await people(1)
    await add(month)
    await add(quarter, joe)
    expect((await managedCourse({ key: month.key }, academy)).enrolled).toBe(2)
  })

  it('may be edited while it is unpublished and nobody is active in it [2.4.3]', async () => {
    const editable = async () => (await managedCourse({ key: rn.key }, academy)).editable
    expect(await editable()).toBe(false)
    await academy.add({ ...rn, published: false })
    expect(await editable()).toBe(true)
    const { key } = await add(rn)
    expect(await editable()).toBe(false)
    await end(key)
    expect(await editable()).toBe(true)
  })
})

it('keeps the ownership of a payment that has ended out of the way', async () => {
  await registerCourse(academy, 'jane', { courseKey: rn.key, token: 'pm_declined', requestId: 'request-1' })
  expect(await getItem(academy.table, ownershipKey('jane', rn.group), { consistent: true })).toBeUndefined()
  expect(await code(add(rn))).toBe('done')
})
