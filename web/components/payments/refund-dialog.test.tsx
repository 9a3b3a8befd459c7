// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { paymentMessages, refundWords } from '#domain/messages/payments.ts'
import { aPayment } from '#web/testing/a-payment.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { PaymentDialogs } from './payment-dialogs.tsx'
import type { PaymentRow } from './payment-row.ts'

vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => Promise.resolve({ stripePublishableKey: 'pk_test_1' }) }))

setUpScreen()

const pathOf = (key: string) => `/${key}`
const paths = { user: pathOf, studentProgress: pathOf, manageCourse: pathOf }
const nothing = () => undefined
const show = (payment: PaymentRow) =>
  renderScreen(
    <PaymentDialogs
      payment={payment}
      year={undefined}
      paths={paths}
      onClose={nothing}
      onChanged={nothing}
      onRefunded={nothing}
    />,
    { path: '/', at: '/' },
  )

it('refunding everything that is left warns that the course ends', async () => {
  show(aPayment({ refundedAmount: 10_000 }))
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  await userEvent.click(screen.getByRole('radio', { name: 'A part' }))
  const amount = screen.getByLabelText(/^Amount in dollars/)
  await userEvent.click(screen.getByRole('button', { name: 'Refund' }))
  await userEvent.type(amount, '198.99')
  // An amount doesn't replace the missing reason.
  expect(screen.getByText(paymentMessages['refund-reason-length'])).toBeTruthy()
  expect(screen.queryByText(paymentMessages['refund-amount'])).toBeNull()
  expect(screen.getByRole('heading', { name: 'Refund $198.99?' })).toBeTruthy()
  expect(screen.getByText(/gets \$198\.99 back .* and keeps the course/)).toBeTruthy()
  await userEvent.clear(amount)
  await userEvent.type(amount, '199')
  expect(screen.getByRole('heading', { name: 'Refund $199.00?' })).toBeTruthy()
  const ends = screen.getByText(/access ends now/)
  // An Online course has no seats.
  expect(ends.textContent).not.toContain('seat')
  expect(screen.queryByText(/keeps the course/)).toBeNull()
})

it.each([
  ['needs_response', true],
  ['under_review', true],
  ['lost', true],
  ['won', false],
  ['warning_needs_response', false],
])('a payment with a dispute that is %s offers no refund, and the details explain why: %s', (status, blocked) => {
  const dispute = { id: 'dp_1', amount: 29_900, reason: 'fraudulent', created: 1, dueBy: null, status }
  show(aPayment({ disputes: [dispute] }))
  expect(screen.queryByRole('button', { name: 'Refund' }) === null).toBe(blocked)
  expect(screen.queryByText(refundWords.blocked) !== null).toBe(blocked)
})
