// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { aPayment } from '#web/testing/a-payment.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import type { PaymentRow } from '#web/components/payments/payment-row.ts'
import { PaymentsPage } from './payments.route.tsx'

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }))
vi.mock('#web/lib/api/config.ts', () => ({ loadConfig: () => Promise.resolve({ stripePublishableKey: 'pk_test_1' }) }))

const api = mockApi()
const saved = vi.mocked(saveFile)
const page = (nextToken: string | null, ...items: PaymentRow[]) => ({
  payments: { items, nextToken, searchedTo: nextToken === null ? null : Date.UTC(2026, 0, 31, 12), totals: null },
})
const many = (count: number, from = 0) => Array.from({ length: count }, (_, n) => aPayment({ key: `m${from + n}` }))
const show = (search = '') => renderScreen(<PaymentsPage />, { path: paths.payments, at: paths.payments + search })
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const variables = () => api.requests('Payments')

setUpScreen()

it('the year follows Live courses only if the list has more than one year', async () => {
  const name = 'RN Review March 5 9:00AM'
  const of = (key: string, courseYear: string | null) => aPayment({ key, courseName: name, courseYear })
  api.replyOnce('Payments', page(null, of('a', '2027'), of('b', '2027'), of('c', null)))
  show()
  await screen.findByRole('table')
  const courses = () => rows().map((row) => within(row).getByRole('cell', { name: /^RN Review/ }).textContent)
  expect(courses()).toEqual([name, name, name])
  cleanup()
  api.replyOnce('Payments', page(null, of('a', '2028'), of('b', '2027'), of('c', null)))
  show()
  await screen.findByRole('table')
  expect(courses()).toEqual([`${name} (2028)`, `${name} (2027)`, name])
  // On a phone, a cell shows its label and one element.
  for (const cell of within(screen.getByRole('table')).getAllByRole('cell')) expect(cell.childNodes).toHaveLength(1)
  await userEvent.click(screen.getAllByRole('button', { name: /^Details/ })[0]!)
  expect(screen.getByRole('link', { name: `${name} (2028)` }).getAttribute('href')).toBe('/manage-courses/c1')
})

it('a failed charge shows the card service’s message, and an open payment what keeps it open [1.8.9]', async () => {
  const failed = aPayment({ status: 'failed', charge: { id: null, failure_message: 'Declined' } })
  api.reply('Payments', page(null, failed, aPayment({ key: 'k2', status: null, trouble: 'paid-not-enrolled' })))
  show()
  await screen.findByRole('table')
  expect(within(screen.getByRole('table')).getByText('Failed')).toBeTruthy()
  expect(screen.getByText('Declined')).toBeTruthy()
  expect(screen.getByText(/could not be enrolled/)).toBeTruthy()
})

it('Load more requests the next page [3.9.1]', async () => {
  api.replyOnce('Payments', page('t1', ...many(50)))
  api.replyOnce('Payments', page(null, aPayment({ key: 'k2' })))
  show()
  await press('Load more')
  await screen.findByText('All 51 payments shown')
  expect(variables()).toEqual([{ nextToken: undefined }, { nextToken: 't1' }])
})

it('Load all loads page after page until the end [1.7.8]', async () => {
  for (const [at, token] of ['t1', 't2', null].entries()) {
    api.replyOnce('Payments', page(token, ...many(50, at * 50)))
  }
  show()
  await press('Load all')
  await screen.findByText('All 150 payments shown')
  expect(screen.queryByRole('button', { name: 'Load all' })).toBeNull()
})

it('a visit by link starts at the newest page, however many were loaded before', async () => {
  for (const at of [0, 1]) api.replyOnce('Payments', page(at === 0 ? 't1' : null, ...many(50, at * 50)))
  const { router } = show()
  await press('Load all')
  await screen.findByText('All 100 payments shown')
  api.reply('Payments', page('t1', ...many(50)))
  await act(() => router.navigate('/users/u1'))
  await act(() => router.navigate(paths.payments))
  await screen.findByRole('button', { name: 'Load all' })
  expect(rows()).toHaveLength(50)
})

it('the list is kept when the next page fails, and can be retried', async () => {
  api.replyOnce('Payments', page('t1', ...many(50)))
  api.refuseOnce('Payments', 'network')
  show()
  await press('Load all')
  await screen.findByText(failureMessages.network)
  expect(rows()).toHaveLength(50)
  api.replyOnce('Payments', page(null, aPayment({ key: 'k2' })))
  await press('Try again')
  await screen.findByText('All 51 payments shown')
})

it('sorting loads all payments and sorts by any column, and the address and the file keep the order', async () => {
  const of = (key: string, studentName: string, amount: number, date: number) =>
    aPayment({ key, studentName, amount, date })
  api.replyOnce('Payments', page('t1', of('d', 'Ann', 30_000, 4), of('c', 'Cleo', 10_000, 3)))
  api.replyOnce('Payments', page('t2', of('b', 'Bob', 20_000, 2)))
  api.replyOnce('Payments', page(null, of('a', 'cleo', 10_000, 1)))
  const { router } = show('?status=paid')
  await screen.findByRole('table')
  const keys = () => rows().map((row) => /Ann|Bob|Cleo|cleo/.exec(row.textContent)?.[0])
  const head = (name: string) => screen.getByRole('columnheader', { name })
  expect(head('Date').getAttribute('aria-sort')).toBe('descending')
  await press('Price')
  await screen.findByText('By price')
  // Equal payments stay newest first.
  expect(keys()).toEqual(['Cleo', 'cleo', 'Bob', 'Ann'])
  expect(head('Price').getAttribute('aria-sort')).toBe('ascending')
  expect(router.state.location.search).toBe('?status=paid&sort=price')
  await press('Price')
  await screen.findByText('By price, descending')
  expect(keys()).toEqual(['Ann', 'Bob', 'Cleo', 'cleo'])
  await press('Student')
  await screen.findByText('By student')
  expect(keys()).toEqual(['Ann', 'Bob', 'Cleo', 'cleo'])
  await press('Export')
  await press('Export as CSV')
  await vi.waitFor(() => expect(saved).toHaveBeenCalled())
  const [, , text] = saved.mock.lastCall!
  expect([...text.matchAll(/Ann|Bob|Cleo|cleo/g)].map(String)).toEqual(['Ann', 'Bob', 'Cleo', 'cleo'])
  expect(variables()).toHaveLength(3)
})

it('a partial order is labeled as such while the rest loads, can be stopped, and returns to newest first', async () => {
  api.replyOnce('Payments', page('t1', aPayment({ key: 'b', date: 2, studentName: 'Newest' })))
  const second = api.hold('Payments')
  const { router } = show('?sort=date')
  await screen.findByText('Oldest first, of those that are loaded')
  await press('Stop')
  await second.reply(page('t2', aPayment({ key: 'a', date: 1, studentName: 'Oldest' })))
  await vi.waitFor(() =>
    expect(rows().map((row) => /Oldest|Newest/.exec(row.textContent)?.[0])).toEqual(['Oldest', 'Newest']),
  )
  expect(screen.getByRole('button', { name: 'Load all' })).toBeTruthy()
  expect(variables()).toHaveLength(2)
  await press('Date')
  await screen.findByText('Newest first')
  expect(router.state.location.search).toBe('')
})

it("an empty list shows 'None'", async () => {
  api.reply('Payments', page(null))
  show()
  await screen.findByText('None')
})

it('a search with few results continues by itself, shows how far it has looked, and can be stopped', async () => {
  api.replyOnce('Payments', page('t1'))
  const second = api.hold('Payments')
  show('?search=quartz')
  await screen.findByText('0 payments found, looking further back to Jan 31, 2026…')
  await press('Stop')
  await second.reply(page('t2', aPayment()))
  await screen.findByText('1 payment found back to Jan 31, 2026')
  expect(api.requests('Payments')).toHaveLength(2)
  api.replyOnce('Payments', page(null, aPayment({ key: 'k2' })))
  await press('Load more')
  await screen.findByText('All 2 payments found')
})

it('an export of the listed payments contains only those and sends no request', async () => {
  api.replyOnce('Payments', page('t1', ...many(50)))
  show()
  await press('Export')
  await userEvent.click(screen.getByRole('radio', { name: 'What is listed (50 payments)' }))
  await press('Export as CSV')
  await screen.findByText('50 payments saved to your downloads.')
  const [, , text] = saved.mock.lastCall!
  expect(text.trim().split('\r\n')).toHaveLength(51)
  expect(api.requests('Payments')).toHaveLength(1)
})

it('an export waits for the connection, and Cancel stops it', async () => {
  api.replyOnce('Payments', page('t1', ...many(50)))
  api.refuse('Payments', 'network')
  show()
  await press('Export')
  await press('Export as CSV')
  await screen.findByText(/You’re offline/)
  await press('Cancel')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(saved).not.toHaveBeenCalled()
})

it('a new payment and a settled one appear by subscription [1.7.8]', async () => {
  const running = aPayment({ key: 'k1', status: null, processing: true })
  api.reply('Payments', page(null, running))
  show()
  await screen.findByText('Processing')
  api.publish('OnAcademyPayment', { onAcademyPayment: aPayment() })
  api.publish('OnAcademyPayment', { onAcademyPayment: aPayment({ key: 'k2', studentName: 'Ada Lane' }) })
  await screen.findByRole('link', { name: 'Ada Lane' })
  expect(rows().map((row) => within(row).getAllByRole('link')[0]?.textContent)).toEqual(['Ada Lane', 'Sam Rivera'])
  expect(rows().map((row) => within(row).getByText('Paid').textContent)).toEqual(['Paid', 'Paid'])
})
