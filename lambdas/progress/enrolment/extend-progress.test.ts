import { describe, expect, it } from 'vitest'
import { noteOf, type NoteItem } from '#table/account.ts'
import { attemptKey, notesOf, progressKey, userKey } from '#table/keys.ts'
import type { AttemptItem } from '#table/attempt.ts'
import type { ProgressItem } from '#table/progress.ts'
import type { TaskItem } from '#table/task.ts'
import type { UserItem } from '#table/user.ts'
import { remindersOf } from '#domain/progress/reminder.ts'
import type { ExtendProgressInput } from '#generated/schema.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { queryItems } from '#lambdas/dynamodb/query-items.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { NOW } from '#lambdas/testing/an-academy.ts'
import { codeOf, refusalOf } from '#lambdas/testing/refusal-of.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { extendProgress } from './extend-progress.ts'
import { enrolling, month, rn } from '#lambdas/progress/testing/enrolment-fixture.ts'
import { anAttemptSession, bankOfEndings } from '#lambdas/progress/testing/ending-fixture.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'

const DAY = 86_400_000
const office = enrolling()

const extend = (input: Partial<ExtendProgressInput> & Pick<ExtendProgressInput, 'key'>, caller = 'boss') =>
  extendProgress(
    { studentId: 'jane', days: 7, reason: ' Was ill ', endTime: 0, onlineDays: 30, requestId: 'request-1', ...input },
    caller,
    office.academy(),
  )
const start = (key: string) => updateProgress({ key, action: 'start' }, { sub: 'jane' }, office.academy())
const stored = (key: string) =>
  getItem<ProgressItem>(office.academy().table, progressKey('jane', key), { consistent: true })
const notes = async () =>
  (await queryItems<NoteItem>(office.academy().table, notesOf('jane'))).map((item) => noteOf(item))

describe('a running course', () => {
  it('ends later, with everything that repeats its end, a note and the audit’s reason', async () => {
    const { key } = await office.add(month)
    const { endTime } = await start(key)
    const end = endTime + 7 * DAY
    expect(await extend({ key, endTime })).toMatchObject({ endTime: end, onlineDays: 30, startedOn: NOW })
    expect(await stored(key)).toMatchObject({ endTime: end, extension: { days: 7, reason: 'Was ill' } })
    expect(await office.academy().ownership('jane', month.group)).toMatchObject({ endTime: end })
    expect(await office.place(month)).toMatchObject({ endTime: end })
    const [note] = await notes()
    expect(note).toMatchObject({ author: 'Jane Doe', uid: 'jane' })
    expect(note?.text).toBe('RN Pharmacology Basics: 7 days more, until March 10, 2026 at 8:00 AM EDT. Reason: Was ill')
    expect((await getItem<UserItem>(office.academy().table, userKey('jane')))?.note).toEqual(note)
    expect(office.academy().published.at(-1)?.variables).toMatchObject({ input: { key, endTime: end } })
  })

  it('keeps its seat in a Live class until then', async () => {
    const { key } = await office.add(rn)
    const { endTime } = await start(key)
    await extend({ key, endTime, onlineDays: 90, days: 1 })
    expect((await office.seats())?.students['jane']).toBe(endTime + DAY)
  })

  it('is extended once by a request that is sent twice, and by a later one of another day', async () => {
    const { key } = await office.add(month)
    const { endTime } = await start(key)
    const first = await Promise.all([extend({ key, endTime }), extend({ key, endTime })])
    expect(first.map((each) => each.endTime)).toEqual([endTime + 7 * DAY, endTime + 7 * DAY])
    expect(await notes()).toHaveLength(1)
    const { endTime: again } = await extend({ key, endTime: endTime + 7 * DAY, days: 1, requestId: 'request-2' })
    expect(again).toBe(endTime + 8 * DAY)
    expect(await notes()).toHaveLength(2)
  })

  it('refuses the second of two administrators who saw the same end, with the new one', async () => {
    const { key } = await office.add(month)
    const { endTime } = await start(key)
    const ask = (requestId: string) => codeOf(extend({ key, endTime, requestId }))
    expect((await Promise.all([ask('request-a'), ask('request-b')])).sort()).toEqual(['done', 'extension-end-changed'])
    expect(await refusalOf(extend({ key, endTime, requestId: 'request-c' }))).toEqual({
      code: 'extension-end-changed',
      data: { endTime: endTime + 7 * DAY, onlineDays: 30 },
    })
    expect(await notes()).toHaveLength(1)
  })

  it('is reminded of by its new end, also far beyond the days that it was sold with', async () => {
    const { key } = await office.add(month)
    const { endTime } = await start(key)
    await extend({ key, endTime, days: 300 })
    const progress = await stored(key)
    expect(progress && remindersOf(progress, 'UTC').map(({ day }) => day)).toEqual(['2026-12-21', '2026-12-27'])
  })

  it('gets its start from the end that it had when it was started before starts were kept', async () => {
    const { key } = await office.add(month)
    const { endTime } = await start(key)
    await updateItem(office.academy().table, { Key: progressKey('jane', key), UpdateExpression: 'REMOVE startedOn' })
    await extend({ key, endTime })
    expect(await stored(key)).toMatchObject({ startedOn: NOW, endTime: endTime + 7 * DAY })
  })
})

describe('a course that is not started', () => {
  it('has more days from its start', async () => {
    const { key } = await office.add(month)
    expect(await extend({ key })).toMatchObject({ endTime: 0, onlineDays: 37 })
    expect((await start(key)).endTime).toBe(NOW + 37 * DAY)
    expect((await notes())[0]?.text).toBe(
      'RN Pharmacology Basics: 7 days more, 37 days from its start. Reason: Was ill',
    )
  })

  it('keeps both changes when it is started and extended at the same time', async () => {
    const { key } = await office.add(month)
    const [code] = await Promise.all([codeOf(extend({ key })), start(key)])
    const { endTime } = (await stored(key)) ?? {}
    expect(endTime).toBe(NOW + (code === 'done' ? 37 : 30) * DAY)
  })
})

describe('what is refused', () => {
  it.each([
    [{ days: 0 }, 'extension-days-invalid'],
    [{ days: 366 }, 'extension-days-invalid'],
    [{ reason: '  ' }, 'extension-reason-empty'],
    [{ reason: 'x'.repeat(501) }, 'extension-reason-long'],
    [{ requestId: '' }, 'request-id-invalid'],
    [{ studentId: 'eve' }, 'student-not-found'],
    [{ key: 'none' }, 'progress-not-found'],
    [{ endTime: 5 }, 'extension-end-changed'],
    [{ onlineDays: 31 }, 'extension-end-changed'],
  ])('%o: %s, and nothing is written', async (input, code) => {
    const { key } = await office.add(month)
    expect((await refusalOf(extend({ key, ...input }))).code).toBe(code)
    expect(await stored(key)).toMatchObject({ endTime: 0, onlineDays: 30 })
    expect(await notes()).toEqual([])
  })

  it('a course that has ended: its student is added again', async () => {
    const { key } = await office.add(month)
    const { endTime } = await start(key)
    office.academy().clock.now = endTime + 1
    expect((await refusalOf(extend({ key, endTime }))).code).toBe('extension-ended')
  })
})

describe('a test that runs', () => {
  const table = sharedTable(bankOfEndings())

  it('continues without a clock to the new end; with one it keeps its deadline', async () => {
    for (const timeAllowed of [undefined, 30]) {
      const session = await anAttemptSession(table, { timeAllowed } as Partial<TaskItem>)
      const { n } = await session.start()
      const Key = attemptKey(session.uid, 'p1', session.keys.taskKey, n)
      const before = await getItem<AttemptItem>(table, Key, { consistent: true })
      const progress = await getItem<ProgressItem>(table, progressKey(session.uid, 'p1'), { consistent: true })
      const endTime = progress?.endTime ?? 0
      const input = { studentId: session.uid, key: 'p1', days: 2, reason: 'Ill', endTime, onlineDays: 30 }
      const deps = { ...session.deps, publish: session.publish }
      await extendProgress({ ...input, requestId: 'request-1' }, 'boss', deps)
      const after = await getItem<AttemptItem>(table, Key, { consistent: true })
      expect(after?.deadline).toBe(timeAllowed === undefined ? endTime + 2 * DAY : before?.deadline)
      // Without a time limit, an answer after the old end still counts.
      if (timeAllowed === undefined) session.clock.time = endTime + DAY
      const attempt = await session.start()
      expect(attempt.n).toBe(n)
    }
  })
})
