import { describe, expect, it } from 'vitest'
import { courseStudentKey, enrolmentLockKey, userKey } from '#table/keys.ts'
import { enrolmentLock } from '#table/progress.ts'
import { aUser, NOW } from '#lambdas/testing/an-academy.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { beforeEvery, beforeNext } from '#lambdas/testing/before-next.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { enrolling, month, pn, quarter, rn } from '#lambdas/progress/testing/enrolment-fixture.ts'

const { academy, add, end, students, uids, place, seats, people } = enrolling()

/** Runs a concurrent change right before the administrator's next transaction. */
const overtake = (act: () => Promise<unknown>) => beforeNext(academy().table, 'TransactWriteItemsCommand', act)
/** Changes the seats right before every transaction; `stop` returns how often. */
const overtakeAlways = () =>
  beforeEvery(academy().table, 'TransactWriteItemsCommand', 60, () => academy().fillSeats(rn.group, {}))
const pay = (courseKey: string, token = 'pm_ok') =>
  registerCourse({ courseKey, token, requestId: 'request-1' }, 'jane', academy())

describe('an administrator who adds a student, and is overtaken', () => {
  it('adds nobody if another administrator has just assigned the last seat', async () => {
    const [first = '', second = '', third = ''] = await people(3)
    await add(rn, first)
    await add(pn, second)
    overtake(() => add(pn, third))
    expect(await codeOf(add(rn))).toBe('no-seats')
    expect(Object.keys((await seats())?.students ?? {}).sort()).toEqual([first, second, third])
    expect(await academy().progress('jane')).toEqual([])
    expect(await place(rn)).toBeUndefined()
  })

  it('takes the remaining seat if another one has just been assigned', async () => {
    const [first = ''] = await people(1)
    overtake(() => add(pn, first))
    expect(await codeOf(add(rn))).toBe('done')
    expect((await seats())?.students).toEqual({ [first]: 0, jane: 0 })
  })

  it.each([
    ['another administrator, with another option', () => add(quarter)],
    ['another administrator, with the same course', () => add(month)],
    ['the student, who paid', () => pay(month.key)],
  ])('adds the student only once when overtaken by %s', async (_, act) => {
    overtake(act)
    expect(await codeOf(add(month))).toBe('course-student-owned')
    expect(await academy().progress('jane')).toHaveLength(1)
    expect(await uids(month)).toEqual(['jane'])
  })

  it('adds nobody when overtaken by a student who starts a payment, and the payment continues', async () => {
    overtake(() => pay(rn.key, 'pm_challenge'))
    expect(await codeOf(add(pn))).toBe('course-student-paying')
    academy().gateway.pass('pi_1')
    expect((await pay(rn.key)).payment.status).toBe('paid')
  })

  it('fails when overtaken twenty times, and leaves nothing', { tags: ['nightly'] }, async () => {
    const seen = overtakeAlways()
    await expect(add(rn)).rejects.toThrow('The student could not be enrolled in 20 tries')
    expect(seen.stop()).toBe(20)
    expect(await academy().progress('jane')).toEqual([])
    expect((await seats())?.students).toEqual({})
    expect(academy().published).toEqual([])
  })
})

describe('a student who already has a course', () => {
  const owned = (endTime: number) =>
    batchPut(academy().table, [enrolmentLock('jane', month.group, { progressKey: 'p1', endTime })])

  it('owns it, even if no list of a course names them', async () => {
    for (const endTime of [0, NOW + 1]) {
      await owned(endTime)
      expect(await codeOf(add(month))).toBe('course-student-owned')
    }
    await owned(NOW)
    expect(await codeOf(add(month))).toBe('done')
  })

  it('is in it, even if no record shows that they own it', async () => {
    const { key } = await add(month)
    await removeItem(academy().table, enrolmentLockKey('jane', month.group))
    expect(await codeOf(add(month))).toBe('course-student-owned')
    await expect(end(key)).rejects.toThrow(`Progress ${key} has no ownership, place in its course or seats`)
  })

  it('is not a student whose other option of it has ended', async () => {
    const { key } = await add(quarter)
    academy().clock.now += 1
    await end(key)
    expect(await codeOf(add(month))).toBe('done')
    expect(await place(month)).toMatchObject({ listed: false, endTime: 0 })
    expect(await uids(quarter)).toEqual(['jane'])
  })
})

describe('the list of a course', () => {
  it('is empty without students, on its one page', async () => {
    expect(await students(month, 3)).toEqual({ items: [], total: 0, page: 1 })
  })

  it('excludes students of a linked course, also when they come back', async () => {
    for (const [course, listed] of [
      [rn, true],
      [pn, false],
      [pn, false],
      [rn, true],
    ] as const) {
      const { key } = await add(course)
      expect((await place(course))?.listed).toBe(listed)
      await end(key)
      academy().clock.now += 1
    }
  })

  it('includes students who come back to it, even when an older version lists them in a linked one too', async () => {
    const { key } = await add(rn)
    await end(key)
    academy().clock.now += 1
    const before = await place(rn)
    if (before) await batchPut(academy().table, [{ ...before, ...courseStudentKey(pn.key, 'jane') }])
    await add(rn)
    expect((await place(rn))?.listed).toBe(true)
  })

  it('shows people as they are called today, and names the course that each is in', async () => {
    const [other = ''] = await people(1)
    await add(month)
    await add(quarter, other)
    await academy().add(aUser({ firstName: 'Janet', lastName: 'Dove', email: 'janet@example.com' }))
    expect((await students(quarter)).items).toMatchObject([
      { uid: 'jane', firstName: 'Janet', lastName: 'Dove', email: 'janet@example.com', courseKey: month.key },
      { uid: other, courseKey: quarter.key, courseName: quarter.name },
    ])
  })

  it('keeps a student whose record is missing, by the name of their enrollment, so that they can be removed', async () => {
    const { key } = await add(month)
    await removeItem(academy().table, userKey('jane'))
    const [shown] = (await students(month)).items
    expect(shown).toMatchObject({ uid: 'jane', lastName: 'Doe', email: '', progressKey: key })
    expect(shown?.firstName).toContain('Jane')
    await end(key)
    expect(await uids(month)).toEqual([])
  })
})
