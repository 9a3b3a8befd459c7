// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { paymentMessages } from '#domain/messages/payments.ts'
import type { PaymentsQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { aPayment } from '#web/testing/a-payment.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { PaymentsPage } from './payments.route.tsx'

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }))
vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => Promise.resolve({ stripePublishableKey: 'pk_test_1' }) }))

const api = mockApi()
const saved = vi.mocked(saveFile)
const show = (search = '') => renderScreen(<PaymentsPage />, { path: paths.payments, at: paths.payments + search })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const variables = () => api.requests('Payments')

setUpScreen()

const sold = (paid: number, paidAmount: number, refundedAmount = 0, lostAmount = 0) => ({
  ...{ paid, paidAmount, refundedAmount, lostAmount },
  refunded: refundedAmount > 0 ? 1 : 0,
})
const totals: NonNullable<PaymentsQuery['payments']['totals']> = {
  sales: sold(3, 129_900, 30_050, 9_900),
  courses: [
    { key: 'c1', name: 'RN Review', year: '2027', sales: sold(2, 99_900, 30_050) },
    { key: 'c2', name: 'PN Review', year: null, sales: sold(1, 30_000, 0, 9_900) },
  ],
  months: ['2026-09', '2026-10', '2026-11'].map((month, n) => ({
    month,
    sales: sold(n, n * 10_000, n === 2 ? 15_000 : 0),
  })),
  today: '2026-11-25',
  found: null,
}
const withTotals = { payments: { items: [aPayment()], nextToken: null, searchedTo: null, totals } }

it('a range of days shows its gross and net totals, by course and by month', async () => {
  api.reply('Payments', withTotals)
  const { router } = show('?from=2026-10-01&to=2026-10-31')
  const card = within(await screen.findByRole('region', { name: 'Totals, Oct 1, 2026 – Oct 31, 2026' }))
  expect(variables()).toEqual([{ from: '2026-10-01', to: '2026-10-31', nextToken: undefined }])
  const figure = (name: string) => card.getAllByText(name)[0]?.parentElement?.textContent
  expect(figure('Gross')).toBe('Gross$1,2993 payments')
  expect(figure('Refunds')).toBe('Refunds-$300.50Of 1 payment')
  expect(figure('Lost disputes')).toBe('Lost disputes-$99Decided for the card holder')
  expect(figure('Net')).toBe('Net$899.50What is left')
  await userEvent.click(card.getByText('By course (2)'))
  const courses = within(card.getByRole('table', { name: 'Totals by course' })).getAllByRole('row')
  expect(courses[1]?.textContent).toBe('RN Review (2027)2$999-$300.50$0$698.50')
  await userEvent.click(card.getByText('The last 12 months'))
  const months = within(card.getByRole('table', { name: /^Payments by month/ })).getAllByRole('row')
  expect(months.slice(1).map((row) => row.textContent)).toEqual([
    'November 20262$200-$150$0$50−$50',
    'October 20261$100$0$0$100+$100',
    'September 20260$0$0$0$0',
  ])
  await userEvent.click(card.getByRole('button', { name: 'Save as CSV' }))
  const [name, , text] = saved.mock.calls.at(-1)!
  expect(name).toBe('sales-2026-10-01-to-2026-10-31.csv')
  expect(text).toContain('RN Review,2027,2,999.00,300.50,0.00,698.50,c1')
  await userEvent.click(card.getByRole('link', { name: /^PN Review/ }))
  await vi.waitFor(() => expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-10-31&course=c2'))
  await press(/^PN Review/)
  expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-10-31')
})

it('the totals of a search and a status are below those of all payments', async () => {
  const sales = sold(1, 30_000, 10_050, 9_900)
  api.reply('Payments', { payments: { ...withTotals.payments, totals: { ...totals, found: { payments: 2, sales } } } })
  show('?search=lane&status=attention&from=2026-11-01')
  const card = within(await screen.findByRole('region', { name: 'Totals, since Nov 1, 2026' }))
  expect(card.getByRole('heading', { name: 'Found by the search or the status: 2 payments', level: 3 })).toBeTruthy()
  const figures = (name: string) =>
    card.getAllByText(name, { selector: 'dt' }).map((dt) => dt.parentElement?.textContent)
  expect(figures('Gross')).toEqual(['Gross$1,2993 payments', 'Gross$3001 payment'])
  expect(figures('Net')).toEqual(['Net$899.50What is left', 'Net$100.50What is left'])
  expect(card.getByText('All payments of these days, whatever the search and the status.')).toBeTruthy()
})

it('ranges can be chosen, a search does not narrow the totals, and reversed days send no request', async () => {
  api.reply('Payments', withTotals)
  const { router } = show('?search=lane')
  await screen.findByText(/whatever the search and the status\. What was found is added up for up to 62 days/)
  expect(screen.getByRole('region', { name: 'Totals, all days' })).toBeTruthy()
  await press('This year')
  expect(router.state.location.search).toMatch(/^\?search=lane&from=\d{4}-01-01&to=\d{4}-12-31$/)
  await press('Last month')
  expect(router.state.location.search).toMatch(/from=\d{4}-\d\d-01&to=\d{4}-\d\d-(28|29|30|31)$/)
  const requests = variables().length
  await act(() => router.navigate('/payments?from=2026-11-02&to=2026-11-01'))
  expect(screen.getByText(paymentMessages['payment-days-invalid'])).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(variables()).toHaveLength(requests)
  await press('All days')
  expect(router.state.location.search).toBe('')
})
