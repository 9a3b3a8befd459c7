import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { Catalogue, CatalogueCourse } from '#domain/courses/catalogue.ts'
import type { OwnedCoursesQuery, PaymentFactsFragment } from '#generated/operations.ts'
import { useCatalogStore } from '#web/lib/api/catalog-store.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { clearRoute } from '#web/lib/session/stored-route.ts'
import { endSession } from '#web/lib/session/session-store.ts'
import { installDialog } from '#web/testing/dialog-in-jsdom.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { RegisterPage } from '../register.route.tsx'

export const api = mockApi()
export const NOW = Date.parse('2027-03-01T12:00:00Z')
export const DAY = 86_400_000
const facts = { price: 199, onlineDays: 30, liveClasses: 0, instructor: 'ONLINE' }
export const online = (key: string, onlineDays: number, price: number): CatalogueCourse => ({
  ...facts,
  key,
  type: 'Online',
  name: 'RN Online Review',
  subject: 'RN',
  onlineDays,
  price,
  group: `course#${key}`,
})
export const live = (key: string, day: number, subject: 'RN' | 'PN' = 'RN'): CatalogueCourse => ({
  ...facts,
  key,
  type: 'Live',
  name: `${subject} Review March ${day} 9:00AM`,
  subject,
  dates: [`2027-03-${day}`],
  startTime: '9:00AM',
  startsAt: NOW + (day - 1) * DAY,
  group: `live#review-march-${day}-9-00am`,
})
const seats = (max: number, taken: number) => ({ max, ends: Array.from({ length: taken }, () => 0) })
export const catalog: Catalogue = {
  generatedAt: 1,
  timeZone: 'America/New_York',
  courses: [
    live('a', 10),
    live('b', 11),
    live('c', 12),
    live('p', 10, 'PN'),
    online('o60', 60, 299),
    online('o30', 30, 199),
  ],
  seats: {
    'live#review-march-10-9-00am': seats(20, 0),
    'live#review-march-11-9-00am': seats(20, 18),
    'live#review-march-12-9-00am': seats(20, 20),
  },
}
/** A running payment for the 30-day course. */
export const payment: PaymentFactsFragment = {
  key: 'pay1',
  courseKey: 'o30',
  courseName: 'RN Online Review',
  amount: 19_900,
  processing: true,
  status: null,
  charge: null,
  progressKey: null,
  clientSecret: null,
}
export const paid: PaymentFactsFragment = {
  ...payment,
  processing: false,
  status: 'paid',
  charge: { id: 'ch_1', failure_message: null },
}
export const declined: PaymentFactsFragment = {
  ...payment,
  processing: false,
  status: 'failed',
  charge: { id: null, failure_message: 'Your card was declined.' },
}

export const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()
export const shownMessages = () => messageStore.getState().messages.map(({ text }) => text)
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
export const card = (name: string | RegExp) => screen.getByRole('article', { name })
export const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await wait(300)
}
/** Mocks the reply to the page's query for the user's courses and payments. */
export const replyEnrolled = (items: OwnedCoursesQuery['myProgress']['items'] = [], myOpenPayments: string[] = []) =>
  api.reply('OwnedCourses', { myProgress: { items, nextToken: null }, myOpenPayments })
/** Mocks the replies to a registration and to each later request for its payment. */
export const replyPayments = (registerCourse: PaymentFactsFragment, settlePayment = registerCourse) => {
  api.reply('RegisterCourse', { registerCourse })
  api.reply('SettlePayment', { settlePayment })
}

export const show = async (address = '/register') => {
  const router = renderAt(address, [
    { path: '/register', Component: RegisterPage },
    { path: '*', element: <h1>elsewhere</h1> },
  ])
  await wait(300)
  return router
}
const fill = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}
/** Fills in the card form, from the start of the popup or from where the form is shown again. */
export const fillCard = async (fromStart = true) => {
  if (fromStart) await press('Continue')
  await act(() => vi.dynamicImportSettled())
  await wait(300)
  fill('Card number', '4242 4242 4242 4242')
  fill('Expiry (MM / YY)', '12 / 40')
  fill('CVC', '123')
  fill('ZIP code', '33101')
}
export const pay = async () => {
  await fillCard()
  await press('Pay $199.00')
  await wait(300)
}
/** Publishes the event of a payment by the user. */
export const publishPayment = (onPayment: PaymentFactsFragment) => api.publish('OnPayment', { onPayment })

/** Resets the clock, the catalog, the card server, and the browser's storage before each test. */
export function setUpRegister(): void {
  beforeAll(installDialog)
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
    fetched.mockImplementation((address) =>
      address.startsWith('http://cards.test')
        ? Promise.resolve(Response.json({ id: 'ctoken_1' }))
        : Promise.reject(new Error('offline')),
    )
    vi.stubGlobal('fetch', fetched)
    useCatalogStore.setState({ catalog, failed: false })
    clockStore.setState({ offset: 0, now: NOW })
    replyEnrolled()
  })
  afterEach(async () => {
    cleanup()
    endSession()
    await vi.advanceTimersByTimeAsync(60_000)
    window.sessionStorage.clear()
    clearRoute()
    queryClient.clear()
    messageStore.setState({ messages: [] })
    vi.resetAllMocks()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
}
