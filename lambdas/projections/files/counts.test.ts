import type { DynamoDBRecord } from 'aws-lambda'
import { describe, expect, it } from 'vitest'
import { questionItem } from '#table/question.ts'
import { aQuestion } from '#table/testing/a-question.ts'
import { userItem } from '#table/user.ts'
import { ACTIVE_MS } from '#domain/dashboard/seen.ts'
import type { User } from '#domain/users/user.ts'
import { readDashboard } from '#lambdas/search/read-dashboard.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { followSearchFiles, projectSearchFiles, rebuildSearchFiles } from './search-files.ts'
import { projectSeen } from './seen.ts'
import { ON } from '../on.ts'
import { aBatch, aRecord } from '../testing/batch-fixture.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'

const NOW = Date.UTC(2026, 10, 21, 12)
const question = (id: number, body = 'Which?') =>
  questionItem(aQuestion({ id, body }), { version: 1, time: 1, ref: `r:${id}` })
const user = (uid: string, more: Partial<User> = {}) =>
  userItem(aUser({ uid, email: `${uid}@academy.example`, ...more }))

const noCourses = () => Promise.resolve(null)
const table = sharedTable()

/** Projects batches into counts and reads what the dashboard then shows. */
function projectedCounts(files = memoryFiles()) {
  const clock = { now: NOW }
  const deps = { table, files, searchFiles: files, now: () => clock.now, timeZone: 'America/New_York' }
  const keep = async (...records: DynamoDBRecord[]) => {
    await projectSearchFiles(aBatch(ON.searchFiles, ...records), deps)
    await projectSeen(aBatch(ON.seen, ...records), deps)
  }
  const numbers = async () => {
    const { questions, students, admins, activeNow } = await readDashboard(deps)
    return { questions, students, admins, activeNow }
  }
  return { files, clock, keep, numbers }
}

describe('the dashboard’s counts', () => {
  it('follow questions and users as they come, change and go', async () => {
    const { keep, numbers } = projectedCounts()
    expect(await numbers()).toEqual({ questions: 0, students: 0, admins: 0, activeNow: 0 })
    await keep(...[101, 102, 700].map((id) => aRecord(undefined, question(id))))
    await keep(...['a', 'b', 'c'].map((uid) => aRecord(undefined, user(uid))))
    expect(await numbers()).toMatchObject({ questions: 3, students: 3, admins: 0 })
    await keep(aRecord(user('a'), user('a', { type: 'Admin' })), aRecord(question(700), undefined))
    expect(await numbers()).toMatchObject({ questions: 2, students: 2, admins: 1 })
  })

  it('count nothing twice when a batch comes again, also when it was lost after its search file was written', async () => {
    const { files, keep, numbers } = projectedCounts()
    const batch = [aRecord(undefined, question(101)), aRecord(undefined, user('a', { lastSeen: NOW }))]
    await followSearchFiles(aBatch(ON.searchFiles, ...batch), files, noCourses)
    expect(await numbers()).toMatchObject({ questions: 0, students: 0 })
    for (let times = 0; times < 3; times += 1) {
      await keep(...batch)
      expect(await numbers()).toEqual({ questions: 1, students: 1, admins: 0, activeNow: 1 })
    }
    const writes = files.writes.length
    await keep(...batch)
    expect(files.writes).toHaveLength(writes)
  })

  it('are those of the table after a rebuild, whatever they were', async () => {
    await batchPut(table, [question(101), question(900), user('x'), user('y', { type: 'Admin' })])
    const { files, keep, numbers } = projectedCounts()
    await keep(aRecord(undefined, question(5_000)), aRecord(undefined, user('gone')))
    await rebuildSearchFiles({ table, searchFiles: files })
    expect(await numbers()).toMatchObject({ questions: 2, students: 1, admins: 1 })
  })
})

describe('students active now', () => {
  const seen = (uid: string, before: number, after: number, more: Partial<User> = {}) =>
    aRecord(user(uid, { ...more, lastSeen: before }), user(uid, { ...more, lastSeen: after }))

  it('are those seen in the last 15 minutes, each once, and no administrators', async () => {
    const { clock, keep, numbers } = projectedCounts()
    await keep(seen('a', 0, NOW), seen('b', 0, NOW), seen('admin', 0, NOW, { type: 'Admin' }))
    clock.now += 300_000
    await keep(seen('a', NOW, clock.now))
    expect(await numbers()).toMatchObject({ activeNow: 2 })
    clock.now = NOW + ACTIVE_MS
    expect(await numbers()).toMatchObject({ activeNow: 1 })
    clock.now += 300_000
    expect(await numbers()).toMatchObject({ activeNow: 0 })
  })

  it('are the same however often and however late batches come again', async () => {
    const { clock, keep, numbers } = projectedCounts()
    const first = [seen('a', 0, NOW), seen('b', 0, NOW)]
    const second = [seen('a', NOW, NOW + 600_000)]
    clock.now = NOW + 600_000
    for (const batch of [first, second, first, second, first]) await keep(...batch)
    expect(await numbers()).toMatchObject({ activeNow: 2 })
    clock.now = NOW + ACTIVE_MS
    await keep(...first)
    expect(await numbers()).toMatchObject({ activeNow: 1 })
  })

  it('lose users who become administrators, and hold only current ones', async () => {
    const { files, clock, keep, numbers } = projectedCounts()
    await keep(...Array.from({ length: 40 }, (_, i) => seen(`u${i}`, 0, NOW)))
    await keep(aRecord(user('u0', { lastSeen: NOW }), user('u0', { lastSeen: NOW, type: 'Admin' })))
    expect(await numbers()).toMatchObject({ activeNow: 39 })
    clock.now += ACTIVE_MS
    await keep(seen('late', 0, clock.now))
    expect((await files.read('counts/seen.json'))?.entries).toEqual([{ uid: 'late', at: clock.now }])
  })
})
