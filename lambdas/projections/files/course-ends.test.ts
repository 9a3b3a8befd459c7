import type { DynamoDBRecord } from 'aws-lambda'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isActive } from '#domain/courses/availability.ts'
import { findUsers, latestEnd, userEntry, type UserEntry } from '#domain/search/user-entry.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { anOnlineCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { meteredTable } from '#lambdas/testing/metered-table.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { courseItem } from '#table/course.ts'
import { USER_CHUNKS, userChunk } from '#table/search-files.ts'
import { aProgress, aCourseStudent } from '#table/testing/course-items.ts'
import type { ProgressItem } from '#table/progress.ts'
import { type UserItem, userItem } from '#table/user.ts'
import { courseEndReader } from './course-ends.ts'
import { followSearchFiles, rebuildSearchFiles } from './search-files.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'

type State = { users: Map<string, UserItem>; courses: Map<string, ProgressItem> }
type Move = { uid: string; course: string; what: 'visit' | 'enrol' | 'start' | 'extend' | 'end' | 'study' | 'delete' }

const STEP = 100
const LONG = 950
const later = (item: ProgressItem, endTime: number): ProgressItem => ({ ...item, endTime })

/**
 * Plays allowed changes of users and their courses, one every `STEP` ms, and returns each with the records of its
 * writes.
 */
function play(moves: readonly Move[]) {
  const users = new Map<string, UserItem>()
  const courses = new Map<string, ProgressItem>()
  const steps: { records: DynamoDBRecord[]; after: State }[] = []
  moves.forEach(({ uid, course, what }, n) => {
    const now = (n + 1) * STEP
    const records: DynamoDBRecord[] = []
    const put = (item: ProgressItem) => {
      records.push(aRecord(courses.get(item.key), item))
      courses.set(item.key, item)
    }
    const user = users.get(uid)
    const last = [...courses.values()].filter((item) => item.studentId === uid && item.courseKey === course).at(-1)
    const active = last !== undefined && isActive(last.endTime, now)
    if (user === undefined || what === 'visit') {
      const item = userItem(aUser({ uid, lastSeen: n * 86_400_000 }))
      records.push(aRecord(user, item))
      users.set(uid, item)
    } else if (what === 'delete') {
      for (const item of [...courses.values()].filter(({ studentId }) => studentId === uid)) {
        records.push(aRecord(item, undefined))
        courses.delete(item.key)
      }
      records.push(aRecord(user, undefined))
      users.delete(uid)
    } else if (what === 'enrol') {
      if (!active) put(aProgress(uid, `p${String(n).padStart(4, '0')}`, { courseKey: course, endTime: 0 }))
    } else if (last !== undefined && active) {
      if (what === 'start' && last.endTime === 0) put(later(last, now + LONG))
      if (what === 'extend' && last.endTime !== 0) put(later(last, last.endTime + LONG))
      if (what === 'end') put(later(last, now))
      if (what === 'study') put({ ...last, complete: !last.complete })
    }
    steps.push({ records, after: { users: new Map(users), courses: new Map(courses) } })
  })
  return steps
}

const endsOf = ({ courses }: State, uid: string) =>
  [...courses.values()].filter(({ studentId }) => studentId === uid).map(({ endTime }) => endTime)

/** The users with any active course, computed from scratch. */
const withCourse = (state: State, now: number) =>
  [...state.users.keys()].filter((uid) => endsOf(state, uid).some((end) => isActive(end, now))).sort()

async function entriesOf(files: ReturnType<typeof memoryFiles>): Promise<UserEntry[]> {
  const names = [...(await files.list(USER_CHUNKS)).keys()]
  return (await Promise.all(names.map((name) => files.read<UserEntry>(name)))).flatMap((file) => file?.entries ?? [])
}

function expectFilters(entries: readonly UserEntry[], state: State, times: readonly number[]): void {
  for (const now of times) {
    const uids = (courses: 'active' | 'none') =>
      findUsers(entries, null, { courses, now })
        .map(({ uid }) => uid)
        .sort()
    const active = withCourse(state, now)
    expect(uids('active')).toEqual(active)
    expect(uids('none')).toEqual([...state.users.keys()].filter((uid) => !active.includes(uid)).sort())
  }
}

const move = fc.record({
  uid: fc.constantFrom('ann', 'bob', 'cy'),
  course: fc.constantFrom('c1', 'c2'),
  what: fc.constantFrom<Move['what'][]>(
    'visit',
    'enrol',
    'enrol',
    'start',
    'start',
    'extend',
    'end',
    'study',
    'delete',
  ),
})

describe('the end of users’ active courses', () => {
  it('matches a build from nothing after any history, however its batches are cut, repeated, or late', async () => {
    const whole = fc.tuple(
      fc.array(move, { minLength: 1, maxLength: 40 }),
      fc.array(fc.record({ size: fc.integer({ min: 1, max: 9 }), ahead: fc.nat(5), again: fc.boolean() }), {
        minLength: 40,
        maxLength: 40,
      }),
    )
    await fc.assert(
      fc.asyncProperty(whole, async ([moves, cuts]) => {
        const steps = play(moves)
        const files = memoryFiles()
        let from = 0
        for (const { size, ahead, again } of cuts) {
          if (from >= steps.length) break
          const batch = aBatch(ON.searchFiles, ...steps.slice(from, from + size).flatMap(({ records }) => records))
          from += size
          const table = steps[Math.min(from - 1 + ahead, steps.length - 1)]?.after
          const read = (uid: string) => Promise.resolve(table ? latestEnd(endsOf(table, uid)) : null)
          for (let times = 0; times < (again ? 2 : 1); times += 1) await followSearchFiles(batch, files, read)
        }
        const last = steps.at(-1)?.after ?? { users: new Map(), courses: new Map() }
        const end = steps.length * STEP
        expectFilters(await entriesOf(files), last, [end, end + 1, end + LONG, end + LONG / 2, end + 20 * LONG])
      }),
    )
  })

  const tables = testTables()
  it('is the same when everything is rebuilt from the table, and when read for a user', async () => {
    for (const seed of [1, 2, 3]) {
      const [moves = []] = fc.sample(fc.array(move, { minLength: 60, maxLength: 60 }), { seed, numRuns: 1 })
      const nothing: State = { users: new Map(), courses: new Map() }
      const state = play(moves).at(-1)?.after ?? nothing
      const places = new Map(
        [...state.courses.values()].map(({ studentId: uid, courseKey, key: progressKey, endTime }) => [
          `${uid} ${courseKey}`,
          aCourseStudent(courseKey, uid, { progressKey, endTime }),
        ]),
      )
      const table = await tables.table()
      const courses = [anOnlineCourse({ key: 'c1' }), anOnlineCourse({ key: 'c2', archived: true })]
      const items = [...state.users.values(), ...state.courses.values(), ...places.values(), ...courses.map(courseItem)]
      await batchPut(table, items)
      const files = memoryFiles()
      await rebuildSearchFiles({ table, searchFiles: files })
      const entries = await entriesOf(files)
      const end = 60 * STEP
      expectFilters(entries, state, [end, end + LONG / 2, end + 20 * LONG])
      const read = courseEndReader(table)
      for (const uid of state.users.keys()) expect(await read(uid)).toBe(latestEnd(endsOf(state, uid)))
    }
  })

  it('is read from the table only when courses changed or it is unknown; other changes keep it', async () => {
    const table = await tables.table()
    const files = memoryFiles()
    const ann = userItem(aUser({ uid: 'ann' }))
    const progress = aProgress('ann', 'p1', { endTime: 900 })
    await batchPut(table, [ann, progress])
    const meter = meteredTable(table)
    const project = (...records: DynamoDBRecord[]) =>
      followSearchFiles(aBatch(ON.searchFiles, ...records), files, courseEndReader(table))
    await project(aRecord(undefined, ann))
    expect(meter.read).toBe(1)
    await project(aRecord(ann, { ...ann, firstName: 'Anna' }))
    await project(aRecord(progress, { ...progress, complete: true }))
    expect(meter.read).toBe(1)
    expect(await entriesOf(files)).toMatchObject([{ firstName: 'Anna', courseEnd: 900 }])
    await project(aRecord(undefined, progress))
    expect(meter.read).toBe(2)
    expect(files.writes).toHaveLength(2)
  })

  it('is unknown in files of older versions: in neither list, until a change or a visit of the user', async () => {
    const files = memoryFiles()
    const bob = userItem(aUser({ uid: 'bob' }))
    const old = ['ann', 'bob'].map((uid) => userEntry(aUser({ uid })))
    for (const entry of old) {
      const held = (await files.read<UserEntry>(userChunk(entry.uid)))?.entries ?? []
      await files.write(userChunk(entry.uid), [...held, entry])
    }
    const listed = async (courses: 'active' | 'none') =>
      findUsers(await entriesOf(files), null, { courses, now: 500 }).map(({ uid }) => uid)
    expect([await listed('active'), await listed('none')]).toEqual([[], []])
    expect(findUsers(await entriesOf(files), null, { now: 500 })).toHaveLength(2)
    const read = (uid: string) => Promise.resolve(uid === 'ann' ? 900 : null)
    await followSearchFiles(
      aBatch(ON.searchFiles, aRecord(undefined, aProgress('ann', 'p1', { endTime: 900 }))),
      files,
      read,
    )
    expect([await listed('active'), await listed('none')]).toEqual([['ann'], []])
    await followSearchFiles(aBatch(ON.searchFiles, aRecord(bob, { ...bob, lastSeen: 86_400_000 })), files, read)
    expect([await listed('active'), await listed('none')]).toEqual([['ann'], ['bob']])
  })

  it('skips a course whose student is in no file; a failed read fails the batch, and nothing is written', async () => {
    const files = memoryFiles()
    const change = aRecord(undefined, aProgress('nora', 'p1', { endTime: 900 }))
    await followSearchFiles(aBatch(ON.searchFiles, change), files, () => Promise.resolve(900))
    expect(await entriesOf(files)).toEqual([])
    const batch = aBatch(ON.searchFiles, aRecord(undefined, userItem(aUser({ uid: 'nora' }))), change)
    const failing = () => Promise.reject(new Error('throttled'))
    await expect(followSearchFiles(batch, files, failing)).rejects.toThrow('throttled')
    expect(files.writes).toEqual([])
    await followSearchFiles(batch, files, () => Promise.resolve(900))
    expect(await entriesOf(files)).toMatchObject([{ uid: 'nora', courseEnd: 900 }])
  })
})
