import { expect, it } from 'vitest'
import { freshAcademy } from '#lambdas/testing/fresh-academy.ts'
import { refusalOf } from '#lambdas/testing/refusal-of.ts'
import { cancelPayment } from './cancel-payment.ts'
import { paymentKeyOf } from './register-course.ts'
import { aLiveCourse, aUser } from '#lambdas/testing/an-academy.ts'
import { register } from './testing/register-fixture.ts'

const live = aLiveCourse()
const key = paymentKeyOf('jane', 'request-1')
const academy = freshAcademy(live, aUser())

it('a cancellation during the bank’s check frees seat and guard, so that another card can pay at once', async () => {
  await register(academy, { token: 'pm_challenge' })
  const { payment } = await cancelPayment(key, 'jane', academy)
  expect(payment).toMatchObject({ status: 'failed', charge: { failure_message: 'You chose to use another card' } })
  expect(academy.gateway.intents()[0]).toMatchObject({ status: 'canceled' })
  expect(await academy.seats(live.group)).toMatchObject({ holds: {}, students: {} })
  expect((await register(academy, { requestId: 'request-2' })).payment.status).toBe('paid')
})

it('a charge that the bank has just confirmed is never canceled', async () => {
  await register(academy, { token: 'pm_challenge' })
  academy.gateway.pass('pi_1')
  expect((await cancelPayment(key, 'jane', academy)).payment.status).toBe('paid')
  expect((await cancelPayment(key, 'jane', academy)).payment.status).toBe('paid')
  expect(academy.gateway.charged()).toEqual(['pi_1'])
})

it('a student can cancel only their own payments', async () => {
  await register(academy, { token: 'pm_challenge' })
  expect(await refusalOf(cancelPayment(key, 'joe', academy))).toMatchObject({ code: 'payment-not-found' })
  expect(await refusalOf(cancelPayment('none', 'jane', academy))).toMatchObject({ code: 'payment-not-found' })
  expect(await academy.payment(key)).toMatchObject({ processing: true })
})
