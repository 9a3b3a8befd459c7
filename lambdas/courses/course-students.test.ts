import { describe, expect, it } from 'vitest'
import { courseItem } from '#table/course.ts'
import { aContent } from '#table/testing/course-items.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { updateCourse } from './update-course.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { courseStudents } from './course-students.ts'
import { managedCourse } from './managed-course.ts'
import { enrolling, month, pn, quarter, rn } from '#lambdas/progress/testing/enrolment-fixture.ts'

const DAY = 86_400_000
const { academy, add, end, students, uids, place, people } = enrolling()

describe('the students list', () => {
  it('accepts Students, in one course of a linked group only; an administrator who has the course holds a seat, and can be removed [2.3.15] [2.4.7] [2.6.5]', async () => {
    await academy().add(aUser({ uid: 'boss', type: 'Admin' }))
    const { key } = await add(rn)
    await end(key)
    academy().clock.now += 1
    await add(pn)
    const boss = await add(pn, 'boss')
    expect([await place(rn), await place(pn), await place(pn, 'boss')]).toMatchObject([
      { listed: true },
      { listed: false },
      { listed: false },
    ])
    expect([await uids(rn), await uids(pn)]).toEqual([
      ['boss', 'jane'],
      ['boss', 'jane'],
    ])
    expect(await managedCourse({ key: pn.key }, academy())).toMatchObject({ editable: false, enrolled: 2 })
    await end(boss.key, 'boss')
    expect(await uids(pn)).toEqual(['jane'])
    expect(await managedCourse({ key: pn.key }, academy())).toMatchObject({ enrolled: 1 })
  })

  it('is not what shows a student: one whose listed course has moved to other dates stays in view [2.4.7]', async () => {
    const { key } = await add(rn)
    await end(key)
    academy().clock.now += 1
    await add(pn)
    const input = {
      subject: 'RN',
      name: '',
      price: '399',
      onlineDays: '90',
      content: [...rn.content],
      location: 'Main Hall',
    }
    const times = { dates: ['2026-03-12'], startTime: '9:00AM', endTime: '5:00PM', maxStudents: '3' }
    const desk = { table: academy().table, now: () => academy().clock.now, newKey: () => 'new' }
    await batchPut(academy().table, [
      courseItem({ ...rn, published: false }),
      ...rn.content.map((content) => aContent(content)),
    ])
    await updateCourse({ key: rn.key, version: rn.version, fields: { ...input, ...times } }, desk)
    expect(await uids(pn)).toEqual(['jane'])
    expect(await managedCourse({ key: pn.key }, academy())).toMatchObject({ enrolled: 1, roster: ['Jane Doe'] })
  })

  it('stays with the course that had them when they come back', async () => {
    const { key } = await add(rn)
    await end(key)
    academy().clock.now += 1
    await add(rn)
    expect(await place(rn)).toMatchObject({ listed: true, dateCreated: NOW + 1 })
  })
})

describe('the students of a course', () => {
  it('are those with an active progress in it or a linked one, once each, by last and first name [2.4.7]', async () => {
    await academy().add(
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

  it('leave it the moment their time has ended [2.4.7]', async () => {
    const { key } = await add(month)
    await updateProgress({ key, action: 'start' }, { sub: 'jane' }, academy())
    academy().clock.now += 30 * DAY - 1
    expect((await students(quarter)).items).toMatchObject([{ endTime: NOW + 30 * DAY }])
    academy().clock.now += 1
    expect(await uids(quarter)).toEqual([])
  })

  it('come twenty a page; a page beyond the last is the last', async () => {
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

  it('are refused for an unknown course', async () => {
    expect(await codeOf(courseStudents({ key: 'gone', page: 1 }, academy()))).toBe('course-not-found')
  })
})

describe('the screen of a course', () => {
  it('has every content by name, and the course with its students [2.3.13, 2.3.16]', async () => {
    await batchPut(academy().table, [aContent('b', { name: 'Part 10' }), aContent('a', { name: 'part 2' })])
    await add(rn)
    const screen = await managedCourse({ key: rn.key }, academy())
    expect(screen).toMatchObject({ editable: false, enrolled: 1, roster: ['Jane Doe'], course: { key: rn.key } })
    expect(screen.contents).toEqual([
      { key: 'a', name: 'part 2' },
      { key: 'b', name: 'Part 10' },
    ])
    expect(await managedCourse({ key: pn.key }, academy())).toMatchObject({ enrolled: 1, roster: [] })
    expect(await managedCourse({}, academy())).toMatchObject({ course: null, contents: screen.contents })
    expect(await codeOf(managedCourse({ key: 'gone' }, academy()))).toBe('course-not-found')
  })

  it('counts the students of an Online course with those of its other options [2.4.7]', async () => {
    const [joe = ''] = await people(1)
    await add(month)
    await add(quarter, joe)
    expect((await managedCourse({ key: month.key }, academy())).enrolled).toBe(2)
  })

  it('allows edits while the course is unpublished and has no active students [2.4.3]', async () => {
    const editable = async () => (await managedCourse({ key: rn.key }, academy())).editable
    expect(await editable()).toBe(false)
    await academy().add({ ...rn, published: false })
    expect(await editable()).toBe(true)
    const { key } = await add(rn)
    expect(await editable()).toBe(false)
    await end(key)
    expect(await editable()).toBe(true)
  })
})
