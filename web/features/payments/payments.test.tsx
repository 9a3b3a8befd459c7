// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../app/paths.ts'
import { AppError } from '../../lib/app-error.ts'
import { query } from '../../lib/api.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import type { PaymentRow } from './payment-table.tsx'
import { PaymentsPage } from './payments.route.tsx'

vi.mock('../../lib/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))

const asked = vi.mocked(query)
const aPayment = (facts: Partial<PaymentRow> = {}): PaymentRow => ({
  key: 'k1',
  courseName: 'RN Review',
  studentId: 'u1',
  studentName: 'Sam Rivera',
  amount: 29_900,
  description: 'RN Review - 30 days online',
  date: Date.UTC(2026, 2, 5, 12),
  processing: false,
  status: 'paid',
  charge: null,
  ...facts,
})
const page = (nextToken: string | null, ...items: PaymentRow[]) => ({ payments: { items, nextToken } })
const show = () => renderScreen(<PaymentsPage />, { path: paths.payments })
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)

beforeEach(() => {
  vi.resetAllMocks()
})
afterEach(cleanup)

it('shows date, student, course, dollar price and status of each payment in the order given [3.2.25]', async () => {
  asked.mockResolvedValue(page(null, aPayment({ key: 'b', studentName: 'Newest' }), aPayment({ key: 'a' })))
  show()
  await screen.findByRole('table')
  expect(rows()[0]?.textContent).toContain('Newest')
  const [, second] = rows()
  expect(second?.textContent).toMatch(/Mar 5, 2026.*Sam Rivera.*RN Review.*\$299\.00.*Paid/)
})

it("shows a failed charge with the card service's words [1.8.9]", async () => {
  asked.mockResolvedValue(page(null, aPayment({ status: 'failed', charge: { id: null, failure_message: 'Declined' } })))
  show()
  await screen.findByText('Failed')
  expect(screen.getByText('Declined')).toBeTruthy()
})

it('asks for the next page on Load more [3.9.1]', async () => {
  asked.mockResolvedValueOnce(page('t1', aPayment())).mockResolvedValueOnce(page(null, aPayment({ key: 'k2' })))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByText('All 2 payments shown')
  expect(asked.mock.calls.map(([, variables]) => variables)).toEqual([{ nextToken: undefined }, { nextToken: 't1' }])
})

it('loads page after page until the end on Load all [1.7.8]', async () => {
  for (const [at, token] of ['t1', 't2', null].entries()) {
    asked.mockResolvedValueOnce(page(token, aPayment({ key: String(at) })))
  }
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Load all' }))
  await screen.findByText('All 3 payments shown')
  expect(screen.queryByRole('button', { name: 'Load all' })).toBeNull()
})

it('keeps what is there when the next page fails, and tries again', async () => {
  asked.mockResolvedValueOnce(page('t1', aPayment())).mockRejectedValueOnce(new AppError('network', 'No connection'))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Load all' }))
  await screen.findByText('No connection')
  expect(rows()).toHaveLength(1)
  asked.mockResolvedValueOnce(page(null, aPayment({ key: 'k2' })))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('All 2 payments shown')
})

it("says 'None' when nobody has paid", async () => {
  asked.mockResolvedValue(page(null))
  show()
  await screen.findByText('None')
})
