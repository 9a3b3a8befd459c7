import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { describe, expect, it } from 'vitest'
import { attemptItem, type AttemptItem } from '#table/attempt.ts'
import { attemptKey, type Key, paymentKey, progressKey, runningTestsKey, taskSummaryKey } from '#table/keys.ts'
import { type RunningTestsItem, runningTestsItem } from '#table/progress.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { type Payment, paymentPath } from '#domain/payments/payment.ts'
import { startAttempt } from '#domain/attempts/attempt.ts'
import { updateProgress } from '#lambdas/progress/learning/update-progress.ts'
import { getItem } from '#lambdas/dynamodb/get-item.ts'
import { updateItem } from '#lambdas/dynamodb/update-item.ts'
import { beforeNext } from '#lambdas/testing/before-next.ts'
import { logged } from '#lambdas/testing/logged.ts'
import { batchPut } from '#lambdas/dynamodb/batches.ts'
import { removeItem } from '#lambdas/testing/remove-item.ts'
import { finishTest } from '#lambdas/attempts/answer/move-attempt.ts'
import { listTaskSummaries } from '#lambdas/attempts/task-summaries.ts'
import { recordParts } from './record-parts.ts'
import { recordRefund, completeRefund } from './record-refund.ts'
import { findPayment } from '#lambdas/payments/find-payment.ts'
import { MINUTE } from '#lambdas/testing/an-academy.ts'
import { rulesOf } from '#domain/attempts/kinds/test-kinds.ts'
import { course, key, freshCheckout } from '#lambdas/payments/testing/checkout-fixture.ts'
import { withFaults } from '#lambdas/payments/testing/faults-fixture.ts'
import { register } from '#lambdas/payments/testing/register-fixture.ts'
import { silenceErrors } from '#lambdas/testing/silence-errors.ts'

const TRANSACTION = 'TransactWriteItemsCommand'
const REFUND = { reason: 'Moving abroad', by: 'Avery M.', byUid: 'avery', date: 1 }

let paid: Payment
let progress: string
const academy = freshCheckout(async (checkout) => {
  paid = (await register(checkout)).payment
  progress = paid.progressKey ?? ''
  checkout.published.length = 0
  checkout.clock.now += MINUTE
})

const start = () => updateProgress({ key: progress, action: 'start' }, { sub: 'jane', groups: ['Student'] }, academy)
const endTimes = async () => (await academy.progress('jane')).map(({ endTime }) => endTime)
const attemptOf = (task: string) => attemptKey('jane', progress, task, 1)
const placeOf = (task: string) => ({ uid: 'jane', progress, section: 's0', task })
/** Jane's tests, running for an hour: listed as started or, as in older versions, open in their summaries. */
async function sit(tests: readonly string[], { listed = true } = {}): Promise<void> {
  const now = academy.clock.now
  const task = { type: 'Practice', tags: ['RN'], numOfQuestions: 1, timeAllowed: 60 } as const
  const attempt = startAttempt({ n: 1, task, questions: [{ id: 101 }], courseEnd: now + 600 * MINUTE, now })
  const { deadline } = attempt
  const started = tests.map((key) => ({ progress, content: 'c0', section: 's0', task: key, n: 1, deadline }))
  const summaries = tests.map((key) => ({
    ...taskSummaryKey('jane', progress, 's0', key),
    ...{ type: 'task-summary', task: key, complete: false, started: 1, open: 1, openDeadline: deadline },
  }))
  const before = await getItem<RunningTestsItem>(academy.table, runningTestsKey('jane'), { consistent: true })
  const list = runningTestsItem('jane', { version: (before?.version ?? 0) + 1, tests: started, ended: [] })
  const attempts: Key[] = tests.map((key) => attemptItem(placeOf(key), attempt))
  await batchPut(academy.table, [...attempts, ...(listed ? [list] : summaries)])
}
/** Returns when these tests end, from the tests themselves and from the lists of their tasks. */
async function ends(tests: readonly string[]): Promise<(number | undefined)[]> {
  const reads = tests.map(async (task) => {
    const item = await getItem<AttemptItem>(academy.table, attemptOf(task), { consistent: true })
    return item?.deadline
  })
  const summaries = await listTaskSummaries(academy.table, { uid: 'jane', progress })
  const open = summaries.filter(({ task }) => tests.includes(task)).map(({ openDeadline }) => openDeadline)
  return [...new Set([...(await Promise.all(reads)), ...open])]
}

describe('the end of a refund', () => {
  it('is recorded on the payment, with the charge’s number and the buyer’s words, and reported with who and why', async () => {
    const given = { ...paid, refunding: 'by-administrator', refund: REFUND } as const
    const ended = await recordRefund(given, academy)
    const charge = { id: 'ch_pi_1', failure_message: chargeFailures['by-administrator'] }
    expect(ended.payment).toEqual({ ...given, status: 'refunded', charge })
    expect(await findPayment(academy.table, key)).toEqual(ended.payment)
    expect(ended.progress).toMatchObject({ key: progress, endTime: academy.clock.now })
    const message = `Payment of Jane Doe for ${course.name} was refunded: Moving abroad (Avery M.)`
    expect(ended.notification).toMatchObject({ message, createdOn: academy.clock.now, path: paymentPath(key) })
    expect(await academy.notifications()).toContainEqual(expect.objectContaining({ message }))
  })

  it('names the card service when no administrator is on record for it', async () => {
    const { payment, notification } = await recordRefund(paid, academy)
    const charge = { failure_message: chargeFailures['at-card-service'] }
    expect(payment).toMatchObject({ refunding: 'at-card-service', charge })
    expect(notification?.message).toMatch(/was refunded: it was given back at the card service$/)
  })

  it('is written once; later calls return the stored payment and nothing to publish', async () => {
    const { payment } = await recordRefund(paid, academy)
    academy.clock.now += MINUTE
    expect(await recordRefund(paid, academy)).toEqual({ payment })
    expect(await endTimes()).toEqual([academy.clock.now - MINUTE])
    expect(await academy.notifications()).toHaveLength(2)
  })

  it.each([
    ['with who and why', { refunding: 'by-administrator', refund: REFUND } as const],
    ['where nobody has said why', {}],
  ])('keeps a part that is recorded at that moment, %s', async (_case, intention) => {
    beforeNext(academy.table, TRANSACTION, async () => {
      academy.gateway.refundInDashboard('pi_1', 700)
      await recordParts(key, academy)
    })
    const { payment } = await recordRefund({ ...paid, ...intention }, academy)
    const { charge: _charge, ...before } = paid
    expect(payment).toMatchObject({ ...before, ...intention, status: 'refunded', refundedAmount: 700, moneyVersion: 1 })
    expect(payment).toHaveProperty('partRefunds.0.by', 'Stripe')
    expect('refund' in payment).toBe('refund' in intention)
    expect(await findPayment(academy.table, key)).toEqual(payment)
    expect(await endTimes()).toEqual([academy.clock.now])
  })

  it('needs no progress: one that is gone is not missed', async () => {
    await removeItem(academy.table, progressKey('jane', progress))
    const { payment, progress: ended } = await recordRefund(paid, academy)
    expect([payment.status, ended]).toEqual(['refunded', undefined])
  })

  it('ends no progress of a payment that names none', async () => {
    const { progressKey: _progress, ...bare } = paid
    const ended = await recordRefund(bare, academy)
    expect(ended).not.toHaveProperty('progress')
    expect(ended.payment.status).toBe('refunded')
    expect(await endTimes()).toEqual([0])
  })

  it('is named by a progress of version 1.0.0 too, which did not name its payment', async () => {
    const of = progressKey('jane', progress)
    await updateItem(academy.table, { Key: of, UpdateExpression: 'REMOVE paymentKey' })
    await recordRefund(paid, academy)
    expect(await getItem(academy.table, of, { consistent: true })).toMatchObject({ paymentKey: key })
  })

  it('leaves a progress that has ended, and when it did', async () => {
    await start()
    const [endTime = 0] = await endTimes()
    academy.clock.now = endTime
    expect(await recordRefund(paid, academy)).not.toHaveProperty('progress')
    expect(await endTimes()).toEqual([endTime])
    expect(await academy.payment(key)).toMatchObject({ status: 'refunded' })
  })

  it('happens although the student starts the course at that moment, and the course ends all the same', async () => {
    beforeNext(academy.table, TRANSACTION, start)
    expect((await recordRefund(paid, academy)).progress).toMatchObject({ endTime: academy.clock.now })
    expect(await endTimes()).toEqual([academy.clock.now])
    expect((await academy.seats(course.group))?.students).toEqual({})
    expect(await academy.ownership('jane', course.group)).toMatchObject({ endTime: academy.clock.now })
  })

  it('is an error when the payment is gone, and writes none', async () => {
    await removeItem(academy.table, paymentKey(key))
    await expect(recordRefund(paid, academy)).rejects.toThrow('A payment that was being refunded is gone')
    expect(await academy.payment(key)).toBeUndefined()
    expect(await endTimes()).toEqual([0])
  })

  it('gives up on a progress that keeps changing, and logs it', { tags: ['nightly'] }, async () => {
    let endTime = academy.clock.now + MINUTE
    const restless = withFaults(academy, async (command) => {
      const [item] = command instanceof TransactWriteCommand ? await academy.progress('jane') : []
      const moved = item && { ...item, endTime: (endTime += 1) }
      if (moved) await batchPut(academy.table, [moved])
      return undefined
    })
    await expect(recordRefund(paid, restless)).rejects.toThrow('A refund could not be written down')
    expect(await academy.payment(key)).toMatchObject({ status: 'paid' })
  })
})

describe('a running test whose payment is refunded', () => {
  it('ends with the course', async () => {
    await start()
    await sit(['t1', 't2'])
    await recordRefund(paid, academy)
    expect(await ends(['t1', 't2'])).toEqual([academy.clock.now])
    expect(await getItem(academy.table, attemptOf('t1'))).toMatchObject({ version: 2 })
  })

  it('ends with the course when an older version has started it', async () => {
    await start()
    await sit(['t1', 't2'], { listed: false })
    await recordRefund(paid, academy)
    expect(await ends(['t1', 't2'])).toEqual([academy.clock.now])
  })

  it('ends with the course when there are more than a transaction takes', { tags: ['nightly'] }, async () => {
    await start()
    const tests = Array.from({ length: 90 }, (_, n) => `t${n}`)
    await sit(tests)
    expect(await recordRefund(paid, academy)).toMatchObject({ payment: { status: 'refunded' } })
    expect(await ends(tests)).toEqual([academy.clock.now])
  })

  it('ends when it began at the moment of the refund', async () => {
    await start()
    beforeNext(academy.table, TRANSACTION, () => sit(['t1']))
    await recordRefund(paid, academy)
    expect(await ends(['t1'])).toEqual([academy.clock.now])
  })

  it('can end at the same moment, and the refund still happens', async () => {
    await start()
    await sit(['t1', 't2'])
    beforeNext(academy.table, TRANSACTION, async () => {
      await finishTest(
        { uid: 'jane', progress, task: 't1', n: 1 },
        { ...academy, rulesOf, now: () => academy.clock.now - 1 },
      )
    })
    expect(await recordRefund(paid, academy)).toMatchObject({ payment: { status: 'refunded' } })
    expect(await getItem(academy.table, attemptOf('t1'))).toMatchObject({ endTime: academy.clock.now - 1 })
    expect(await ends(['t2'])).toEqual([academy.clock.now])
    expect(await endTimes()).toEqual([academy.clock.now])
    expect((await academy.seats(course.group))?.students).toEqual({})
  })

  it('is logged when it cannot be ended right after the refund; the refund stays', async () => {
    await start()
    await sit(Array.from({ length: 90 }, (_, n) => `t${n}`))
    const log = silenceErrors()
    beforeNext(academy.table, TRANSACTION, () => {
      beforeNext(academy.table, 'BatchGetItemCommand', () => Promise.reject(new Error('out of reach')))
      return Promise.resolve()
    })
    const { progress: ended } = await recordRefund(paid, academy)
    expect(ended).toMatchObject({ endTime: academy.clock.now })
    expect(logged(log)).toMatchObject([{ doing: 'end-attempts', progress, message: 'out of reach' }])
  })
})

describe('a refund whose intention is written', () => {
  it('is requested from the card service, ended, and reported; again, it is requested and nothing else', async () => {
    const refunding = { ...paid, refunding: 'by-administrator', refund: REFUND } as const
    const ended = await completeRefund(refunding, academy)
    expect(ended.status).toBe('refunded')
    expect(academy.gateway.refunded()).toEqual(['pi_1'])
    expect(academy.published).toHaveLength(2)
    expect(await completeRefund(refunding, academy)).toEqual(ended)
    expect(academy.published).toHaveLength(2)
  })

  it('cannot be completed for a payment that the card service does not know', async () => {
    const { intentId: _intent, ...unknown } = paid
    await expect(completeRefund(unknown, academy)).rejects.toThrow('A paid payment has no intent')
    expect(academy.gateway.refundCalls()).toBe(0)
    expect(await academy.payment(key)).toMatchObject({ status: 'paid' })
  })
})
