// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Catalogue, CatalogueCourse } from '../../../domain/courses/catalogue.ts'
import type { PaymentFactsFragment } from '../../../generated/operations.ts'
import { mutate, query } from '../../lib/api.ts'
import { AppError } from '../../lib/app-error.ts'
import { useCatalogueStore } from '../../lib/catalogue-store.ts'
import { useClockStore } from '../../lib/clock-store.ts'
import { useMessageStore } from '../../lib/message-store.ts'
import { queryClient } from '../../lib/query-client.ts'
import { forgetRoute, rememberedRoute } from '../../lib/remembered-route.ts'
import { endSession, startSession } from '../../lib/session-store.ts'
import { subscribe } from '../../lib/subscribe.ts'
import { installDialog } from '../../testing/dialog-in-jsdom.ts'
import { renderAt } from '../../testing/render-at.tsx'
import { student } from '../../testing/sessions.ts'
import { sentCheckout, setCheckout } from './checkout-store.ts'
import { RegisterPage } from './register.route.tsx'

vi.mock('../../lib/api.ts')
vi.mock('../../lib/subscribe.ts')
vi.mock('../../lib/config.ts', () => {
  const config = Promise.resolve({ stripePublishableKey: 'pk', local: { stripeUrl: 'http://cards.test' } })
  return { loadConfig: () => config }
})

const NOW = Date.parse('2027-03-01T12:00:00Z')
const DAY = 86_400_000
const facts = { price: 199, onlineDays: 30, liveClasses: 0, instructor: 'ONLINE' }
const online = (key: string, onlineDays: number, price: number): CatalogueCourse => ({
  ...facts,
  key,
  type: 'Online',
  name: 'RN Online Review',
  subject: 'RN',
  onlineDays,
  price,
  group: `course#${key}`,
})
const live = (key: string, day: number, subject: 'RN' | 'PN' = 'RN'): CatalogueCourse => ({
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
const catalogue: Catalogue = {
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
const payment: PaymentFactsFragment = {
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
const paid = { ...payment, processing: false, status: 'paid', charge: { id: 'ch_1', failure_message: null } }
const declined = {
  ...payment,
  processing: false,
  status: 'failed',
  charge: { id: null, failure_message: 'Your card was declined.' },
}
const fetched = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()
const said = () => useMessageStore.getState().messages.map(({ text }) => text)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const card = (name: string | RegExp) => screen.getByRole('article', { name })
const press = async (name: string | RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }))
  await wait(300)
}
const show = async (address = '/register') => {
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
const pay = async () => {
  await press('Continue')
  await act(() => vi.dynamicImportSettled())
  await wait(300)
  fill('Card number', '4242 4242 4242 4242')
  fill('Expiry (MM / YY)', '12 / 40')
  fill('CVC', '123')
  fill('ZIP code', '33101')
  await press('Pay $199.00')
  await wait(300)
}

beforeAll(installDialog)
beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  fetched.mockImplementation((address) =>
    address.startsWith('http://cards.test')
      ? Promise.resolve(Response.json({ id: 'ctoken_1' }))
      : Promise.reject(new Error('offline')),
  )
  vi.stubGlobal('fetch', fetched)
  useCatalogueStore.setState({ catalogue, failed: false })
  useClockStore.setState({ offset: 0, now: NOW })
  vi.mocked(query).mockResolvedValue({ myProgress: { items: [], nextToken: null } })
  vi.mocked(subscribe).mockReturnValue(() => undefined)
})
afterEach(async () => {
  cleanup()
  setCheckout({ step: 'idle' })
  await vi.advanceTimersByTimeAsync(10_000)
  endSession()
  forgetRoute()
  queryClient.clear()
  useMessageStore.setState({ messages: [] })
  vi.resetAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the course list', () => {
  it('has RN and PN tabs and the three outside links [1.2.3]', async () => {
    await show()
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['RN', 'PN'])
    expect(screen.queryByRole('article', { name: /PN/ })).toBeNull()
    fireEvent.click(screen.getByRole('tab', { name: 'PN' }))
    expect(card(/PN Review/)).toBeDefined()
    const outside = within(screen.getAllByRole('list')[0]!).getAllByRole('link')
    expect(outside).toHaveLength(3)
  })
  it('says Open, how few seats are left, or Closed [1.4.7] [1.4.8] [1.4.10]', async () => {
    await show()
    expect(within(card(/March 10/)).getByText('Open')).toBeDefined()
    expect(within(card(/March 11/)).getByText('2 seats left')).toBeDefined()
    expect(within(card(/March 12/)).getByText('Closed')).toBeDefined()
    expect(within(card(/March 12/)).getByRole('button')).toHaveProperty('disabled', true)
    expect(within(card(/Online/)).getByText('Open')).toBeDefined()
  })
  it('says Purchased for a course, linked by its name, that the student has [1.4.9] [1.4.15]', async () => {
    startSession(student)
    const mine = { key: 'x', courseKey: 'other', courseType: 'Live', name: 'PN Review March 10 9:00AM', endTime: 0 }
    vi.mocked(query).mockResolvedValue({ myProgress: { items: [mine], nextToken: null } })
    await show()
    expect(within(card(/March 10/)).getByText('Purchased')).toBeDefined()
  })
  it('makes one card of same-named Online courses and switches options after 250 ms [1.4.12] [1.4.14] [1.9.2]', async () => {
    await show()
    const options = within(card(/Online/)).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['30 days online', '60 days online'])
    fireEvent.change(within(card(/Online/)).getByRole('combobox'), { target: { value: 'o60' } })
    await wait(249)
    expect(within(card(/Online/)).getByText('$199.00')).toBeDefined()
    await wait(1)
    expect(within(card(/Online/)).getByText('$299.00')).toBeDefined()
  })
})

describe('the register popup', () => {
  it('asks a visitor to sign in and remembers the route and the course [1.4.16] [1.4.17] [1.8.8] [1.9.5]', async () => {
    const router = await show()
    await press('Register for RN Online Review')
    const popup = within(screen.getByRole('dialog'))
    expect(popup.getByText('$199.00')).toBeDefined()
    expect(popup.getByText('Please sign in to register')).toBeDefined()
    expect(popup.queryByRole('button', { name: 'Continue' })).toBeNull()
    await press('Sign In')
    expect(router.state.location.pathname).toBe('/sign-in')
    expect(rememberedRoute()).toEqual({ route: '/register?course=o30', courseKey: 'o30' })
    expect(said()).toEqual(['ERROR: Please sign in to register!'])
  })
  it('takes the card with its zip code, says processing, and ends with My Courses [1.4.18] [1.4.19] [1.4.21] [1.8.7]', async () => {
    startSession(student)
    let answer: (value: object) => void = () => undefined
    vi.mocked(mutate).mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    await show('/register?course=o30')
    await pay()
    const [, init] = fetched.mock.calls.find(([address]) => address.startsWith('http://cards.test'))!
    expect(init?.body instanceof URLSearchParams && [...init.body.values()]).toContain('33101')
    expect(screen.getByText('processing')).toBeDefined()
    const [, sent] = vi.mocked(mutate).mock.calls[0]!
    expect(sent).toEqual({ input: { courseKey: 'o30', token: 'ctoken_1', requestId: expect.any(String) } })
    answer({ registerCourse: paid })
    await wait(10)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
    expect(screen.getByRole('link', { name: 'My Courses' }).getAttribute('href')).toBe('/my-courses')
    expect(said()).toEqual(['SUCCESS: Registerd for RN Online Review'])
  })
  it('shows the charge’s failure and that nothing was charged [1.4.20] [1.8.9]', async () => {
    startSession(student)
    vi.mocked(mutate).mockResolvedValue({ registerCourse: declined })
    await show('/register?course=o30')
    await pay()
    const popup = within(screen.getByRole('dialog'))
    expect(popup.getByText('Your card was declined.')).toBeDefined()
    expect(popup.getByText('Your card has not been charged')).toBeDefined()
    expect(said()).toEqual(['ERROR: Your card was declined.'])
    expect(sentCheckout.read()).toBeUndefined()
  })
  it('hears the result by the event when the reply says processing [1.4.19]', async () => {
    startSession(student)
    vi.mocked(mutate).mockResolvedValue({ registerCourse: payment, settlePayment: payment })
    await show('/register?course=o30')
    await pay()
    expect(screen.getByText('processing')).toBeDefined()
    const [, , handlers] = vi.mocked(subscribe).mock.calls[0]!
    act(() => {
      handlers.onData({ onPayment: paid })
    })
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('asks how the payment stands when no event comes [1.4.19]', async () => {
    startSession(student)
    vi.mocked(mutate)
      .mockResolvedValueOnce({ registerCourse: payment })
      .mockResolvedValueOnce({ settlePayment: payment })
      .mockResolvedValue({ settlePayment: paid })
    await show('/register?course=o30')
    await pay()
    await wait(6100)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('repeats a lost reply with the same request id, so that it repeats nothing [1.4.19]', async () => {
    startSession(student)
    vi.mocked(mutate).mockRejectedValueOnce(new AppError('network', 'lost')).mockResolvedValue({ registerCourse: paid })
    await show('/register?course=o30')
    await pay()
    await wait(3100)
    const [first, second] = vi.mocked(mutate).mock.calls.map(([, sent]) => sent)
    expect(first).toEqual(second)
    expect(screen.getByText('You have completed registeration!')).toBeDefined()
  })
  it('goes on after a reload where it stood [1.4.19]', async () => {
    startSession(student)
    sentCheckout.write({ requestId: 'r1', uid: 'u1', courseKey: 'o30', courseName: 'RN Online Review', token: 't1' })
    vi.mocked(mutate).mockResolvedValue({ registerCourse: payment, settlePayment: payment })
    await show()
    expect(within(screen.getByRole('dialog')).getByText('processing')).toBeDefined()
    const [, sent] = vi.mocked(mutate).mock.calls[0]!
    expect(sent).toEqual({ input: { courseKey: 'o30', token: 't1', requestId: 'r1' } })
  })
  it('shows a refusal of the server in its words [1.4.17]', async () => {
    startSession(student)
    vi.mocked(mutate).mockRejectedValue(new AppError('already-yours', 'You already have this course'))
    await show('/register?course=o30')
    await pay()
    expect(said()).toEqual(['ERROR: You already have this course'])
  })
})
