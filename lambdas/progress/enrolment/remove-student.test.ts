import { describe, expect, it } from 'vitest'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { type CourseNameItem, courseNameKey } from '#table/course.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { progressKey } from '#table/keys.ts'
import { beforeEvery } from '#lambdas/testing/before-next.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { codeOf } from '#lambdas/testing/refusal-of.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { registerCourse } from '#lambdas/payments/register-course.ts'
import { NOW } from '#lambdas/testing/an-academy.ts'
import { admin, enrolling, month, quarter, rn } from '#lambdas/progress/testing/enrolment-fixture.ts'

const { academy, add, end, students, place, seats, people } = enrolling()

describe('removing a student', () => {
  it('ends their progress now, releases the seat, and informs the student [2.4.6]', async () => {
    const { key } = await add(rn)
    academy().clock.now += 5
    academy().published.length = 0
    expect(await end(key)).toMatchObject({ key, endTime: NOW + 5 })
    expect(await academy().progress('jane')).toMatchObject([{ endTime: NOW + 5 }])
    expect(await academy().ownership('jane', rn.group)).toMatchObject({ endTime: NOW + 5 })
    expect(await place(rn)).toMatchObject({ endTime: NOW + 5 })
    expect((await seats())?.students).toEqual({})
    expect(academy().published).toMatchObject([{ variables: { input: { key, endTime: NOW + 5 } } }])
    const [joe = ''] = await people(1)
    expect(await codeOf(add(rn, joe))).toBe('done')
  })

  it('takes the latest open progress first, then the one that ends last, and a repeated click takes no other [2.4.6]', async () => {
    const register = (courseKey: string, requestId: string) =>
      registerCourse({ courseKey, token: 'pm_ok', requestId }, 'jane', academy())
    await register(month.key, 'request-1')
    const [started] = await academy().progress('jane')
    await updateProgress({ key: started?.key ?? '', action: 'start' }, { sub: 'jane' }, academy())
    academy().clock.now += 1
    // From when a student could have two options of a card (decision 0120).
    const { table } = academy()
    const name = await getItem<CourseNameItem>(table, courseNameKey(month), { consistent: true })
    await removeItem(table, courseNameKey(month))
    await register(quarter.key, 'request-2')
    await batchPut(table, name ? [name] : [])
    const shown = async () => (await students(month)).items.map(({ progressKey }) => progressKey)
    const [open = ''] = await shown()
    expect(open).not.toBe(started?.key)
    const ended = [await end(open), await end(open)]
    expect(ended.map(({ endTime }) => endTime)).toEqual([NOW + 1, NOW + 1])
    expect(await shown()).toEqual([started?.key])
    await end(started?.key ?? '')
    expect(await shown()).toEqual([])
  })

  it('ends the progress even while the student starts it', async () => {
    for (let round = 0; round < 5; round += 1) {
      academy().clock.now += 1
      const { key } = await add(rn)
      academy().clock.now += 1
      await Promise.allSettled([updateProgress({ key, action: 'start' }, { sub: 'jane' }, academy()), end(key)])
      expect(await codeOf(end(key))).toBe('done')
      const stored = (await academy().progress('jane')).find((progress) => progress.key === key)
      const owned = await academy().ownership('jane', rn.group)
      expect([stored?.endTime, owned?.endTime, (await place(rn))?.endTime]).toEqual(Array(3).fill(academy().clock.now))
      expect((await seats())?.students).toEqual({})
    }
  })

  it('reads again a progress that changed in the meantime, five times at most', async () => {
    const { key } = await add(rn)
    const extend = () =>
      updateItem(academy().table, {
        Key: progressKey('jane', key),
        UpdateExpression: 'SET endTime = :end',
        ExpressionAttributeValues: { ':end': (academy().clock.now += 1) + 1_000 },
      })
    const seen = beforeEvery(academy().table, 'TransactWriteItemsCommand', 5, extend)
    await expect(end(key)).rejects.toThrow('A progress could not be ended in 5 tries')
    expect(seen.stop()).toBe(5)
    expect(await end(key)).toMatchObject({ endTime: academy().clock.now })
  })

  it.each([
    ['a student who ends', { sub: 'jane', groups: ['Student'] }, { action: 'end' as const }],
    ['a student who ends and names themselves', { sub: 'jane' }, { action: 'end' as const, studentId: 'jane' }],
    [
      'whose token is of the time as an administrator',
      { sub: 'jane', groups: ['Admin'] },
      { action: 'end' as const, studentId: 'jane' },
    ],
    ['a student who names somebody', { sub: 'eve' }, { action: 'start' as const, studentId: 'jane' }],
    ['an administrator who starts for somebody', admin, { action: 'start' as const, studentId: 'jane' }],
  ])('is refused to %s [2.1.6]', async (_, identity, input) => {
    const { key } = await add(rn)
    expect(await codeOf(updateProgress({ key, ...input }, identity, academy()))).toBe('not-allowed')
    expect(await academy().progress('jane')).toMatchObject([{ endTime: 0 }])
  })

  it('requires a student and a progress that exist', async () => {
    expect(await codeOf(updateProgress({ key: 'p', action: 'end' }, admin, academy()))).toBe('student-not-found')
    expect(await codeOf(end('gone'))).toBe('progress-not-found')
  })
})
