import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { seatsKey } from '#table/keys.ts'
import { seatsItem } from '#table/course.ts'
import type { Course } from '#domain/courses/course.ts'
import { aLiveCourse, anOnlineCourse } from '#lambdas/testing/an-academy.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { archiveCourse } from './archive-course.ts'
import { courseSeatsWrites } from './course-seats-writes.ts'
import { courseHarness } from './testing/course-harness.ts'
import { live, NOW } from './testing/course-fixture.ts'

const { create, edit, seatsOf, deps } = courseHarness()

/** Runs a concurrent change right before the next transaction. */
const overtake = (act: () => Promise<unknown>) => beforeNext(deps().table, 'TransactWriteItemsCommand', act)
const moved = (more = {}) => live({ dates: ['2027-03-06'], ...more })

describe('the seats of a room', () => {
  it('are made by its first course, and the next ones join them', async () => {
    const rn = await create(live())
    const empty = { max: 12, students: {}, holds: {} }
    expect(await seatsOf(rn.group)).toEqual(seatsItem(rn.group, empty, 1, [rn.key]))
    const pn = await create(live({ subject: 'PN' }))
    expect(await seatsOf(rn.group)).toMatchObject({ version: 2, courses: [rn.key, pn.key] })
  })

  it('stay as they are when something else of their course changes', async () => {
    const rn = await create(live())
    const before = await seatsOf(rn.group)
    await edit(rn.key, live({ price: '9', startTime: '9:00 am', endTime: '3:00PM' }))
    expect(await seatsOf(rn.group)).toEqual(before)
  })

  it('get a new version with another limit, and the seated stay', async () => {
    const rn = await create(live())
    await batchPut(deps().table, [seatsItem(rn.group, { max: 12, students: { ann: 0 }, holds: {} }, 4, [rn.key])])
    await edit(rn.key, live({ maxStudents: '9' }))
    expect(await seatsOf(rn.group)).toMatchObject({ max: 9, version: 5, students: { ann: 0 }, courses: [rn.key] })
  })

  it('are made again for a course that has lost them', async () => {
    const rn = await create(live())
    await removeItem(deps().table, seatsKey(rn.group))
    await edit(rn.key, live({ price: '9' }))
    expect(await seatsOf(rn.group)).toMatchObject({ max: 12, courses: [rn.key] })
  })

  it('do not stop a course from leaving when they are gone', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await removeItem(deps().table, seatsKey(rn.group))
    expect(await archiveCourse({ key: rn.key, version: 1, archived: true }, deps())).toMatchObject({ archived: true })
    const after = await edit(pn.key, moved({ subject: 'PN' }))
    expect(await seatsOf(after.group)).toMatchObject({ courses: [pn.key] })
    expect(await seatsOf(rn.group)).toBeUndefined()
  })

  it('accept a course when they name none yet', async () => {
    const [rn, pn] = [await create(live()), await create(moved())]
    const { client, name } = deps().table
    const remove = { TableName: name, Key: seatsKey(pn.group), UpdateExpression: 'REMOVE courses' }
    await client.send(new UpdateCommand(remove))
    // As an older version left them: their only course changes the limit.
    await edit(pn.key, moved({ maxStudents: '13' }))
    await edit(pn.key, moved({ maxStudents: '12' }), 2)
    await edit(rn.key, moved({ price: '9', onlineDays: '7' }))
    expect((await seatsOf(pn.group))?.courses).toEqual([rn.key])
    // The other course was not listed: leaving removes no one else, and the seats stay.
    await edit(pn.key, live({ dates: ['2027-03-07'] }), 3)
    expect((await seatsOf(pn.group))?.courses).toEqual([rn.key])
  })

  it('do not exist for an Online course, or for a Live one without a limit', async () => {
    const { maxStudents: _none, ...unlimited } = aLiveCourse()
    const courses: Course[] = [{ ...anOnlineCourse(), maxStudents: 3 }, unlimited]
    for (const course of courses) expect(await courseSeatsWrites(deps().table, course, undefined, NOW)).toEqual([])
  })
})

describe('the seats of a room that changes while a course is edited', () => {
  it('stay with the course that joined it in the meantime, whose limit they keep', async () => {
    const rn = await create(live())
    overtake(() => create(live({ subject: 'PN' })))
    expect((await edit(rn.key, moved())).group).not.toBe(rn.group)
    expect(await seatsOf(rn.group)).toMatchObject({ max: 12, courses: ['k2'] })
  })

  it('keep their limit when a second course joined it in the meantime', async () => {
    const rn = await create(live())
    overtake(() => create(live({ subject: 'PN' })))
    const differs = { code: 'course-linked-seats', data: { n: 12 } }
    expect(await refusalOf(edit(rn.key, live({ maxStudents: '8' })))).toEqual(differs)
    expect(await seatsOf(rn.group)).toMatchObject({ max: 12, courses: [rn.key, 'k2'] })
  })

  it('never fall below the seats that were taken in the meantime', async () => {
    const { key, group } = await create(live())
    const students = { ann: 0, ben: 0, cyd: 0 }
    overtake(() => batchPut(deps().table, [seatsItem(group, { max: 12, students, holds: {} }, 2, [key])]))
    expect(await codeOf(edit(key, live({ maxStudents: '2' })))).toBe('course-seats-taken')
    expect(await seatsOf(group)).toMatchObject({ max: 12, students })
  })

  it('are left by a course in the middle of their list', async () => {
    const courses = []
    for (const onlineDays of ['1', '2', '3']) courses.push(await create(live({ onlineDays })))
    const [first, second, third] = courses
    await edit(second?.key ?? '', moved({ onlineDays: '2' }))
    expect((await seatsOf(first?.group ?? ''))?.courses).toEqual([first?.key, third?.key])
  })
})
