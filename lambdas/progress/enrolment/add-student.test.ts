import { describe, expect, it } from 'vitest'
import { courseActiveKey, enrolmentLockKey } from '#table/keys.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import type { Course } from '#domain/courses/course.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import { aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { userItem } from '#table/user.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { PUBLISH_PROGRESS } from '#lambdas/aws/publish.ts'
import { managedCourse } from '#lambdas/courses/managed-course.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { enrolling, month, pn, quarter, rn } from '#lambdas/progress/testing/enrolment-fixture.ts'

const { academy, add, end, uids, place, seats, people } = enrolling()

describe('adding a student', () => {
  it('opens a progress with end time 0, owned, with a seat, and informs the student [2.4.5, 2.7.4, 2.3.18]', async () => {
    const progress = await add(rn)
    const sold = { name: rn.name, courseKey: rn.key, onlineDays: 90, dates: rn.dates, courseEndTime: '5:00PM' }
    const opened = { url: 'rn-review-march-5-9-00am-1', studentId: 'jane', endTime: 0, complete: false }
    expect(progress).toMatchObject({ ...sold, ...opened, dateCreated: NOW })
    const stored = { key: progress.key, content: rn.content, group: rn.group }
    expect(await academy().progress('jane')).toMatchObject([stored])
    expect(await academy().ownership('jane', rn.group)).toMatchObject({ progressKey: progress.key, endTime: 0 })
    expect(await seats()).toMatchObject({ students: { jane: 0 }, version: 2 })
    const active = await getItem(academy().table, courseActiveKey(rn.key), { consistent: true })
    expect(active).toMatchObject({ type: 'course-active', version: 1 })
    expect(await place(rn)).toMatchObject({ name: 'Jane Doe', listed: true, progressKey: progress.key, endTime: 0 })
    expect(academy().published).toEqual([{ document: PUBLISH_PROGRESS, variables: { input: progress } }])
  })

  it('works in a course that is not published, and numbers a second time [1.3.10]', async () => {
    await academy().add({ ...month, published: false })
    const first = await add(month)
    await end(first.key)
    academy().clock.now += 1
    expect((await add(month)).url).toBe('rn-pharmacology-basics-2')
  })

  it('is refused for a student who has the course or a linked one [2.5.22]', async () => {
    await add(rn)
    await add(month)
    expect(await Promise.all([rn, pn, month, quarter].map((course) => codeOf(add(course))))).toEqual(
      Array(4).fill('course-student-owned'),
    )
  })

  const buy = (course: Course, requestId: string, token = 'pm_ok') =>
    registerCourse({ courseKey: course.key, token, requestId }, 'jane', academy())

  it('keeps them from buying another option of the course until the one that they have has ended', async () => {
    const { payment } = await buy(month, 'request-1')
    expect(payment.status).toBe('paid')
    expect(await codeOf(buy(quarter, 'request-2'))).toBe('already-yours')
    expect(await codeOf(add(quarter))).toBe('course-student-owned')
    expect(academy().gateway.intents()).toHaveLength(1)
    await end((await academy().progress('jane'))[0]?.key ?? '')
    academy().clock.now += 1
    expect((await buy(quarter, 'request-3')).payment.status).toBe('paid')
    expect(await academy().progress('jane')).toHaveLength(2)
  })

  it('gives the student one of two options that are bought, or bought and added, at the same time', async () => {
    const racing = [buy(month, 'request-1'), buy(quarter, 'request-2'), add(month), add(quarter)]
    const codes = await Promise.all(racing.map((act: Promise<unknown>) => codeOf(act)))
    expect(codes.filter((code) => code === 'done')).toHaveLength(1)
    expect(await academy().progress('jane')).toHaveLength(1)
    expect(academy().gateway.charged().length).toBeLessThanOrEqual(1)
  })

  it('is refused while another option is being paid for, and so is buying', async () => {
    await buy(month, 'request-1', 'pm_challenge')
    academy().clock.now += HOLD_MS
    expect(await codeOf(buy(quarter, 'request-2'))).toBe('payment-processing')
    expect(await codeOf(add(quarter))).toBe('course-student-paying')
  })

  it('is possible again once the previous course has ended [2.5.22]', async () => {
    const { key } = await add(rn)
    await end(key)
    academy().clock.now += 1
    expect(await codeOf(add(pn))).toBe('done')
  })

  it('is refused while the student pays for it, for strangers and for unknown courses', async () => {
    await registerCourse({ courseKey: rn.key, token: 'pm_challenge', requestId: 'request-1' }, 'jane', academy())
    expect(await codeOf(add(pn))).toBe('course-student-paying')
    expect(await codeOf(add(rn, 'nobody'))).toBe('student-not-found')
    expect(await codeOf(add({ ...rn, key: 'gone' }))).toBe('course-not-found')
  })

  it('is refused for a student whose account is being deleted', async () => {
    const leaving = { ...userItem(aUser()), deleting: NOW }
    await batchPut(academy().table, [leaving])
    expect(await codeOf(add(rn))).toBe('student-not-found')
  })

  it('takes no second seat for a student who already has one', async () => {
    await academy().fillSeats(rn.group, { jane: 0, ann: 0, joe: 0 })
    expect(await codeOf(add(rn))).toBe('done')
    expect(Object.keys((await seats())?.students ?? {})).toHaveLength(3)
  })

  it('stops at the limit, with the seats that buyers hold [2.4.8]', async () => {
    const [first = '', second = '', third = ''] = await people(3)
    await add(rn, first)
    await add(pn, second)
    await registerCourse({ courseKey: rn.key, token: 'pm_challenge', requestId: 'request-1' }, 'jane', academy())
    expect((await managedCourse({ key: pn.key }, academy())).enrolled).toBe(3)
    expect(await codeOf(add(rn, third))).toBe('no-seats')
    expect(await place(rn, third)).toBeUndefined()
  })

  it.each([
    [rn, pn],
    [month, quarter],
  ])('happens once when two administrators add to two linked courses at once [2.5.22]', async (first, other) => {
    const codes = await Promise.all([first, other, first, other].map((course) => codeOf(add(course))))
    expect(codes.sort()).toEqual(['course-student-owned', 'course-student-owned', 'course-student-owned', 'done'])
    expect(await academy().progress('jane')).toHaveLength(1)
    expect(await uids(first)).toEqual(['jane'])
  })

  it('never oversells the last seats next to buyers, and nobody pays without one [2.4.8]', async () => {
    const all = await people(12)
    const outcomes = await Promise.all(
      all.map((uid, n) =>
        n % 2
          ? codeOf(add(n % 3 ? rn : pn, uid))
          : codeOf(registerCourse({ courseKey: rn.key, token: 'pm_ok', requestId: 'request-1' }, uid, academy())),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(3)
    expect(new Set(outcomes)).toEqual(new Set(['done', 'no-seats']))
    const taken = await seats()
    expect(Object.keys(taken?.students ?? {})).toHaveLength(3)
    expect(taken?.holds).toEqual({})
    const progress = await Promise.all(all.map((uid) => academy().progress(uid)))
    expect(progress.flat()).toHaveLength(3)
    const buyers = outcomes.filter((outcome, n) => n % 2 === 0 && outcome === 'done')
    expect(academy().gateway.charged()).toHaveLength(buyers.length)
  })
})

it('a payment that failed leaves no ownership lock, so the student can be added', async () => {
  await registerCourse({ courseKey: rn.key, token: 'pm_declined', requestId: 'request-1' }, 'jane', academy())
  expect(await getItem(academy().table, enrolmentLockKey('jane', rn.group), { consistent: true })).toBeUndefined()
  expect(await codeOf(add(rn))).toBe('done')
})
