// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paymentMessages } from '#domain/messages/payments.ts'
import { paths } from '#web/app/paths.ts'
import { aPayment } from '#web/testing/a-payment.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import type { PaymentRow } from '#web/components/payments/payment-row.ts'
import { PaymentsPage } from './payments.route.tsx'

vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => Promise.resolve({ stripePublishableKey: 'pk_test_1' }) }))

const api = mockApi()
const page = (nextToken: string | null, ...items: PaymentRow[]) => ({
  payments: { items, nextToken, searchedTo: null, totals: null },
})
const show = (search = '') => renderScreen(<PaymentsPage />, { path: paths.payments, at: paths.payments + search })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

setUpScreen()

it('a refund stays in the list although a reply comes that does not have it yet', async () => {
  api.reply('Payments', page(null, aPayment()))
  api.reply('RefundPayment', { refundPayment: aPayment({ refundedAmount: 10_000 }) })
  show()
  await press(/^Details/)
  await press('Refund')
  await userEvent.click(screen.getByRole('radio', { name: 'A part' }))
  await userEvent.type(screen.getByLabelText(/^Amount in dollars/), '100')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Missed a class')
  const late = api.hold('Payments')
  api.reconnect('OnAcademyPayment')
  await press('Refund')
  await within(screen.getByRole('table')).findByText('Partly refunded')
  await late.reply(page(null, aPayment({ key: 'k2', studentName: 'Sam Newname' }), aPayment()))
  await within(screen.getByRole('table')).findByText('Sam Newname')
  expect(within(screen.getByRole('table')).getByText('Partly refunded')).toBeTruthy()
})

it('a refused refund shows why and keeps the reason, and an outdated list is requested again', async () => {
  api.reply('Payments', page(null, aPayment()))
  api.refuseOnce('RefundPayment', 'refund-funds')
  api.refuseOnce('RefundPayment', 'payment-refunded')
  show()
  await press(/^Details/)
  await press('Refund')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Moves abroad')
  await press('Refund')
  await screen.findByText(paymentMessages['refund-funds'])
  expect(api.requests('Payments')).toHaveLength(1)
  await press('Refund')
  await screen.findByText(paymentMessages['payment-refunded'])
  await vi.waitFor(() => expect(api.requests('Payments')).toHaveLength(2))
})

it('a payment that is not paid has no refund', async () => {
  api.reply('Payments', page(null, aPayment({ status: 'failed' })))
  show()
  await press(/^Details/)
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
})

it('a partial refund is limited to the amount that is left', async () => {
  api.reply('Payments', page(null, aPayment({ refundedAmount: 10_000 })))
  show()
  await press(/^Details/)
  await press('Refund')
  await userEvent.click(screen.getByRole('radio', { name: 'A part' }))
  expect(screen.getByText('From $0.01 to $199.00')).toBeTruthy()
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Missed a class')
  for (const amount of ['0', '199.01']) {
    await userEvent.clear(screen.getByLabelText(/^Amount in dollars/))
    await userEvent.type(screen.getByLabelText(/^Amount in dollars/), amount)
    await press('Refund')
    expect(screen.getByText(paymentMessages['refund-amount'])).toBeTruthy()
  }
  expect(api.requests('RefundPayment')).toEqual([])
})

it('an uncertain partial refund is repeated under its request id, and another one gets its own', async () => {
  api.reply('Payments', page(null, aPayment()))
  api.refuseOnce('RefundPayment', 'network')
  api.refuseOnce('RefundPayment', 'refund-later')
  api.refuseOnce('RefundPayment', 'refund-funds')
  api.refuseOnce('RefundPayment', 'refund-funds')
  show()
  await press(/^Details/)
  await press('Refund')
  await userEvent.click(screen.getByRole('radio', { name: 'A part' }))
  await userEvent.type(screen.getByLabelText(/^Amount in dollars/), '5')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Missed a class')
  const { network } = failureMessages
  const [later, funds] = [paymentMessages['refund-later'], paymentMessages['refund-funds']]
  for (const [at, words] of [network, later, funds, funds].entries()) {
    await press('Refund')
    await vi.waitFor(() => expect(api.requests('RefundPayment')).toHaveLength(at + 1))
    await screen.findByText(words)
  }
  const names = api.requests('RefundPayment').map(({ input }) => input.requestId)
  expect(new Set(names.slice(0, 3)).size).toBe(1)
  expect(names[3]).not.toBe(names[0])
})

it('a partial refund is refused if the amount left has changed since, and the new amount is shown', async () => {
  api.reply('Payments', page(null, aPayment()))
  api.refuseOnce('RefundPayment', 'refund-changed', { left: 24_900 })
  api.refuseOnce('RefundPayment', 'refund-funds')
  show()
  await press(/^Details/)
  await press('Refund')
  await userEvent.click(screen.getByRole('radio', { name: 'A part' }))
  await userEvent.type(screen.getByLabelText(/^Amount in dollars/), '50')
  await userEvent.type(screen.getByLabelText(/^Reason/), 'Missed a class')
  await press('Refund')
  await screen.findByText(paymentMessages['refund-changed'])
  expect(screen.getByText('From $0.01 to $249.00')).toBeTruthy()
  await press('Refund')
  await screen.findByText(paymentMessages['refund-funds'])
  const [first, second] = api.requests('RefundPayment').map(({ input }) => input)
  expect([first?.left, second?.left]).toEqual([29_900, 24_900])
  expect(second?.requestId).not.toBe(first?.requestId)
})

it('a partial refund in progress is shown, and blocks another', async () => {
  const openPart = { amount: 500, reason: 'Missed', by: 'Avery M.', date: 0 }
  api.reply('Payments', page(null, aPayment({ openPart })))
  show()
  await within(await screen.findByRole('table')).findByText('Being refunded')
  expect(screen.getByText('$5.00 is being refunded')).toBeTruthy()
  await press(/^Details/)
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
})
