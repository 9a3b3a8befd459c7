import { expect, it } from 'vitest'
import { newCohortStudent, withAttempt, withOverview } from '#table/cohort.ts'
import { nclexAreasKey } from '#table/keys.ts'
import { listItem } from '#table/bank.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { contentCohort, courseCohort } from './course-cohort.ts'
import { live, NOW, online } from './testing/course-fixture.ts'
import { courseHarness } from './testing/course-harness.ts'
import { enrolStudents, uidOf } from './testing/enrol-students.ts'

const { create, deps } = courseHarness()

/** A student's counts: 2 of 5 tasks, one of them in `c1`, and 12 items of two areas. */
const counted = (course: string, uid: string, progress = `p-${uid}`) => {
  const begun = withOverview(newCohortStudent(course, uid, { progress, opened: NOW - 5 }), {
    ...{ completed: 2, total: 5, average: 70, lastActivity: NOW - 3, startedOn: NOW - 4 },
    contents: [
      { key: 'c1', completed: 1, total: 2, average: 60 },
      { key: 'c2', completed: 1, total: 3 },
    ],
  })
  const areas = [
    { area: 0, items: 10, points: 4, max: 10 },
    { area: 1, items: 2, points: 2, max: 2 },
    { area: 9, items: 1, points: 1, max: 1 },
  ]
  return withAttempt(begun, { name: new Uint8Array([1, 2, 3, 4, 5, 6]), n: 1 }, areas) ?? begun
}

it('a course’s cohort is everybody in it and its linked courses, by name, with their progress', async () => {
  const [rn, pn] = [await create(live()), await create(live({ subject: 'PN' }))]
  const { table } = deps()
  await enrolStudents(table, rn, { count: 2 })
  await enrolStudents(table, pn, { count: 1, from: 5 })
  await enrolStudents(table, rn, { count: 1, endTime: NOW - 1, from: 8 })
  await batchPut(table, [
    listItem(nclexAreasKey, { values: ['Care', 'Old'], removed: new Set([1]), became: new Map([[1, 0]]) }, 1),
    counted(rn.key, uidOf(0)),
    counted(pn.key, uidOf(5)),
    // From an earlier progress: nothing is counted yet for the current one.
    counted(rn.key, uidOf(1), 'earlier'),
  ])
  const cohort = await courseCohort({ key: rn.key }, deps())
  expect(cohort.students.map(({ uid, courseKey, isCounted }) => [uid, courseKey, isCounted])).toEqual([
    [uidOf(0), rn.key, true],
    [uidOf(1), rn.key, false],
    [uidOf(5), pn.key, true],
  ])
  expect(cohort.students[0]).toMatchObject({
    ...{ completed: 2, total: 5, average: 70, lastActivity: NOW - 3, startedOn: NOW - 4, tests: 1, endTime: 0 },
    contents: [
      { key: 'c1', completed: 1, total: 2, average: 60 },
      { key: 'c2', completed: 1, total: 3, average: null },
    ],
    // The second area was merged into the first; the third no longer has a name.
    areas: [{ area: 0, items: 12, points: 6, maxPoints: 12 }],
  })
  expect(cohort.areas).toEqual(['Care'])
  expect(cohort.students[1]).toMatchObject({ completed: 0, total: 0, tests: 0, average: null, areas: [], contents: [] })
  expect(cohort.courses.map(({ key }) => key).sort()).toEqual([rn.key, pn.key].sort())
  expect(await codeOf(courseCohort({ key: 'none' }, deps()))).toBe('course-not-found')
})

it('a content’s cohort is everybody in the courses that have it, with their progress in it', async () => {
  const [with1, without] = [
    await create(online({ content: ['c1', 'c2'] })),
    await create(online({ name: 'PN Basics', subject: 'PN', content: ['c2'] })),
  ]
  const { table } = deps()
  await enrolStudents(table, with1, { count: 1 })
  await enrolStudents(table, without, { count: 1, from: 3 })
  await batchPut(table, [counted(with1.key, uidOf(0)), counted(without.key, uidOf(3))])
  const cohort = await contentCohort({ key: 'c1' }, deps())
  expect(cohort.contents.map(({ key }) => key)).toEqual(['c1'])
  expect(cohort.students).toMatchObject([
    { uid: uidOf(0), completed: 1, total: 2, average: 60, contents: [{ key: 'c1' }] },
  ])
  expect(await codeOf(contentCohort({ key: 'none' }, deps()))).toBe('content-not-found')
})

it('a cohort of five hundred students costs about 26 read units', { tags: ['nightly'] }, async () => {
  const course = await create(online({ content: ['c1', 'c2'] }))
  const { table } = deps()
  await enrolStudents(table, course, { count: 500 })
  await batchPut(
    table,
    Array.from({ length: 500 }, (_, n) => counted(course.key, uidOf(n))),
  )
  const metered = meteredTable(table)
  expect((await courseCohort({ key: course.key }, deps())).students).toHaveLength(500)
  expect(metered.read).toBeLessThanOrEqual(26)
})
