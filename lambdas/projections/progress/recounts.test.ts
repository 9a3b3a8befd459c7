import { beforeEach, expect, it } from 'vitest'
import type { CohortStudentItem } from '#table/cohort.ts'
import { courseItem } from '#table/course.ts'
import { cohortStudentKey, progressKey, recountKey, taskKey } from '#table/keys.ts'
import type { ProgressItem } from '#table/progress.ts'
import { type RecountItem, recountItem } from '#table/content.ts'
import { aContent, aProgress, aSection, aTask, aCourseStudent } from '#table/testing/course-items.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { anOnlineCourse } from '#lambdas/testing/an-academy.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { projectOverview } from './overview.ts'
import { projectRecounts, recountContents } from './recounts.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

const table = freshTable()
const deps = () => ({ table, publish: () => Promise.resolve(), now: () => 10_000 })
const recount = (isTimeUp = () => false) => recountContents(deps(), isTimeUp)
const mark = () => getItem<RecountItem>(table, recountKey('c1'), { consistent: true })

const UIDS = ['ann', 'bea', 'cho']
const course = anOnlineCourse({ key: 'k1', content: ['c1'] })
const progressOf = (uid: string) => aProgress(uid, `p-${uid}`, { courseKey: 'k1', content: ['c1'], endTime: 0 })
const tasks = ['a', 'b', 'c'].map((key) => aTask('c1', 's1', key))

/** Returns each student's number of tasks on the course's card and in the cohort's table. */
async function totals() {
  const of = async (uid: string) => [
    (await getItem<ProgressItem>(table, progressKey(uid, `p-${uid}`), { consistent: true }))?.overview?.total,
    (await getItem<CohortStudentItem>(table, cohortStudentKey('k1', uid), { consistent: true }))?.total,
  ]
  return Promise.all(UIDS.map(of))
}

async function remove(task: (typeof tasks)[number]) {
  await transactWrite(table, [{ Delete: { Key: taskKey('c1', 's1', task.key) } }])
  await projectRecounts(aBatch(ON.recounts, aRecord(task, undefined)), deps())
}

beforeEach(async () => {
  const places = UIDS.map((uid) => aCourseStudent('k1', uid, { progressKey: `p-${uid}` }))
  const progresses = UIDS.map(progressOf)
  await batchPut(table, [courseItem(course), aContent('c1'), aSection('c1', 's1'), ...tasks, ...places, ...progresses])
  await projectOverview(aBatch(ON.overview, ...progresses.map((item) => aRecord(undefined, item))), deps())
})

it('a deleted task and a new one change the cards and the cohort alike', async () => {
  expect(await totals()).toEqual(UIDS.map(() => [3, 3]))
  await remove(tasks[1]!)
  expect(await recount()).toEqual({ recounted: 3 })
  expect(await totals()).toEqual(UIDS.map(() => [2, 2]))
  expect(await mark()).toBeUndefined()
  const more = aTask('c1', 's1', 'd')
  await batchPut(table, [more, tasks[1]!])
  await projectRecounts(aBatch(ON.recounts, aRecord(undefined, more), aRecord(undefined, tasks[1])), deps())
  await recount()
  expect(await totals()).toEqual(UIDS.map(() => [4, 4]))
})

it('a changed task causes no recount, and an interrupted recount continues', async () => {
  await projectRecounts(aBatch(ON.recounts, aRecord(tasks[0], { ...tasks[0]!, name: 'Other' })), deps())
  expect(await mark()).toBeUndefined()
  await remove(tasks[0]!)
  expect(await recount(() => true)).toEqual({ recounted: 0 })
  expect((await mark())?.place).toEqual({ course: 'k1', uid: '' })
  const half: RecountItem = { ...recountItem('c1', 10_000), place: { course: 'k1', uid: 'ann' } }
  await batchPut(table, [half])
  expect(await recount()).toEqual({ recounted: 2 })
  expect(await totals()).toEqual([
    [3, 3],
    [2, 2],
    [2, 2],
  ])
})

it('a content that changes during its recount stays marked', async () => {
  await remove(tasks[0]!)
  const later = { ...deps(), now: () => 20_000 }
  let changed = false
  await recountContents(
    {
      ...deps(),
      publish: async () => {
        if (changed) return
        changed = true
        await projectRecounts(aBatch(ON.recounts, aRecord(tasks[1], undefined)), later)
      },
    },
    () => false,
  )
  expect(await mark()).toMatchObject({ at: 20_000 })
})
