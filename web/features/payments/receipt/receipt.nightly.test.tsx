// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ReceiptPage } from './receipt.route.tsx'
import type { ReceiptPayment } from './receipt.tsx'

const api = mockApi()

const payment: ReceiptPayment = {
  key: 'pay1',
  courseName: 'RN Online Review',
  description: 'RN Online Review - 30 days online',
  studentName: 'Ada Lane',
  amount: 19_900,
  date: Date.parse('2027-03-01T12:00:00Z'),
  processing: false,
  status: 'paid',
  refundedAmount: 0,
  charge: { id: 'ch_1', failure_message: null },
}
const show = async (facts: Partial<ReceiptPayment> = {}) => {
  api.reply('Receipt', { myPayment: { ...payment, ...facts } })
  renderScreen(<ReceiptPage />, { path: '/receipts/:paymentKey', at: paths.receipt('pay1') })
  return within(await screen.findByRole('article'))
}

setUpScreen()
afterEach(() => {
  vi.useRealTimers()
})

it('a button prints the receipt', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  await show()
  fireEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
})

it('the receipt of a refunded payment shows the refund', async () => {
  const receipt = await show({ status: 'refunded' })
  expect(receipt.getByText('Your payment has been refunded')).toBeDefined()
  expect(receipt.getByText('Amount refunded')).toBeDefined()
  expect(receipt.queryByText('Amount paid')).toBeNull()
})

it('a failed payment shows why, and that nothing was charged', async () => {
  const receipt = await show({ status: 'failed', charge: { id: null, failure_message: 'Your card was declined.' } })
  expect(receipt.getByText('Your card was declined.')).toBeDefined()
  expect(receipt.getByText('Your card has not been charged')).toBeDefined()
})

it('the page becomes a receipt once the payment is no longer processing', async () => {
  const receipt = await show({ processing: true, status: null, charge: null })
  expect(receipt.getByText('This isn’t a receipt yet.')).toBeDefined()
  api.reply('Receipt', { myPayment: payment })
  expect(await receipt.findByText('Paid', undefined, { timeout: 8000 })).toBeDefined()
}, 15_000)

it('a receipt that cannot be loaded is requested again', async () => {
  api.refuseOnce('Receipt', 'network')
  renderScreen(<ReceiptPage />, { path: '/receipts/:paymentKey', at: paths.receipt('pay1') })
  expect(await screen.findByText(failureMessages.network)).toBeDefined()
  api.reply('Receipt', { myPayment: payment })
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Paid')).toBeDefined()
})
