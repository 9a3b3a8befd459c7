// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { refusalError } from '#web/lib/api/refusal-error.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import {
  api,
  declined,
  replyEnrolled,
  paid,
  pay,
  payment,
  publishPayment,
  replyPayments,
  shownMessages,
  setUpRegister,
  show,
  wait,
} from './testing/register-page.tsx'

vi.mock('#web/lib/api/config.ts', () => {
  const config = Promise.resolve({ stripePublishableKey: 'pk', local: { stripeUrl: 'http://cards.test' } })
  return { loadConfig: () => config }
})

setUpRegister()

describe('a payment that is sent', () => {
  it('requests the payment again when no event comes', async () => {
    startSession(student)
    replyPayments(payment, paid)
    api.replyOnce('SettlePayment', { settlePayment: payment })
    await show('/register?course=o30')
    await pay()
    await wait(7000)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('repeats a lost reply with the same request id, so that it repeats nothing', async () => {
    startSession(student)
    api.refuseOnce('RegisterCourse', 'network')
    api.reply('RegisterCourse', { registerCourse: paid })
    await show('/register?course=o30')
    await pay()
    await wait(3100)
    const [first, second] = api.requests('RegisterCourse')
    expect(first).toEqual(second)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it.each([
    ['price-changed', { price: 250 }, 'This course now costs $250.00. Review it before you pay.'],
    ['days-changed', { days: 20 }, 'This course now includes 20 days online. Review it before you pay.'],
  ])('sends what the buyer saw, and shows the current course for %s: nothing is charged', async (code, data, words) => {
    startSession(student)
    api.replyOnce('RegisterCourse', () => {
      throw refusalError(code, data)
    })
    await show('/register?course=o30')
    await pay()
    const input = { courseKey: 'o30', seenPrice: 199, seenDays: 30 }
    expect(api.requests('RegisterCourse')).toMatchObject([{ input }])
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.getByText('Your card has not been charged')).toBeDefined()
  })
  it('ignores the end of an earlier payment for the course', async () => {
    startSession(student)
    const request = api.hold('RegisterCourse')
    await show('/register?course=o30')
    await pay()
    publishPayment({ ...declined, key: 'earlier' })
    await request.reply({ registerCourse: payment })
    await wait(10)
    expect(screen.getByText('processing')).toBeDefined()
    publishPayment({ ...declined, key: 'earlier' })
    expect(screen.getByText('processing')).toBeDefined()
    publishPayment(paid)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('takes an end that was published before the answer came', async () => {
    startSession(student)
    const request = api.hold('RegisterCourse')
    await show('/register?course=o30')
    await pay()
    publishPayment(paid)
    await request.reply({ registerCourse: payment })
    await wait(10)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('shows the popup of another course as it is while one is paid for', async () => {
    startSession(student)
    replyPayments(payment)
    const router = await show('/register?course=o30')
    await pay()
    await act(() => router.navigate('/register?course=a'))
    const popup = within(screen.getByRole('dialog'))
    expect(popup.getByRole('button', { name: 'Continue' })).toBeDefined()
    expect(popup.queryByText('processing')).toBeNull()
    await act(() => router.navigate('/register?course=o30'))
    expect(within(screen.getByRole('dialog')).getByText('processing')).toBeDefined()
  })
  it('shows that the academy cannot be reached, and continues once online again', async () => {
    startSession(student)
    api.refuseOnce('RegisterCourse', 'network')
    api.reply('RegisterCourse', { registerCourse: paid })
    await show('/register?course=o30')
    await pay()
    expect(screen.getByText(/continues when you’re back online/)).toBeDefined()
    window.dispatchEvent(new Event('online'))
    await wait(10)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('never shows that nothing was charged when only the server failed: it retries', async () => {
    startSession(student)
    api.refuseOnce('RegisterCourse', 'Lambda:Unhandled')
    api.reply('RegisterCourse', { registerCourse: paid })
    await show('/register?course=o30')
    await pay()
    expect(screen.queryByText('Your card has not been charged')).toBeNull()
    expect(shownMessages()).toEqual([])
    await wait(3100)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('continues after the session ended in mid-payment and the same user signed in again', async () => {
    startSession(student)
    api.replyOnce('RegisterCourse', () => {
      endSession(true)
      throw refusalError('signed-out', null)
    })
    await show('/register?course=o30')
    await pay()
    expect(screen.queryByText('processing')).toBeNull()
    api.reply('RegisterCourse', { registerCourse: paid })
    act(() => startSession(student))
    await wait(10)
    const requests = api.requests('RegisterCourse').map((variables) => JSON.stringify(variables))
    expect(new Set(requests).size).toBe(1)
    expect(shownMessages()).toEqual(['SUCCESS: Registerd for RN Online Review'])
  })
  it('does not show one user what another pays for', async () => {
    startSession(student)
    replyPayments(payment)
    await show('/register?course=o30')
    await pay()
    act(() => {
      endSession()
      startSession({ ...student, uid: 'u2' })
    })
    await wait(300)
    expect(screen.queryByText('processing')).toBeNull()
  })
})

describe('a payment of an earlier visit', () => {
  it('is followed instead of paying twice, when a second tab pays for the same course', async () => {
    startSession(student)
    api.refuseOnce('RegisterCourse', 'payment-processing', { paymentKey: 'pay1' })
    api.reply('SettlePayment', { settlePayment: payment })
    await show('/register?course=o30')
    await pay()
    expect(shownMessages()).toEqual(['ERROR: Your payment for this course is still processing'])
    expect(screen.getByText('processing')).toBeDefined()
    publishPayment(paid)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('blocks paying for a linked course before any charge, and continues', async () => {
    startSession(student)
    api.refuseOnce('RegisterCourse', 'payment-processing', { paymentKey: 'pay1' })
    api.reply('SettlePayment', { settlePayment: { ...payment, courseKey: 'a', courseName: 'RN Review March 10' } })
    await show('/register?course=o30')
    await pay()
    expect(screen.getByText('Your card has not been charged')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Show the payment for RN Review March 10' })).toBeDefined()
  })
  it('is announced once when it has ended', async () => {
    startSession(student)
    replyEnrolled([], ['pay1'])
    api.reply('SettlePayment', { settlePayment: paid })
    await show()
    await wait(6000)
    expect(shownMessages()).toEqual([])
    expect(api.requests('SettlePayment')).toHaveLength(1)
  })
})
