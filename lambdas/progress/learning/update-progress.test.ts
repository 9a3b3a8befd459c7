import { describe, expect, it, vi } from 'vitest'
import { type CourseStudentItem, seatsItem, type SeatsItem } from '#table/course.ts'
import { courseStudentKey, enrolmentLockKey, progressKey, seatsKey, taskSummaryKey } from '#table/keys.ts'
import { type EnrolmentLockItem, enrolmentLock, type ProgressItem } from '#table/progress.ts'
import { aContent, aProgress, aSection, aTask, aCourseStudent } from '#table/testing/course-items.ts'
import { userItem } from '#table/user.ts'
import type { Progress } from '#domain/progress/progress.ts'
import type { UpdateProgressInput } from '#generated/schema.ts'
import { aUser } from '#lambdas/testing/an-academy.ts'
import type { Identity } from '#lambdas/field/field-handler.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import { PUBLISH_PROGRESS } from '#lambdas/aws/publish.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { sharedTable } from '#lambdas/testing/test-tables.ts'
import { START } from '#lambdas/attempts/academy-fixture.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { updateProgress } from './update-progress.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'

const TASKS = ['first', 'second']
const DAY = 86_400_000
const END = START + 30 * DAY

const table = sharedTable()

let students = 0

async function aBuyer(more: Partial<Progress> = {}) {
  const uid = `u${(students += 1)}`
  const group = `group-${uid}`
  const endTime = more.endTime ?? 0
  await batchPut(table, [
    aProgress(uid, 'p1', { endTime: 0, group, ...more }),
    enrolmentLock(uid, group, { progressKey: 'p1', endTime }),
    aCourseStudent('course-1', uid, { endTime }),
    seatsItem(group, { max: 3, students: { [uid]: endTime, other: 0 }, holds: {} }, 4),
  ])
  const publish = vi.fn<Publish>(() => Promise.resolve())
  const clock = { time: START }
  const update = (action: 'start' | 'complete') =>
    updateProgress({ key: 'p1', action }, { sub: uid }, { table, now: () => clock.time, publish })
  const stored = async () => ({
    progress: await getItem<ProgressItem>(table, progressKey(uid, 'p1'), { consistent: true }),
    owned: await getItem<EnrolmentLockItem>(table, enrolmentLockKey(uid, group), { consistent: true }),
    seats: await getItem<SeatsItem>(table, seatsKey(group), { consistent: true }),
    student: await getItem<CourseStudentItem>(table, courseStudentKey('course-1', uid), { consistent: true }),
  })
  return { uid, update, stored, publish, clock }
}

describe('starting a course', () => {
  it('ends it onlineDays days from now, in progress and ownership, and informs the student [3.4.9] [3.4.11] [3.4.14]', async () => {
    const { uid, update, stored, publish } = await aBuyer()
    const reply = await update('start')
    expect(reply).toMatchObject({ key: 'p1', endTime: END, complete: false })
    const { progress, owned, seats, student } = await stored()
    expect([progress?.endTime, owned?.endTime, student?.endTime, seats?.students[uid]]).toEqual([END, END, END, 0])
    expect(publish.mock.calls).toEqual([[PUBLISH_PROGRESS, { input: reply }]])
    expect(reply).not.toHaveProperty('group')
  })

  it('ends the seat in a Live course as well', async () => {
    const { uid, update, stored } = await aBuyer({ courseType: 'Live' })
    await update('start')
    const { seats } = await stored()
    expect(seats).toMatchObject({ students: { [uid]: END, other: 0 }, version: 5 })
  })

  it('changes nothing more when repeated, or sent twenty times at the same moment', async () => {
    const { update, stored, clock } = await aBuyer({ courseType: 'Live' })
    const replies = await Promise.all(Array.from({ length: 20 }, () => update('start')))
    expect(new Set(replies.map(({ endTime }) => endTime))).toEqual(new Set([END]))
    clock.time += DAY
    expect((await update('start')).endTime).toBe(END)
    const { progress, seats } = await stored()
    expect([progress?.endTime, seats?.version]).toEqual([END, 5])
  })

  it('is stored although no screen could be notified', async () => {
    const { update, publish } = await aBuyer()
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    publish.mockRejectedValue(new Error('down'))
    expect((await update('start')).endTime).toBe(END)
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })

  it('is refused once it has ended [3.4.11]', async () => {
    const { update } = await aBuyer({ endTime: START - 1 })
    expect((await refusalOf(update('start'))).code).toBe('course-ended')
  })

  it('is refused for another student’s course', async () => {
    await aBuyer()
    const deps = { table, now: () => START, publish: () => Promise.resolve() }
    expect((await refusalOf(updateProgress({ key: 'p1', action: 'start' }, { sub: 'eve' }, deps))).code).toBe(
      'progress-not-found',
    )
  })
})

describe('ending a student’s course', () => {
  const person = (uid: string, type: 'Admin' | 'Student') => userItem(aUser({ uid, type }))
  const end = (caller: Identity, input: Partial<UpdateProgressInput>) => {
    const deps = { table, now: () => START, publish: () => Promise.resolve() }
    return updateProgress({ key: 'p1', action: 'end', ...input }, caller, deps)
  }
  const codeOf = async (call: Promise<unknown>) => (await refusalOf(call)).code

  it('is for administrators, by their token and by their record, and refused to anybody else [2.7.5] [3.6.6]', async () => {
    const { uid, stored } = await aBuyer()
    await batchPut(table, [person('boss', 'Admin'), person('demoted', 'Student'), person(uid, 'Student')])
    const callers: Identity[] = [
      { sub: uid },
      { sub: uid, groups: null },
      { sub: uid, groups: ['Student'] },
      { sub: 'demoted', groups: ['Admin'] },
      { sub: 'nobody', groups: ['Admin'] },
      { sub: 'boss', groups: ['Student'] },
    ]
    for (const caller of callers) expect(await codeOf(end(caller, { studentId: uid }))).toBe('not-allowed')
    expect((await stored()).progress?.endTime).toBe(0)
    const boss = { sub: 'boss', groups: ['Admin'] }
    expect(await codeOf(end(boss, {}))).toBe('student-not-found')
    expect(await codeOf(end(boss, { studentId: null }))).toBe('student-not-found')
    expect(await end(boss, { studentId: uid })).toMatchObject({ endTime: START })
    expect((await stored()).progress?.endTime).toBe(START)
  })

  it('is the only change that a caller can make to another student’s course', async () => {
    const { uid, stored } = await aBuyer()
    await batchPut(table, [person('boss', 'Admin')])
    for (const action of ['start', 'complete'] as const)
      expect(await codeOf(end({ sub: 'boss', groups: ['Admin'] }, { action, studentId: uid }))).toBe('not-allowed')
    expect(await codeOf(end({ sub: uid }, { action: 'start', studentId: uid }))).toBe('not-allowed')
    expect((await stored()).progress?.endTime).toBe(0)
  })
})

describe('a start that finds half of an enrolment', () => {
  it('is a fault, and starts nothing', async () => {
    const { update, stored, uid } = await aBuyer()
    await removeItem(table, enrolmentLockKey(uid, `group-${uid}`))
    await expect(update('start')).rejects.toThrow('Progress p1 has no ownership, place in its course or seats')
    expect((await stored()).progress?.endTime).toBe(0)
  })

  it('is refused when the course was ended between look and start', async () => {
    const { update, uid } = await aBuyer()
    const ended = aProgress(uid, 'p1', { endTime: START - 1, group: `group-${uid}` })
    beforeNext(table, 'TransactWriteItemsCommand', () => batchPut(table, [ended]))
    expect((await refusalOf(update('start'))).code).toBe('course-ended')
  })
})

describe('completing a course', () => {
  it('stores it and informs the student, once, and not before every task is done [3.4.11]', async () => {
    const { update, stored, publish } = await aBuyer({ endTime: END, content: ['whole'] })
    await batchPut(table, [
      aContent('whole'),
      aSection('whole', 's0'),
      ...TASKS.map((key) => aTask('whole', 's0', key)),
    ])
    for (const key of TASKS) {
      expect((await refusalOf(update('complete'))).code).toBe('tasks-left')
      expect((await stored()).progress?.complete).toBe(false)
      const { studentId } = (await stored()).progress ?? { studentId: '' }
      const done = { type: 'task-summary', task: key, complete: true }
      await batchPut(table, [{ ...taskSummaryKey(studentId, 'p1', 's0', key), ...done }])
    }
    expect(await update('complete')).toMatchObject({ complete: true, endTime: END })
    expect(await update('complete')).toMatchObject({ complete: true })
    expect((await stored()).progress?.complete).toBe(true)
    expect(publish).toHaveBeenCalledTimes(1)
  })

  it('is refused for a course without tasks', async () => {
    const { update } = await aBuyer({ endTime: END, content: ['gone'] })
    expect((await refusalOf(update('complete'))).code).toBe('tasks-left')
  })

  it.each([
    [0, 'course-not-started'],
    [START - 1, 'course-ended'],
  ])('is refused for a progress that ends at %i: %s', async (endTime, code) => {
    const { update } = await aBuyer({ endTime })
    expect((await refusalOf(update('complete'))).code).toBe(code)
  })
})
