import { beforeEach, expect, it } from 'vitest'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { aStudent, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { withAudit } from '#lambdas/dynamodb/audit-context.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { sortableId } from '#lambdas/field/ids.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { EDITOR, auditKind } from '#table/audit.ts'
import { studentViewKey, userKey } from '#table/keys.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { aProgress } from '#table/testing/course-items.ts'
import type { UserItem } from '#table/user.ts'
import { courseView } from '#lambdas/progress/learning/course-view.ts'
import { sectionView } from '#lambdas/progress/learning/section-view.ts'
import { aProfile } from '#lambdas/progress/testing/a-profile.ts'
import { openStudentView } from './open-student-view.ts'
import { taskView } from '#lambdas/progress/learning/task-view.ts'
import { viewedCourse, viewedCourses, viewedSection, viewedTask } from './viewed.ts'

const table = sharedTable(bankItems(classicQuestions(30), START - MINUTE))
let student: Awaited<ReturnType<typeof aStudent>>

beforeEach(async () => {
  student = await aStudent(table)
  await batchPut(table, [aProfile(student.uid), aProgress(student.uid, 'p0', { endTime: 5, name: 'Over' })])
})

const open = (requestId = 'request-1', caller = 'boss') =>
  withAudit(caller, () => openStudentView({ uid: student.uid, requestId }, caller, student.deps))
const learning = () => ({ ...student.deps, publish: () => Promise.resolve(), signPlayback: testSigner })
const place = () => ({ progressKey: 'p1', contentKey: 'c0', sectionKey: 's0' })

it('a view returns what the student’s own fields return, also during a test, and writes nothing', async () => {
  const { uid, deps, keys } = student
  await createTaskProgress(keys, uid, deps)
  const { key: view } = await open()
  const meter = meteredTable(table)
  const courses = await viewedCourses({ uid, view }, 'boss', deps)
  expect(courses.items.map(({ key }) => key)).toEqual(['p1', 'p0'])
  const course = await viewedCourse({ uid, view, progressKey: 'p1' }, 'boss', deps)
  expect(course).toEqual(await courseView({ progressKey: 'p1' }, uid, deps))
  const section = await viewedSection({ uid, view, ...place() }, 'boss', deps)
  expect(section).toEqual(await sectionView(place(), uid, deps))
  const taskPlace = { ...place(), taskKey: keys.taskKey }
  const task = await viewedTask({ uid, view, ...taskPlace }, 'boss', learning())
  expect(task).toEqual({ ...(await taskView(taskPlace, uid, learning())), lecture: null })
  expect(task.open).toBe(1)
  expect(JSON.stringify([courses, course, section, task])).not.toMatch(
    /"(correct|rationale|answers)":|"question":(?!null)/,
  )
  expect(meter.write).toBe(0)
})

it('each opening is one audit entry, and a repeated request adds none', async () => {
  const first = await open()
  expect(await open()).toEqual(first)
  const second = await open('request-2')
  expect(second.key).not.toBe(first.key)
  const item = await getItem<ReturnType<typeof studentViewKey> & Record<string, unknown>>(
    table,
    studentViewKey(student.uid, first.key),
  )
  expect(item && auditKind(item)).toBe('view')
  expect(String(item?.[EDITOR])).toContain('boss')
})

it('a view is required, belongs to its administrator and student, and expires after an hour', async () => {
  const { uid, deps, clock } = student
  const { key: view } = await open()
  const ask = async (args: { uid: string; view: string }, caller = 'boss') => [
    await codeOf(viewedCourses(args, caller, deps)),
    await codeOf(viewedCourse({ ...args, progressKey: 'p1' }, caller, deps)),
    await codeOf(viewedSection({ ...args, ...place() }, caller, deps)),
    await codeOf(viewedTask({ ...args, ...place(), taskKey: student.keys.taskKey }, caller, learning())),
  ]
  const refused = Array<string>(4).fill('view-not-open')
  expect(await ask({ uid, view: 'made-up' })).toEqual(refused)
  expect(await ask({ uid, view }, 'other')).toEqual(refused)
  expect(await ask({ uid: 'eve', view })).toEqual(refused)
  expect(await ask({ uid, view })).toEqual(['done', 'done', 'done', 'done'])
  clock.time += 60 * MINUTE
  expect(await ask({ uid, view })).toEqual(refused)
})

it('a view is refused like the student: an ended course cannot be opened', async () => {
  const { uid, deps } = student
  const { key: view } = await open()
  expect(await codeOf(viewedCourse({ uid, view, progressKey: 'p0' }, 'boss', deps))).toBe('course-ended')
  expect(await codeOf(viewedCourse({ uid, view, progressKey: 'p9' }, 'boss', deps))).toBe('progress-not-found')
  for (const nextToken of ['#', 'junk'])
    expect(await codeOf(viewedCourses({ uid, view, nextToken }, 'boss', deps))).toBe('request-invalid')
})

it('an open view is refused once its student is deleted, is being deleted, or becomes an administrator', async () => {
  const { uid, deps } = student
  const { key: view } = await open()
  const list = () => codeOf(viewedCourses({ uid, view }, 'boss', deps))
  expect(await list()).toBe('done')
  for (const facts of [{ deleting: START }, { userType: 'Admin' }]) {
    await batchPut(table, [{ ...aProfile(uid), ...facts }])
    expect(await list()).toBe('student-not-found')
  }
  await transactWrite(table, [{ Delete: { Key: userKey(uid) } }])
  expect(await list()).toBe('student-not-found')
  expect(await codeOf(viewedCourses({ uid, view }, 'other', deps))).toBe('view-not-open')
})

it('a view can be opened only of students', async () => {
  await batchPut(table, [{ ...aProfile('an-admin'), userType: 'Admin' } as UserItem])
  const openFor = (uid: string) => codeOf(openStudentView({ uid, requestId: 'request-1' }, 'boss', student.deps))
  expect(await openFor('an-admin')).toBe('student-not-found')
  expect(await openFor('no-such-user')).toBe('student-not-found')
  expect(await codeOf(openStudentView({ uid: student.uid, requestId: '' }, 'boss', student.deps))).toBe(
    'request-id-invalid',
  )
})

it('the second page continues after the first twenty courses, each listed once', async () => {
  const { uid, deps } = student
  const keys = Array.from({ length: 25 }, (_, n) => sortableId(START + n))
  await batchPut(
    table,
    keys.map((key) => aProgress(uid, key, { endTime: 5 })),
  )
  const { key: view } = await open()
  const first = await viewedCourses({ uid, view }, 'boss', deps)
  expect(first.items).toHaveLength(20)
  const second = await viewedCourses({ uid, view, nextToken: first.nextToken }, 'boss', deps)
  expect(second).toMatchObject({ notices: [], nextToken: null })
  const all = [...first.items, ...second.items].map(({ key }) => key)
  expect(new Set(all).size).toBe(all.length)
  expect([...all].sort()).toEqual(['p0', 'p1', ...keys].sort())
})
