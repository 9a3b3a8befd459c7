import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Refusal } from '../shared/refusal.ts'
import { startTables, type TestTables } from '../shared/testing/start-table.ts'
import { registerCourse } from './register-course.ts'
import { aLiveCourse, anAcademy, aUser } from './testing/an-academy.ts'
import { withFaults } from './testing/faults-fixture.ts'
import { reconcilePayments } from '../reconcile/reconcile-payments.ts'

let tables: TestTables
beforeAll(async () => {
  tables = await startTables()
}, 90_000)
afterAll(() => tables.stop())

const BUYERS = 50

describe('the last seats', () => {
  it.each([1, 3, 20])(
    `${BUYERS} buyers at once for %i seats: never oversold, never paid without a seat`,
    async (maxStudents) => {
      const academy = anAcademy(await tables.table())
      const rn = aLiveCourse({ maxStudents })
      const pn = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN', maxStudents })
      const buyers = Array.from({ length: BUYERS }, (_, n) => `buyer-${n}`)
      await academy.add(rn, pn, ...buyers.map((uid) => aUser({ uid })))
      const outcomes = await Promise.allSettled(
        buyers.map((uid, n) =>
          registerCourse(academy, uid, { courseKey: n % 2 ? rn.key : pn.key, token: 'pm_ok', requestId: 'request-1' }),
        ),
      )
      const paid = outcomes.filter((one) => one.status === 'fulfilled' && one.value.payment.status === 'paid')
      const refused = outcomes.flatMap((one): unknown[] => (one.status === 'rejected' ? [one.reason] : []))
      expect(paid).toHaveLength(maxStudents)
      expect(refused.every((reason) => reason instanceof Refusal && reason.code === 'no-seats')).toBe(true)
      expect(academy.cards.charged()).toHaveLength(maxStudents)
      const seats = await academy.seats(rn.group)
      expect(Object.keys(seats?.students ?? {})).toHaveLength(maxStudents)
      expect(seats?.holds).toEqual({})
    },
    60_000,
  )

  it('keeps its word under conflicts and lost replies', async () => {
    const academy = anAcademy(await tables.table())
    const course = aLiveCourse({ maxStudents: 3 })
    const buyers = Array.from({ length: 20 }, (_, n) => `buyer-${n}`)
    await academy.add(course, ...buyers.map((uid) => aUser({ uid })))
    let n = 0
    const shaken = withFaults(academy, (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined
      n += 1
      if (n % 7 === 0) return { side: 'after', error: new Error('reply lost') }
      if (n % 3 !== 0) return undefined
      const CancellationReasons = [{ Code: 'TransactionConflict' }]
      return {
        side: 'before',
        error: new TransactionCanceledException({ $metadata: {}, message: 'x', CancellationReasons }),
      }
    })
    const request = { courseKey: course.key, token: 'pm_ok', requestId: 'request-1' }
    await Promise.allSettled(buyers.map((uid) => registerCourse(shaken, uid, request)))
    academy.clock.now += 120_000
    await reconcilePayments(academy)
    const students = Object.keys((await academy.seats(course.group))?.students ?? {})
    const progress = await Promise.all(buyers.map((uid) => academy.progress(uid)))
    expect(students.length).toBeGreaterThan(0)
    expect(students.length).toBeLessThanOrEqual(3)
    expect(progress.flat()).toHaveLength(students.length)
    expect(academy.cards.charged()).toHaveLength(students.length)
    expect((await academy.seats(course.group))?.holds).toEqual({})
  }, 60_000)
})
