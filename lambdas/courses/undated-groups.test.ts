import { beforeEach, describe, expect, it } from 'vitest'
import { courseActiveItem, courseItem, seatsItem } from '#table/course.ts'
import { courseKey, type Key, nameKey } from '#table/keys.ts'
import type { Course } from '#domain/courses/course.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { courseHarness } from './testing/course-harness.ts'
import { live } from './testing/course-fixture.ts'

const { create, edit, item, seatsOf, deps } = courseHarness()

const OLDER = 'live#review-march-5-9-00am'
const rnName = nameKey('COURSE', 'rn-review-march-5-9-00am')

const older = (change: Partial<Course> = {}): Course => ({
  ...{ key: 'old-rn', type: 'Live', name: 'RN Review March 5 9:00AM', subject: 'RN', price: 120, onlineDays: 30 },
  ...{ liveClasses: 1, instructor: 'Academy Instructor', published: false, dates: ['2027-03-05'], startTime: '9:00AM' },
  ...{ endTime: '4:00PM', location: 'Campus', maxStudents: 12, content: ['c1'], group: OLDER, version: 1 },
  ...change,
})

/** Writes courses, room, and name as the version before decision 0046 did. */
async function stored(...courses: Course[]) {
  const name: Key & Record<string, unknown> = { ...rnName, type: 'name', version: 3, content: ['c1'] }
  const days = Object.fromEntries(courses.map(({ onlineDays, key }) => [String(onlineDays), key]))
  await batchPut(deps().table, [
    ...courses.flatMap((course) => [courseItem(course), courseActiveItem(course)]),
    seatsItem(
      OLDER,
      { max: 12, students: { ann: 0 }, holds: {} },
      5,
      courses.map(({ key }) => key),
    ),
    { ...name, days } as Key,
  ])
}

describe('a class that was stored before the year joined its group', () => {
  beforeEach(() => stored(older()))

  it('does not block next year’s class, with any seats and contents, or share its seats [1.4.13]', async () => {
    const next = await create(live({ dates: ['2028-03-05'], maxStudents: '20', content: ['c2'] }))
    expect(next).toMatchObject({ name: 'RN Review March 5 9:00AM', group: `${OLDER}#2028` })
    expect(await seatsOf(next.group)).toMatchObject({ max: 20, students: {}, courses: [next.key] })
    expect(await seatsOf(OLDER)).toMatchObject({ max: 12, students: { ann: 0 }, courses: ['old-rn'] })
    const pn = await create(live({ subject: 'PN', dates: ['2028-03-05'], maxStudents: '20' }))
    expect(pn.group).toBe(next.group)
    expect(await codeOf(create(live({ dates: ['2028-03-05'], maxStudents: '20', content: ['c2'] })))).toBe(
      'course-identical',
    )
  })

  it('is joined by a course of the same date, in its seats, with its limit', async () => {
    const pn = await create(live({ subject: 'PN' }))
    expect(pn.group).toBe(OLDER)
    expect(await seatsOf(OLDER)).toMatchObject({ students: { ann: 0 }, courses: ['old-rn', pn.key] })
    const differs = { code: 'course-linked-seats', data: { n: 12 } }
    expect(await refusalOf(create(live({ subject: 'PN', maxStudents: '8', onlineDays: '9' })))).toEqual(differs)
  })

  it('is an identical course, and keeps its contents against new options of its date', async () => {
    expect(await codeOf(create(live({ content: ['c1'] })))).toBe('course-identical')
    const differs = { code: 'course-linked-content', data: { list: 'Content c1' } }
    expect(await refusalOf(create(live({ content: ['c2'], onlineDays: '60' })))).toEqual(differs)
    const option = await create(live({ content: ['c1'], onlineDays: '60' }))
    expect(await item(rnName)).toBeUndefined()
    expect(await item(nameKey('COURSE', 'rn-review-march-5-9-00am#2027'))).toMatchObject({
      courses: { 'old-rn': { content: ['c1'], days: 30 }, [option.key]: { content: ['c1'], days: 60 } },
    })
  })

  it('stays in its group by an edit that keeps the date, and leaves it by one to another year', async () => {
    expect(await codeOf(edit('old-rn', live({ content: ['c1'] })))).toBe('course-unchanged')
    expect(await edit('old-rn', live({ content: ['c1'], price: '90' }))).toMatchObject({ group: OLDER, price: 90 })
    const moved = await edit('old-rn', live({ content: ['c1'], dates: ['2028-03-05'] }), 2)
    expect(moved.group).toBe(`${OLDER}#2028`)
    expect(await seatsOf(OLDER)).toBeUndefined()
    expect(await seatsOf(moved.group)).toMatchObject({ max: 12, students: {}, courses: ['old-rn'] })
    expect(await item(courseKey('old-rn'))).toMatchObject({ group: moved.group })
    expect(await codeOf(create(live({ content: ['c2'] })))).toBe('done')
  })
})

it('a class that shared its seats with another year’s leaves them on its next edit', async () => {
  await stored(older(), older({ key: 'next', onlineDays: 60, dates: ['2028-03-05'] }))
  const input = live({ content: ['c1'], onlineDays: '60', dates: ['2028-03-05'], maxStudents: '30' })
  expect(await edit('next', input)).toMatchObject({ group: `${OLDER}#2028`, maxStudents: 30 })
  expect(await seatsOf(OLDER)).toMatchObject({ max: 12, courses: ['old-rn'] })
  expect(await item(rnName)).toMatchObject({ courses: { 'old-rn': { content: ['c1'], days: 30 } } })
})
