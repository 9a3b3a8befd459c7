import { describe, expect, it } from 'vitest'
import { courseRoster } from './course-roster.ts'
import { live, NOW } from './testing/course-fixture.ts'
import { courseHarness } from './testing/course-harness.ts'
import { enrolStudents, uidOf } from './testing/enrol-students.ts'

const { create, deps } = courseHarness()

describe('the roster', () => {
  it('lists everybody in the course and its linked ones, by name, with contact details', async () => {
    const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
    await enrolStudents(deps().table, rn, { count: 2 })
    await enrolStudents(deps().table, pn, { count: 1, from: 5 })
    await enrolStudents(deps().table, rn, { count: 1, endTime: NOW - 1, from: 8 })
    const roster = await courseRoster({ key: rn.key }, deps())
    expect(roster.map(({ uid, courseName }) => [uid, courseName])).toEqual([
      [uidOf(0), rn.name],
      [uidOf(1), rn.name],
      [uidOf(5), pn.name],
    ])
    expect(roster[0]).toMatchObject({
      email: `${uidOf(0)}@academy.example`,
      phone: '=1+1',
      enrolledOn: NOW - 5,
      endTime: 0,
    })
  })
})
