// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Catalogue } from '#domain/courses/catalogue.ts'
import { useCatalogStore } from '#web/lib/api/catalog-store.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { HomePage } from './home.route.tsx'
import type { EnrolledCourse } from '#web/lib/api/fetch-enrolled-courses.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'

const api = mockApi()
const NOW = Date.parse('2027-03-01T12:00:00Z')
const stillness = vi.fn(() => false)
const fetched = vi.fn(() => Promise.reject(new Error('offline')))

const live = (key: string, subject: 'RN' | 'PN', day: string, startsAt: number) => ({
  key,
  type: 'Live' as const,
  name: `${subject} Review March ${day} 9:00AM`,
  subject,
  price: 499,
  onlineDays: 60,
  liveClasses: 1,
  instructor: 'A',
  dates: [`2027-03-${day}`],
  startTime: '9:00AM',
  maxStudents: 20,
  startsAt,
  group: `live#${day}`,
})
const DAY = 86_400_000
const catalog: Catalogue = {
  generatedAt: 1,
  timeZone: 'America/New_York',
  courses: [
    live('c', 'RN', '20', NOW + 19 * DAY),
    live('a', 'RN', '05', NOW + 4 * DAY),
    live('b', 'RN', '10', NOW + 9 * DAY),
    live('old', 'RN', '01', NOW - DAY),
    live('p', 'PN', '12', NOW + 11 * DAY),
  ],
  seats: { 'live#05': { max: 20, ends: Array.from({ length: 17 }, () => 0) } },
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('matchMedia', () => ({
    matches: stillness(),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  useCatalogStore.setState({ catalog, failed: false })
  clockStore.setState({ offset: 0, now: NOW })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  stillness.mockReturnValue(false)
})

const show = async () => {
  renderAt('/', [{ path: '/', Component: HomePage }])
  await act(() => vi.advanceTimersByTimeAsync(0))
}
const slide = () =>
  within(screen.getByRole('tablist', { name: 'What we offer' })).getByRole('tab', { selected: true }).textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('the banner cycles through four slides, 5 s each, and returns to the first [1.9.1]', async () => {
  await show()
  const seen = []
  for (let i = 0; i < 5; i += 1) {
    seen.push(slide())
    await wait(4999)
    expect(slide()).toBe(seen[i])
    await wait(1)
  }
  expect(seen).toEqual(['Welcome', 'NCLEX', 'Remedial', 'General', 'Welcome'])
})

it('opening a tab restarts the 5 s, and For Schools is followed by Welcome', async () => {
  await show()
  await wait(4000)
  fireEvent.click(screen.getByRole('tab', { name: 'For Schools' }))
  await wait(4999)
  expect(slide()).toBe('For Schools')
  await wait(1)
  expect(slide()).toBe('Welcome')
})

it('the banner stops while the window is not focused', async () => {
  await show()
  fireEvent.blur(window)
  await wait(20_000)
  expect(slide()).toBe('Welcome')
  fireEvent.focus(window)
  await wait(5000)
  expect(slide()).toBe('NCLEX')
})

it('a slide stays while its link is focused', async () => {
  await show()
  screen.getByRole('link', { name: 'Browse courses' }).focus()
  await wait(12_000)
  expect(slide()).toBe('Welcome')
  screen.getByRole('tab', { name: 'Welcome' }).focus()
  await wait(5000)
  expect(slide()).toBe('NCLEX')
})

it('the structured data lists the shown classes of both subjects', async () => {
  await show()
  const data: unknown = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '')
  expect(data).toMatchObject({
    '@graph': [
      { '@type': 'Course', name: 'RN Review March 05 9:00AM' },
      { '@type': 'Course', name: 'RN Review March 10 9:00AM' },
      { '@type': 'Course', name: 'PN Review March 12 9:00AM' },
    ],
  })
})

it('a class without seats links to the other courses', async () => {
  const full = { 'live#05': { max: 20, ends: Array.from({ length: 20 }, () => 0) } }
  useCatalogStore.setState({ catalog: { ...catalog, seats: full }, failed: false })
  await show()
  const [card] = screen.getAllByRole('article')
  expect(card?.textContent).toContain('Closed')
  expect(card?.querySelector('a')?.textContent).toBe('See other courses')
})

it('the catalogue is the only request, every five seconds while the page is visible', async () => {
  await show()
  fetched.mockClear()
  await wait(15_000)
  expect(fetched.mock.calls.map(([address]: unknown[]) => address)).toEqual(Array(3).fill('/catalogue.json'))
})

it('a class or one linked to it shows Purchased to its owner, and a visitor sends no request', async () => {
  await show()
  expect(api.operations()).toEqual([])
  cleanup()
  const mine = {
    key: 'x',
    courseKey: 'other',
    courseType: 'Live',
    name: 'PN Review March 10 9:00AM',
    endTime: 0,
  } as const
  const owned: EnrolledCourse[] = [
    { ...mine, dates: ['2027-03-10'] },
    { ...mine, key: 'y', name: 'PN Review March 05 9:00AM', dates: ['2026-03-05'] },
  ]
  api.reply('OwnedCourses', { myProgress: { items: owned, nextToken: null }, myOpenPayments: [] })
  startSession(student)
  await show()
  await act(() => vi.dynamicImportSettled())
  const card = (name: RegExp) => within(screen.getByRole('heading', { name }).closest('article') ?? document.body)
  expect(card(/March 10/).getByText('Purchased')).toBeDefined()
  expect(
    card(/March 10/)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/my-courses')
  expect(card(/March 05/).queryByText('Purchased')).toBeNull()
  endSession()
})

it('a class disappears the second it begins', async () => {
  useCatalogStore.setState({
    catalog: { ...catalog, courses: [live('soon', 'RN', '02', NOW + 5_000)] },
    failed: false,
  })
  await show()
  const there = () => screen.queryByRole('heading', { name: 'RN Review March 02 9:00AM' }) !== null
  act(() => clockStore.setState({ now: NOW + 4_000 }))
  expect(there()).toBe(true)
  act(() => clockStore.setState({ now: NOW + 5_000 }))
  expect(there()).toBe(false)
})
