// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Catalogue, CatalogueCourse } from '#domain/courses/catalogue.ts'
import type { CoursePage } from '#domain/courses/course-page.ts'
import { useCatalogStore } from '#web/lib/api/catalog-store.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { CoursePageScreen } from './course-page.route.tsx'

const NOW = Date.parse('2027-03-01T12:00:00Z')
const online = (onlineDays: number, price: number): CatalogueCourse => ({
  key: `o${onlineDays}`,
  name: 'RN Online',
  type: 'Online',
  subject: 'RN',
  price,
  onlineDays,
  liveClasses: 0,
  instructor: 'ONLINE',
  group: `online#o${onlineDays}`,
})
const catalog: Catalogue = {
  generatedAt: 1,
  timeZone: 'America/New_York',
  courses: [online(90, 299), online(30, 199), { ...online(60, 99), key: 'x', name: 'Other' }],
  seats: {},
}
const pageOf = (days: number, price: number): CoursePage => {
  const { group: _, ...facts } = online(days, price)
  const totals = { readings: 2, lectures: 0, tests: 0, questions: 0, minutes: 90, classHours: 0 }
  return { ...facts, slug: `rn-online-${days}-days`, description: `About ${days}.`, contents: [], totals }
}
const replies = new Map<string, () => Promise<Response>>()
const fetched = vi.fn(
  (address: string) => replies.get(address)?.() ?? Promise.resolve(new Response('', { status: 404 })),
)
const reply = (page: CoursePage) =>
  replies.set(`/courses/${page.slug}.json`, () => Promise.resolve(Response.json(page)))
const show = async (slug: string) => {
  const router = renderAt(`/courses/${slug}`, [{ path: '/courses/:slug', Component: CoursePageScreen }])
  await act(() => Promise.resolve())
  return router
}
const facts = () => within(screen.getByRole('region', { name: 'Facts and price' }))
const registerPath = () => facts().getByRole('link', { name: 'Register' }).getAttribute('href')

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  replies.clear()
  reply(pageOf(30, 199))
  reply(pageOf(90, 299))
  useCatalogStore.setState({ catalog, failed: false })
  clockStore.setState({ offset: 0, now: NOW })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('the options by days online are a choice with their prices, and each is its own page', async () => {
  await show('rn-online-30-days')
  const options = within(await screen.findByRole('navigation', { name: 'Days online' }))
  expect(options.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '30 days online $199.00',
    '90 days online $299.00',
  ])
  expect(options.getByRole('link', { current: 'page' }).textContent).toContain('30 days')
  expect(registerPath()).toBe('/register?course=o30')
  fireEvent.click(options.getByRole('link', { name: /90 days/ }))
  await screen.findByText('About 90.')
  expect(facts().getByText('$299.00', { selector: 'p' })).toBeDefined()
  expect(registerPath()).toBe('/register?course=o90')
})

it('price and Register follow the choice before its page is there, and a failure offers Try again', async () => {
  await show('rn-online-30-days')
  replies.set('/courses/rn-online-90-days.json', () => Promise.reject(new Error('offline')))
  fireEvent.click(await screen.findByRole('link', { name: /90 days/ }))
  expect(registerPath()).toBe('/register?course=o90')
  await screen.findByText(/Something went wrong/)
  reply(pageOf(90, 299))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('About 90.')
})

it('a course with one option states its days, and one that is gone says so', async () => {
  useCatalogStore.setState({ catalog: { ...catalog, courses: [online(30, 199)] }, failed: false })
  await show('rn-online-30-days')
  await screen.findByText('About 30.')
  expect(facts().getByText('Days online').nextElementSibling?.textContent).toBe('30')
  expect(screen.queryByRole('navigation', { name: 'Days online' })).toBeNull()
  expect(facts().getByText('About 2 hours of study')).toBeDefined()
  cleanup()
  await show('gone-30-days')
  expect(await screen.findByRole('heading', { level: 1, name: 'This course is no longer available' })).toBeDefined()
})
