import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NotificationsDocument } from '#generated/admin-first-operations.ts'
import { ManagedCourseDocument } from '#generated/admin-operations.ts'
import { TestMyProgressDocument, TestRegisterDocument } from '#generated/operations.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { type SignedRequest, signedRequestAbout, setControl } from '#tests/client/payments/card-server.ts'
import { publishLiveCourses } from '#tests/client/courses/live-course.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'

const COPIES = 100
const AT_ONCE = 10
/** Just beyond Stripe's tolerance for a signature's time: five minutes and one second. */
const TOO_FAR_MS = 301_000
const stripe = new Stripe('sk_test_none')

const send = async ({ url, body, signature }: SignedRequest) => {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
  return (await fetch(url, { method: 'POST', headers, body })).status
}

/**
 * The card was charged, its events are held back, and the reply was lost, so only the webhook can notify the academy.
 */
describe('the webhook’s address, as the card service posts to it', () => {
  let student: Awaited<ReturnType<typeof newStudent>>
  let course = { key: '', name: '' }
  let paymentKey = ''
  const signed = (now = Date.now()) => signedRequestAbout(API_URL, 'payment_intent.succeeded', paymentKey, now)
  const enrolled = async () => (await student.call(TestMyProgressDocument, {})).myProgress.items.length

  beforeAll(async () => {
    const [first = course] = await publishLiveCourses(API_URL, 3)
    course = first
    student = await newStudent(API_URL)
    await setControl(API_URL, 'webhooks', { mode: 'hold' })
    await setControl(API_URL, 'hang', { lose: 'reply', times: 2 })
    const input = { courseKey: course.key, token: await cardToken(API_URL), requestId: crypto.randomUUID() }
    const { registerCourse } = await student.call(TestRegisterDocument, { input })
    paymentKey = registerCourse.key
    await setControl(API_URL, 'reset')
  })
  afterAll(() => setControl(API_URL, 'reset'))

  it('refuses an altered body, signature, time and secret, and does nothing [targets: Trust, webhook]', async () => {
    const valid = await signed()
    const signedBy = (secret: string, timestamp = Math.floor(Date.now() / 1000)) => ({
      ...valid,
      signature: stripe.webhooks.generateTestHeaderString({ payload: valid.body, secret, timestamp }),
    })
    const time = /t=(\d+)/.exec(valid.signature)?.[1] ?? ''
    const altered: Record<string, SignedRequest> = {
      'another amount': { ...valid, body: valid.body.replace(/"amount": \d+/, '"amount": 1') },
      'one space more': { ...valid, body: `${valid.body} ` },
      'no body': { ...valid, body: '' },
      'another last digit': {
        ...valid,
        signature: valid.signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0')),
      },
      'no digits': { ...valid, signature: valid.signature.replace(/v1=\w+/, 'v1=') },
      'another scheme': { ...valid, signature: valid.signature.replace('v1=', 'v0=') },
      'no signature': { ...valid, signature: '' },
      'a later time': { ...valid, signature: valid.signature.replace(time, String(Number(time) + 1)) },
      'an old request': await signed(Date.now() - TOO_FAR_MS),
      'another secret': signedBy('whsec_somebody'),
      'an empty secret': signedBy(' '),
    }
    for (const [name, { body, signature }] of Object.entries(altered))
      expect([name, body === valid.body && signature === valid.signature]).toEqual([name, false])
    const statuses = Object.entries(altered).map(async ([name, call]) => [name, await send(call)] as const)
    expect(Object.fromEntries(await Promise.all(statuses))).toEqual(
      Object.fromEntries(Object.keys(altered).map((name) => [name, 400])),
    )
    expect(await enrolled()).toBe(0)
  })

  it('has one effect for a hundred copies [targets: Trust, webhook]', async () => {
    const valid = await signed()
    const statuses = new Set<number>()
    for (let sent = 0; sent < COPIES; sent += AT_ONCE)
      for (const status of await Promise.all(Array.from({ length: AT_ONCE }, () => send(valid)))) statuses.add(status)
    expect([...statuses]).toEqual([200])
    expect(await enrolled()).toBe(1)
    const admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
    const { managedCourse } = await admin(ManagedCourseDocument, { key: course.key, page: 1 })
    expect(managedCourse).toMatchObject({ enrolled: 1, roster: ['Nora Newman'] })
    const { notifications } = await admin(NotificationsDocument, {})
    const notices = notifications.items.filter(({ message }) => message === `Nora Newman registered for ${course.name}`)
    expect(notices).toHaveLength(1)
    const receipts = async () =>
      (await mailsTo(API_URL, student.email)).filter(({ subject }) => subject.includes('your receipt'))
    await expect.poll(receipts, { timeout: 20_000 }).toHaveLength(1)
  })
})
