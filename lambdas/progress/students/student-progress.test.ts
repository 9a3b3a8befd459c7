import { expect, it } from 'vitest'
import { certificateItem } from '#table/progress.ts'
import type { Key } from '#table/keys.ts'
import { aContent, aProgress, aSection, aTask } from '#table/testing/course-items.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { aStudent, START } from '#lambdas/attempts/academy-fixture.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable, testTables } from '#lambdas/testing/test-tables.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { studentProgress } from './student-progress.ts'
import { aProfile } from '#lambdas/progress/testing/a-profile.ts'

const tables = testTables()
const table = sharedTable([
  aContent('c1'),
  aSection('c1', 's1'),
  aTask('c1', 's1', 'read'),
  aTask('c1', 's1', 'film', { taskType: 'Lecture' }),
])

/** A student with a course of one Practice (p1), one with two more tasks (p2), and any additions. */
async function anAskedStudent(more: (uid: string) => Key[] = () => []) {
  const student = await aStudent(table)
  const { uid, deps } = student
  await batchPut(table, [
    aProfile(uid),
    aProgress(uid, 'p2', { name: 'PN Référence', content: ['c1', 'c0', 'gone'], endTime: 5 }),
    ...more(uid),
  ])
  const ask = (search?: string, page = 1) => studentProgress({ uid, page, ...(search ? { search } : {}) }, deps)
  return { ...student, ask }
}

it('a student’s courses are listed newest first, each with its completed and total tasks [3.4.17] [3.7.12]', async () => {
  const { uid, deps, ask } = await anAskedStudent()
  await batchPut(table, [aProgress(uid, 'p3', { content: ['c1'], endTime: START + 1_000 })])
  const place = { progressKey: 'p3', contentKey: 'c1', sectionKey: 's1', taskKey: 'read' }
  await createTaskProgress(place, uid, deps)
  const { student, items, total, page } = await ask()
  expect(student).toMatchObject({ uid, lastName: 'Doe' })
  expect([total, page]).toEqual([3, 1])
  const rows = items.map(({ progress, completed, ...row }) => [progress.key, completed, row.total])
  expect(rows.slice(0, 2)).toEqual([
    ['p3', 1, 2],
    ['p2', 0, items[1]?.total],
  ])
  expect(items[1]?.total).toBe((items[2]?.total ?? 0) + 2)
  expect(items[1]?.progress).toMatchObject({ endTime: 5 })
})

it('a search matches every word of a course name, ignoring case and accents, before paging [3.7.21]', async () => {
  const { ask } = await anAskedStudent((uid) =>
    Array.from({ length: 21 }, (_, i) => aProgress(uid, `q${i}`, { name: `Week ${i} Review`, content: [] })),
  )
  expect((await ask(' REFERENCE  pn ')).items.map(({ progress }) => progress.key)).toEqual(['p2'])
  const second = await ask('week review', 2)
  expect([second.total, second.page, second.items.length]).toEqual([21, 2, 1])
  expect((await ask('nothing')).items).toEqual([])
})

it('an unknown student is refused', async () => {
  const { deps } = await aStudent(table)
  expect((await refusalOf(studentProgress({ uid: 'eve', page: 1 }, deps))).code).toBe('student-not-found')
})

it('a page reads the profile, the courses, each content once, and half a unit of done tasks per course', async () => {
  const other = await tables.table()
  const { uid, deps } = await aStudent(other)
  const courses = Array.from({ length: 40 }, (_, i) => aProgress(uid, `q${i}`, { content: ['c0'] }))
  await batchPut(other, [aProfile(uid), ...courses])
  const meter = meteredTable(other)
  await studentProgress({ uid, page: 1 }, deps)
  // 41 courses of about 0.4 KB: 2.5; 20 on the page: 10; profile and content: 1.
  expect(meter.read).toBeLessThanOrEqual(14)
  expect(meter.write).toBe(0)
})

it('a course has the name on its certificate, and none without one or after a withdrawal', async () => {
  const issued = { name: 'Jane Doe', course: 'RN', completedOn: '2026-11-01', issuedOn: 1, minutes: 60 }
  const certificate =
    (progress: string, more = {}) =>
    (uid: string) => ({ ...certificateItem(uid, { ...issued, progressKey: progress }), ...more })
  const { ask } = await anAskedStudent((uid) => [
    certificate('p1')(uid),
    aProgress(uid, 'p4', { content: ['c1'], complete: true }),
    certificate('p4', { revoked: true })(uid),
  ])
  const { items } = await ask()
  expect(Object.fromEntries(items.map(({ progress, certificateName }) => [progress.key, certificateName]))).toEqual({
    ...{ p1: 'Jane Doe', p2: null, p4: null },
  })
})
