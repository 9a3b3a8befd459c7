// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { type DashboardQuery } from '#generated/operations.ts'
import type { Catalogue, CatalogueCourse } from '#domain/courses/catalogue.ts'
import { useCatalogStore } from '#web/lib/api/catalog-store.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { aPayment } from '#web/testing/a-payment.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { admin } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { DashboardPage } from './dashboard.route.tsx'

const api = mockApi()
const NOW = Date.UTC(2026, 10, 21, 12)
const day = (date: string, paid: number, paidAmount: number, refunded = 0, refundedAmount = 0) => ({
  date,
  ...{ paid, paidAmount, refunded, refundedAmount, lostAmount: 0 },
})
const numbers = (more: Partial<DashboardQuery['dashboard']> = {}): DashboardQuery => ({
  dashboard: {
    activeNow: 7,
    students: 1204,
    admins: 1,
    questions: 2310,
    sales: [day('2026-10-05', 2, 40_000), day('2026-10-30', 1, 90_000), day('2026-11-02', 3, 60_050, 1, 20_000)],
    paidNotEnrolled: 0,
    stuck: 0,
    disputed: 0,
    today: '2026-11-21',
    ...more,
  },
})
const course = (name: string, group: string): CatalogueCourse => ({
  key: name,
  name,
  type: 'Live',
  subject: 'RN',
  price: 100,
  onlineDays: 30,
  dates: ['2026-12-05'],
  liveClasses: 1,
  instructor: 'Academy Instructor',
  startsAt: NOW + 86_400_000,
  group,
  maxStudents: 10,
})
const catalog = (seats: Record<string, number>): Catalogue => ({
  generatedAt: 1,
  timeZone: 'America/New_York',
  courses: Object.keys(seats).map((group) => course(`RN ${group}`, group)),
  seats: Object.fromEntries(
    Object.entries(seats).map(([group, taken]) => [group, { max: 10, ends: Array<number>(taken).fill(0) }]),
  ),
})

const publishPayment = () => api.publish('OnAcademyPayment', { onAcademyPayment: aPayment() })
const publishNotification = () =>
  api.publish('OnNotification', { onNotification: { key: 'n1', message: 'New', createdOn: NOW, path: null } })

setUpScreen()
beforeEach(() => {
  api.reply('Dashboard', numbers())
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no network in this test')))
  clockStore.setState({ now: NOW })
  useCatalogStore.setState({ catalog: catalog({ quiet: 1, busy: 9, full: 10 }), failed: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  [{ paidNotEnrolled: 1, stuck: 2, disputed: 0 }, '3', true],
  [{ paidNotEnrolled: 0, stuck: 2, disputed: 0 }, '2', false],
  [{ paidNotEnrolled: 0, stuck: 0, disputed: 1 }, '1', true],
  [{ paidNotEnrolled: 0, stuck: 0, disputed: 0 }, '0', false],
])(
  'the payments tile counts those needing attention, and is highlighted for unenrolled or disputed money: %j',
  async (open, sum, alert) => {
    api.reply('Dashboard', numbers(open))
    renderScreen(<DashboardPage />)
    const link = await screen.findByRole('link', { name: /^Payments needing attention/ })
    expect(link.textContent).toContain(`attention${sum}Paid, not enrolled: ${open.paidNotEnrolled}`)
    expect(link.textContent).toContain(`Stuck in processing: ${open.stuck}Disputed: ${open.disputed}`)
    expect(link.getAttribute('href')).toBe('/payments?status=attention')
    expect(link.className.includes('figure-card--alert')).toBe(alert)
  },
)

it('this month is compared with the same days of the previous month', async () => {
  renderScreen(<DashboardPage />)
  const sales = await screen.findByRole('region', { name: 'Sales in November' })
  expect(sales.textContent).toContain('$400.50 from 3 payments, after $200 refunded')
  expect(sales.textContent).toContain('By this day of October: $400 from 2 payments. All of October: $1,300.')
})

it('each day’s bar is its amount after refunds, like the headline', async () => {
  const sales = [
    day('2026-11-02', 3, 60_050, 1, 20_000),
    day('2026-11-03', 1, 20_000),
    day('2026-11-04', 0, 0, 1, 90_000),
  ]
  api.reply('Dashboard', numbers({ sales }))
  renderScreen(<DashboardPage />)
  await screen.findByRole('region', { name: 'Sales in November' })
  const bar = (text: string) => screen.getByTitle(text).querySelector<HTMLElement>('.day-chart__bar')
  // Relative to $600, the rounded top of the scale.
  expect(bar('Mon, Nov 2: $400.50 after refunds, 3 payments')?.style.height).toBe('66.75%')
  expect(parseFloat(bar('Tue, Nov 3: $200 after refunds, 1 payment')?.style.height ?? '')).toBeCloseTo(33.33, 1)
  expect(bar('Wed, Nov 4: -$900 after refunds, 0 payments')).toBeNull()
  for (const words of ['$600', '$300', 'Mon 2', 'Mon 30']) expect(screen.getByText(words)).toBeTruthy()
})

it.each([
  ['a payment', publishPayment],
  ['a notification', publishNotification],
])('requests the numbers again after %s, once it is counted', async (_what, publish) => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  renderScreen(<DashboardPage />)
  await screen.findByText('2,310')
  api.reply('Dashboard', numbers({ questions: 2311 }))
  const before = api.requests('Dashboard').length
  publish()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(api.requests('Dashboard')).toHaveLength(before)
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  expect(screen.getByText('2,311')).toBeTruthy()
})

it('open Live courses are listed with the fewest seats left first, without full ones', async () => {
  renderScreen(<DashboardPage />)
  const filling = await screen.findByRole('region', { name: 'Courses filling up' })
  const bars = within(filling).getAllByRole('progressbar')
  expect(bars.map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuetext')])).toEqual([
    ['Seats taken: RN busy', '1 of 10 seats left'],
    ['Seats taken: RN quiet', '9 of 10 seats left'],
  ])
  expect(within(filling).getByRole('link', { name: 'RN busy' }).getAttribute('href')).toBe('/manage-courses/RN%20busy')
})

it('the page reports no sales, no open Live course, and courses that could not be loaded', async () => {
  api.reply('Dashboard', numbers({ sales: [] }))
  useCatalogStore.setState({ catalog: catalog({ full: 10 }) })
  renderScreen(<DashboardPage />)
  expect(await screen.findByText('No Live course is open for registration.')).toBeTruthy()
  expect(await screen.findByText('No payments in November yet.')).toBeTruthy()
  expect(screen.getByText('No payments in October.')).toBeTruthy()
  cleanup()
  useCatalogStore.setState({ catalog: undefined, failed: true })
  renderScreen(<DashboardPage />)
  expect(await screen.findByText('The courses could not be loaded')).toBeTruthy()
})

it('unloaded numbers can be retried, and the tiles stay in the meantime', async () => {
  api.refuseOnce('Dashboard', 'network')
  renderScreen(<DashboardPage />)
  expect(await screen.findByText(failureMessages.network)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Course Content/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }))
  expect(await screen.findByText('2,310')).toBeTruthy()
})

it('requests the numbers again when it is shown again', async () => {
  renderScreen(<DashboardPage />)
  await screen.findByText('2,310')
  api.reply('Dashboard', numbers({ questions: 2311 }))
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  expect(await screen.findByText('2,311')).toBeTruthy()
})

describe('what changed since the last visit', () => {
  const KEY = 'academy.dashboard-visits'
  const visit = (minutesAgo: number, more: Partial<DashboardQuery['dashboard']> = {}) => {
    const { students, questions, sales, today } = numbers(more).dashboard
    return { at: Date.now() - minutesAgo * 60_000, students, questions, sales, today }
  }
  const since = () => screen.queryByRole('region', { name: 'Since your last visit' })
  const links = () =>
    within(since()!)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')])
  beforeEach(() => {
    localStorage.clear()
    startSession(admin)
  })
  afterEach(() => {
    endSession()
  })

  it('is absent on the first visit, is stored, and is shown on the next one, with links', async () => {
    renderScreen(<DashboardPage />)
    await screen.findByText('2,310')
    expect(since()).toBeNull()
    const { current, uid } = JSON.parse(localStorage.getItem(KEY)!) as { current: { students: number }; uid: string }
    expect(current.students).toBe(1204)
    const before = visit(31, { students: 1200, questions: 2311, sales: [day('2026-11-02', 2, 40_050)] })
    localStorage.setItem(KEY, JSON.stringify({ uid, current: before }))
    cleanup()
    renderScreen(<DashboardPage />)
    await screen.findByRole('region', { name: 'Since your last visit' })
    expect(links()).toEqual([
      ['What administrators changed', '/audit?from=2026-11-21'],
      ['4 payments, $1,500', '/payments'],
      ['1 refund, $200', '/payments?status=refunded'],
      ['4 more students', '/users'],
      ['1 question fewer', '/questions'],
    ])
    // Opening it again a moment later counts as the same visit.
    cleanup()
    renderScreen(<DashboardPage />)
    await screen.findByRole('region', { name: 'Since your last visit' })
    expect(links()).toHaveLength(5)
  })

  it('is shown when nothing has changed, and is not taken from another administrator or from a broken store', async () => {
    renderScreen(<DashboardPage />)
    await screen.findByText('2,310')
    const { uid } = JSON.parse(localStorage.getItem(KEY)!) as { uid: string }
    for (const [text, isShown] of [
      [JSON.stringify({ uid, current: visit(60) }), true],
      [JSON.stringify({ uid: 'another', current: visit(60) }), false],
      ['{"uid":', false],
      [JSON.stringify({ uid, current: { at: 'x' } }), false],
    ] as const) {
      localStorage.setItem(KEY, text)
      cleanup()
      renderScreen(<DashboardPage />)
      await screen.findByText('2,310')
      await vi.waitFor(() => expect(since() !== null).toBe(isShown))
      if (isShown) expect(since()!.textContent).toContain('No payments, students or questions have come or gone.')
    }
  })
})
