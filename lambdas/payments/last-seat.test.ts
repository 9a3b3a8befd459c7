import { TransactionCanceledException } from '@aws-sdk/client-dynamodb'
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { userItem } from '#table/user.ts'
import { HOLD_MS } from '#domain/payments/hold.ts'
import type { Random } from '#domain/attempts/sampling.ts'
import { seededRandom } from '#domain/attempts/testing/seeded-random.ts'
import { atDepth, seeds } from '#domain/testing/depth.ts'
import { reconcilePayments } from './reconcile/reconcile-payments.ts'
import { Refusal } from '#lambdas/field/refusal.ts'
import { memoryTable } from '#lambdas/testing/memory-table.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { testTables } from '#lambdas/testing/test-tables.ts'
import { findPayment } from './find-payment.ts'
import { paymentKeyOf, registerCourse } from './register-course.ts'
import { aLiveCourse, anAcademy, aUser, MINUTE, type TestAcademy } from '#lambdas/testing/an-academy.ts'
import { withFaults } from './testing/faults-fixture.ts'
import { withoutLoggedErrors } from '#lambdas/testing/silence-errors.ts'

const tables = testTables()
withoutLoggedErrors()

const SEEDS = seeds({ quick: 1, nightly: 20, mutation: 20 })
const BUYERS = Array.from({ length: 200 }, (_, n) => `buyer-${n}`)
const REQUEST = 'request-1'

const conflict = () =>
  new TransactionCanceledException({
    $metadata: {},
    message: 'conflict',
    CancellationReasons: [{ Code: 'TransactionConflict' }],
  })

/**
 * The academy with faults: a tenth of the writes conflict, and replies to writes and from the card service are lost.
 */
function shaken(academy: TestAcademy, random: Random): TestAcademy {
  const faulty = withFaults(academy, (command) => {
    if (!(command instanceof TransactWriteCommand)) return undefined
    const dice = random(100)
    if (dice < 10) return { side: 'before', error: conflict() }
    return dice < 15 ? { side: 'after', error: new Error('The reply was lost') } : undefined
  })
  const { order } = academy.gateway
  const gateway: TestAcademy['gateway'] = {
    ...academy.gateway,
    order: async (placed) => {
      const dice = random(100)
      if (dice < 5) throw new Error('The card service cannot be reached')
      const ordered = await order(placed)
      if (dice < 10) throw new Error('The reply was lost')
      return ordered
    },
  }
  return { ...faulty, gateway }
}

/**
 * Most of the buyers' cards pay, some are declined, and some require a challenge that is passed, failed, or abandoned.
 */
const tokenOf = (random: Random) => {
  const dice = random(100)
  return dice < 80 ? 'pm_ok' : dice < 90 ? 'pm_declined' : 'pm_challenge'
}

/** Settles the rest: the reconciler runs, some challenges pass or fail, and the holds expire. */
async function settleTheRest(academy: TestAcademy, random: Random): Promise<void> {
  for (const { id, status } of academy.gateway.intents()) {
    const dice = status === 'requires_action' ? random(100) : 100
    if (dice < 40) academy.gateway.pass(id)
    else if (dice < 70) academy.gateway.decline(id)
  }
  for (const pause of [2 * MINUTE, HOLD_MS, MINUTE]) {
    academy.clock.now += pause
    await reconcilePayments(academy)
  }
}

describe.each([1, 3, 20])(`${BUYERS.length} buyers at once for the last %i seats`, (maxStudents) => {
  it.each(SEEDS)(
    'seats are never oversold, and every payment has a seat or a refund (seed %i)',
    async (seed) => {
      const random = seededRandom(1_000 * maxStudents + seed)
      const academy = anAcademy(memoryTable(random))
      const rn = aLiveCourse({ maxStudents })
      const pn = aLiveCourse({ key: 'live-pn', name: 'PN Review March 5 9:00AM', subject: 'PN', maxStudents })
      await academy.add(rn, pn)
      await batchPut(
        academy.table,
        BUYERS.map((uid) => userItem(aUser({ uid }))),
      )
      const faulty = shaken(academy, random)
      const outcomes = await Promise.allSettled(
        BUYERS.map((uid, n) => {
          const courseKey = n % 2 ? rn.key : pn.key
          return registerCourse({ courseKey, token: tokenOf(random), requestId: REQUEST }, uid, faulty)
        }),
      )
      await settleTheRest(academy, random)

      const seats = await academy.seats(rn.group)
      const seated = Object.keys(seats?.students ?? {}).sort()
      // The holder of a single seat may be a buyer whose card fails.
      if (maxStudents > 1) expect(seated.length).toBeGreaterThan(0)
      expect(seated.length).toBeLessThanOrEqual(maxStudents)
      expect(seats?.holds).toEqual({})
      const payments = await Promise.all(BUYERS.map((uid) => findPayment(academy.table, paymentKeyOf(uid, REQUEST))))
      const opened = payments.flatMap((payment) => payment ?? [])
      expect(opened.filter(({ processing }) => processing)).toEqual([])
      const paid = opened.filter(({ status }) => status === 'paid')
      expect(paid.map(({ studentId }) => studentId).sort()).toEqual(seated)
      const progress = (await Promise.all(BUYERS.map((uid) => academy.progress(uid)))).flat()
      expect(progress.map(({ key }) => key).sort()).toEqual(paid.map(({ progressKey }) => progressKey).sort())
      expect(academy.gateway.charged().sort()).toEqual(paid.map(({ intentId }) => intentId).sort())
      const refunded = opened.filter(({ status }) => status === 'refunded')
      expect(academy.gateway.refunded().sort()).toEqual(refunded.map(({ intentId }) => intentId).sort())
      // Everyone ends with a recorded payment, a clear refusal, or an error that says to try again.
      const refusals = outcomes.flatMap((outcome): unknown[] =>
        outcome.status === 'rejected' && outcome.reason instanceof Refusal ? [outcome.reason.code] : [],
      )
      expect(refusals.filter((code) => code !== 'no-seats' && code !== 'payment-processing')).toEqual([])
    },
    60_000,
  )
})

it.each(atDepth({ quick: [1, 3], nightly: [1, 3, 20], mutation: [1, 3, 20] }))(
  'all %i seats are sold to paying buyers when nothing goes wrong',
  async (maxStudents) => {
    const academy = anAcademy(await tables.table())
    const course = aLiveCourse({ maxStudents })
    await academy.add(course)
    const buyers = BUYERS.slice(0, 50)
    await batchPut(
      academy.table,
      buyers.map((uid) => userItem(aUser({ uid }))),
    )
    const request = { courseKey: course.key, token: 'pm_ok', requestId: REQUEST }
    const outcomes = await Promise.allSettled(buyers.map((uid) => registerCourse(request, uid, academy)))
    const paid = outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value.payment.status === 'paid')
    const refused = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []))
    expect(paid).toHaveLength(maxStudents)
    expect(refused.every((reason) => reason instanceof Refusal && reason.code === 'no-seats')).toBe(true)
    expect(academy.gateway.charged()).toHaveLength(maxStudents)
  },
  60_000,
)
