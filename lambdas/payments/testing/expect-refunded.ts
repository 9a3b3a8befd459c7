import { expect } from 'vitest'
import { type Checkout, course, key, mailsOf } from './checkout-fixture.ts'

/** Matches notifications of earlier partial refunds, which begin with the amount. */
const PART = /^\$/

/**
 * Expects that Jane's payment was refunded once: nothing is charged, her progress has ended, her seat, lock, and place
 * in the course are free, and she and the administrators were notified once.
 */
export async function expectRefunded(academy: Checkout): Promise<void> {
  const payment = await academy.payment(key)
  expect(payment).toMatchObject({ status: 'refunded', processing: false })
  expect(payment).not.toHaveProperty('gsi2pk')
  expect(academy.gateway.charged()).toEqual([])
  expect(academy.gateway.refunded()).toEqual(['pi_1'])
  const [progress, ...others] = await academy.progress('jane')
  expect(others).toEqual([])
  const endTime = progress?.endTime ?? 0
  expect(endTime).toBeGreaterThan(0)
  expect(endTime).toBeLessThanOrEqual(academy.clock.now)
  expect(await academy.ownership('jane', course.group)).toMatchObject({ progressKey: progress?.key, endTime })
  expect(await academy.courseStudents(course.key)).toMatchObject([{ uid: 'jane', endTime }])
  const seats = await academy.seats(course.group)
  expect([seats?.students, seats?.holds]).toEqual([{}, {}])
  const notifications = (await academy.notifications()).filter(
    ({ message }) => !PART.test(message) && message.includes('Jane'),
  )
  expect(notifications.map(({ message }) => message.includes('was refunded')).sort()).toEqual([false, true])
  expect(
    (await mailsOf(academy)).filter(({ text, subject }) => text.includes(key) && !subject.includes('part of')),
  ).toHaveLength(2)
}
