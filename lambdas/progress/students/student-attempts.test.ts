import { expect, it } from 'vitest'
import { aStudent, classicQuestions, MINUTE, START } from '#lambdas/attempts/academy-fixture.ts'
import type { ContentDeps } from '#lambdas/content/content-deps.ts'
import { purgeOne } from '#lambdas/content/bin/purge-bin.ts'
import { deleteTask } from '#lambdas/content/delete-task.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { testSigner } from '#lambdas/testing/test-signer.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { bankItems } from '#table/testing/bank-items.ts'
import { taskKey } from '#table/keys.ts'
import type { TaskItem } from '#table/task.ts'
import { aContent, aSection, aTask, aCourseStudent } from '#table/testing/course-items.ts'
import { createTaskProgress } from '#lambdas/attempts/start/create-task-progress.ts'
import { anOnlineCourse } from '#lambdas/testing/an-academy.ts'
import { courseItem } from '#table/course.ts'
import { deletionEffects } from '#lambdas/progress/enrolment/deletion-effects.ts'
import { studentAttempts } from './student-attempts.ts'
import { aProfile } from '#lambdas/progress/testing/a-profile.ts'

const table = sharedTable(bankItems(classicQuestions(30), START - MINUTE))

it('one course’s finished attempts of all tests are listed newest first, with their places and no questions', async () => {
  const student = await aStudent(table, { attempts: 3, timeAllowed: 30 })
  const { uid, keys, deps, clock } = student
  const other = { ...keys, taskKey: `${keys.taskKey}-2` }
  await batchPut(table, [
    aProfile(uid),
    aTask('c0', 's0', other.taskKey, { taskType: 'Practice', tags: ['RN'], numOfQuestions: 2, timeAllowed: 30 }),
  ])
  const ask = (page = 1) => studentAttempts({ uid, progressKey: 'p1', page }, deps)
  expect(await ask()).toEqual({ items: [], total: 0, page: 1 })
  const first = await student.start()
  expect((await ask()).total).toBe(0)
  await student.move({ n: first.n, action: 'finish' })
  clock.time += MINUTE
  const { attempt } = await createTaskProgress(other, uid, deps)
  clock.time += 40 * MINUTE
  // Its time is up, but its end is not stored.
  const { items, total } = await ask()
  expect(total).toBe(2)
  expect(items.map(({ taskKey, n }) => [taskKey, n])).toEqual([
    [other.taskKey, 1],
    [keys.taskKey, 1],
  ])
  expect(items[0]).toMatchObject({
    taskName: `Task ${other.taskKey}`,
    sectionKey: 's0',
    type: 'Practice',
    total: 2,
    grade: 0,
    endTime: attempt?.deadline,
  })
  expect(Object.keys(items[0] ?? {})).not.toContain('question')
  // The deletion prompt counts the same attempts as this list.
  await batchPut(table, [
    ...[aContent('c0'), aSection('c0', 's0'), courseItem(anOnlineCourse({ key: 'of-c0', content: ['c0'] }))],
    aCourseStudent('of-c0', uid),
  ])
  expect(await deletionEffects({ contentKey: 'c0' }, deps)).toMatchObject({ students: 1, attempts: total, sitting: 0 })
})

it('the attempts of a deleted test keep its name, also once it is purged', async () => {
  const student = await aStudent(table, { attempts: 3 })
  const { uid, keys, deps } = student
  await batchPut(table, [aProfile(uid)])
  const { n } = await student.start()
  await student.move({ n, action: 'finish' })
  const first = async () => (await studentAttempts({ uid, progressKey: 'p1', page: 1 }, deps)).items[0]
  const name = (await first())?.taskName
  expect(await first()).toMatchObject({ gone: false })
  const task = await getItem<TaskItem>(table, taskKey('c0', 's0', keys.taskKey))
  if (!task) throw new Error('no task')
  await batchPut(table, [aSection('c0', 's0', { tasks: 9 })])
  const content: ContentDeps = {
    ...{ table, now: () => START, newKey: () => 'k', signPlayback: testSigner },
    removeFile: () => Promise.resolve(),
    retainImage: () => Promise.resolve(true),
  }
  await deleteTask({ contentKey: 'c0', sectionKey: 's0', key: task.key, version: task.version }, content)
  expect(await first()).toMatchObject({ taskName: name, gone: true })
  await purgeOne({ kind: 'task', contentKey: 'c0', sectionKey: 's0', key: task.key }, content)
  expect(await first()).toMatchObject({ taskName: name, gone: true })
})

it('refuses an unknown student and an unknown course', async () => {
  const { uid, deps } = await aStudent(table)
  const codeFor = async (student: string, progressKey: string) =>
    (await refusalOf(studentAttempts({ uid: student, progressKey, page: 1 }, deps))).code
  expect(await codeFor('eve', 'p1')).toBe('student-not-found')
  await batchPut(table, [aProfile(uid)])
  expect(await codeFor(uid, 'p9')).toBe('progress-not-found')
})
