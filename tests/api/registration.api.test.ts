import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { NotificationsDocument } from '#generated/admin-first-operations.ts'
import { RegisterCourseDocument, SettlePaymentDocument, TestMyProgressDocument } from '#generated/operations.ts'
import { type CallApi } from '#tools/api/call-api.ts'
import { signIn } from '#tools/api/sign-in.ts'
import { API_URL } from '#tests/client/academies/api-academy.ts'
import { turnKnob } from '#tests/client/payments/card-server.ts'
import { catalogueCourse } from '#tests/client/people/enrolled-student.ts'
import { mailsTo } from '#tests/client/people/mails-to.ts'
import { ADMIN, cardToken, newStudent } from '#tests/client/people/people.ts'

const CARDS = { pays: '4242424242424242', declined: '4000000000000002', asks: '4000002500003155' }

type Student = Awaited<ReturnType<typeof newStudent>>

/** The receipts and refunds that a student was mailed. */
const mailsOf = async ({ email }: Student) =>
  (await mailsTo(API_URL, email)).filter(({ subject }) => !subject.startsWith('Welcome'))
const reconcile = async () => {
  const reply = await fetch(`${API_URL}/_local/schedules/Reconcile`, { method: 'POST' })
  expect(reply.ok).toBe(true)
}

describe('a registration over the API', () => {
  let course: { key: string; name: string }
  let admin: CallApi
  beforeAll(async () => {
    course = await catalogueCourse(API_URL, 'RN Online Review')
    admin = await signIn(API_URL, ADMIN.email, ADMIN.password)
  })
  afterEach(() => turnKnob(API_URL, 'reset'))

  const buy = async (student: Student, card = CARDS.pays, requestId: string = crypto.randomUUID()) => {
    const input = { courseKey: course.key, token: await cardToken(API_URL, card), requestId }
    return (await student.call(RegisterCourseDocument, { input })).registerCourse
  }
  const progressOf = async (student: Student) =>
    (await student.call(TestMyProgressDocument, {})).myProgress.items.map(({ key }) => key)

  it('greets a new student once', async () => {
    const student = await newStudent(API_URL)
    const greetings = async () =>
      (await mailsTo(API_URL, student.email)).filter(({ subject }) => subject === 'Welcome to Nursing Academy')
    await expect.poll(greetings, { timeout: 20_000 }).toHaveLength(1)
    const [mail] = await greetings()
    expect(mail?.html).toContain(`href="${API_URL}/register"`)
    expect(mail?.text).toContain(`${API_URL}/try-a-question`)
  })

  it('mails the buyer one receipt with course, amount and reference, and notifies administrators', async () => {
    const student = await newStudent(API_URL)
    const payment = await buy(student)
    expect(payment).toMatchObject({ processing: false, status: 'paid' })
    await expect.poll(() => mailsOf(student), { timeout: 20_000 }).toHaveLength(1)
    const [mail] = await mailsOf(student)
    expect(mail?.subject).toBe(`Nursing Academy: your receipt for ${course.name}`)
    for (const fact of [course.name, '$', payment.key, payment.charge?.id ?? 'no charge'])
      expect([mail?.text, mail?.html]).toEqual([expect.stringContaining(fact), expect.stringContaining(fact)])
    expect(mail?.html).toContain(`href="${API_URL}/receipts/${payment.key}"`)
    const { notifications } = await admin(NotificationsDocument, {})
    const messages = notifications.items.map(({ message }) => message)
    expect(messages).toContain(`Nora Newman registered for ${course.name}`)
    // The webhook and the reconciler have been by since: still one.
    await reconcile()
    expect(await mailsOf(student)).toHaveLength(1)
  })

  it('says why a card was declined, mails nothing, and lets the student try again', async () => {
    const student = await newStudent(API_URL)
    const declined = await buy(student, CARDS.declined)
    expect(declined).toMatchObject({ processing: false, status: 'failed', progressKey: null })
    expect(declined.charge?.failure_message).toBe('Your card was declined.')
    expect(await progressOf(student)).toEqual([])
    const paid = await buy(student)
    expect(paid.status).toBe('paid')
    await expect.poll(() => mailsOf(student), { timeout: 20_000 }).toHaveLength(1)
    expect((await mailsOf(student))[0]?.text).toContain(paid.key)
  })

  it('carries on after a lost reply of the card service: one charge, one progress, one receipt', async () => {
    const student = await newStudent(API_URL)
    await turnKnob(API_URL, 'webhooks', { mode: 'drop' })
    await turnKnob(API_URL, 'hang', { lose: 'reply', times: 2 })
    const requestId = crypto.randomUUID()
    const first = await buy(student, CARDS.pays, requestId)
    expect(first).toMatchObject({ processing: true, status: null })
    await turnKnob(API_URL, 'reset')
    const settled = (await student.call(SettlePaymentDocument, { key: first.key })).settlePayment
    expect(settled).toMatchObject({ key: first.key, processing: false, status: 'paid' })
    expect((await buy(student, CARDS.pays, requestId)).charge?.id).toBe(settled.charge?.id)
    expect(await progressOf(student)).toEqual([settled.progressKey])
    await expect.poll(() => mailsOf(student), { timeout: 20_000 }).toHaveLength(1)
  })
})
