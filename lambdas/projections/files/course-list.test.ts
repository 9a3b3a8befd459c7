import { beforeEach, expect, it } from 'vitest'
import { type CourseEntry, takenAt } from '#domain/search/course-entry.ts'
import { courseNameItem, courseNameKey, courseItem, seatsItem } from '#table/course.ts'
import { courseKey } from '#table/keys.ts'
import { COURSE_LIST } from '#table/search-files.ts'
import { managedCourse } from '#lambdas/courses/managed-course.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { transactWrite } from '#lambdas/dynamodb/transact.ts'
import { aLiveCourse, anOnlineCourse, NOW } from '#lambdas/testing/an-academy.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { freshTable } from '#lambdas/testing/test-tables.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { projectCourseList, rebuildCourseList } from './course-list.ts'
import { aCourseStudent } from '#table/testing/course-items.ts'

const batch = (...items: object[]) => aBatch(ON.courses, ...items.map((item) => aRecord(undefined, item)))

const table = freshTable()
let files: ReturnType<typeof memoryFiles>
beforeEach(() => {
  files = memoryFiles()
})
const deps = () => ({ table, searchFiles: files, now: () => NOW })
const list = async () => (await files.read<CourseEntry>(COURSE_LIST))?.entries ?? []
const taken = async () => (await list()).map((entry) => [entry.key, takenAt(entry, NOW)])

const live = aLiveCourse()
const online = anOnlineCourse()
const student = (uid: string, endTime: number, course = online.key) => aCourseStudent(course, uid, { endTime })

it('any batch creates a missing list, with archived courses', async () => {
  const gone = anOnlineCourse({ key: 'gone', name: 'A gone one', published: false, archived: true })
  await batchPut(table, [live, online, gone].map(courseItem))
  await projectCourseList(batch({ type: 'user', pk: 'USER#1', sk: 'PROFILE' }), deps())
  expect((await list()).map(({ key, archived = false }) => [key, archived])).toEqual([
    ['gone', true],
    [online.key, false],
    [live.key, false],
  ])
  expect(Object.keys((await list())[0] ?? {})).not.toContain('description')
})

it('the list follows new, changed, and deleted courses', async () => {
  await rebuildCourseList(deps())
  await batchPut(table, [courseItem(online)])
  await projectCourseList(batch(courseItem(online)), deps())
  const changed = courseItem({ ...online, price: 7, version: 2 })
  await batchPut(table, [changed])
  await projectCourseList(batch(changed), deps())
  expect(await list()).toMatchObject([{ key: online.key, price: 7, version: 2 }])
  await transactWrite(table, [{ Delete: { Key: courseKey(online.key) } }])
  await projectCourseList(batch(changed), deps())
  expect(await list()).toEqual([])
})

it('the counts of Online students and of Live seats match the course’s own page at any time', async () => {
  await batchPut(table, [
    courseItem(live),
    courseItem(online),
    student('a', 0),
    student('b', NOW + 5),
    student('c', NOW),
  ])
  const seats = { max: 9, students: { a: 0, b: NOW - 1 }, holds: { pay: { uid: 'c', until: NOW + 60_000 } } }
  const room = seatsItem(live.group, seats, 1, [live.key])
  await batchPut(table, [room])
  await rebuildCourseList(deps())
  expect(await taken()).toEqual([
    [online.key, 2],
    [live.key, 2],
  ])
  const seatsOfPage = async () => (await managedCourse({ key: live.key }, { table, now: () => NOW })).enrolled
  expect(await seatsOfPage()).toBe(2)
  expect((await list()).map((entry) => takenAt(entry, NOW + 60_000))).toEqual([1, 1])
  const fuller = seatsItem(live.group, { ...seats, students: { a: 0, d: 0, e: 0 } }, 2, [live.key])
  await batchPut(table, [student('d', 0), fuller])
  await projectCourseList(batch(student('d', 0), room), deps())
  expect(await taken()).toEqual([
    [online.key, 3],
    [live.key, 4],
  ])
  expect(await seatsOfPage()).toBe(4)
})

it('an Online course counts its students like its own page, each once across the options of its name', async () => {
  const longer = anOnlineCourse({ key: 'longer', onlineDays: 90 })
  const both = { [online.key]: { content: [], days: 30 }, longer: { content: [], days: 90 } }
  await batchPut(table, [
    courseItem(online),
    courseItem(longer),
    courseNameItem(courseNameKey(online), { courses: both }, 1),
  ])
  await rebuildCourseList(deps())
  const places = [
    student('a', 0),
    student('b', NOW + 5),
    student('b', NOW + 9, longer.key),
    student('c', NOW, longer.key),
  ]
  await batchPut(table, places)
  await projectCourseList(batch(...places.slice(2)), deps())
  const pages = [online, longer].map(({ key }) => managedCourse({ key }, { table, now: () => NOW }))
  expect((await Promise.all(pages)).map(({ enrolled }) => enrolled)).toEqual([2, 2])
  expect(
    (await list()).map((entry) => [takenAt(entry, NOW), takenAt(entry, NOW + 6), takenAt(entry, NOW + 9)]),
  ).toEqual([
    [2, 2, 1],
    [2, 2, 1],
  ])
  const third = courseItem(anOnlineCourse({ key: 'third', onlineDays: 60 }))
  await batchPut(table, [third])
  await projectCourseList(batch(third), deps())
  expect(await taken()).toEqual(expect.arrayContaining([['third', 2]]))
})

it('a repeated batch writes nothing, and one without courses reads nothing', async () => {
  await batchPut(table, [courseItem(online)])
  await projectCourseList(batch(courseItem(online)), deps())
  let writes = 0
  let reads = 0
  const counted = {
    ...files,
    write: (...args: Parameters<typeof files.write>) => ((writes += 1), files.write(...args)),
    read: <Entry>(name: string) => ((reads += 1), files.read<Entry>(name)),
  }
  await projectCourseList(batch(courseItem(online)), { ...deps(), searchFiles: counted })
  expect([reads, writes]).toEqual([1, 0])
  await projectCourseList(batch({ type: 'user', pk: 'USER#1', sk: 'PROFILE' }), { ...deps(), searchFiles: counted })
  expect([reads, writes]).toEqual([1, 0])
})
