// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link, MemoryRouter } from 'react-router-dom'
import { queryClient } from '#web/lib/api/query-client.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { student } from '#web/testing/sessions.ts'
import { paths } from '../paths.ts'
import { Header } from './header.tsx'

vi.mock('./admin-bell.tsx', () => ({ AdminBell: () => <button>bell</button> }))
const api = mockApi()
beforeEach(() => api.reply('MyCourseNotices', { myCourseNotices: [], dueReviews: 0 }))
afterEach(() => {
  cleanup()
  endSession()
  queryClient.clear()
})

const show = (path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Header />
    </MemoryRouter>,
  )
const linksOf = (menu: string) =>
  within(screen.getAllByRole('navigation', { name: menu })[0]!)
    .getAllByRole('link')
    .map((link) => link.textContent.replace(' (opens in a new tab)', ''))

it('a visitor sees only the main menu, with external sites marked', () => {
  show()
  expect(linksOf('Main menu')).toEqual(['Home', 'About', 'Courses', 'Register', 'Nursing CE'])
  const [external] = screen.getAllByRole('link', { name: /^Nursing CE/ })
  expect(external).toHaveProperty('rel', 'noopener noreferrer')
  expect(external?.textContent).toBe('Nursing CE (opens in a new tab)')
  for (const name of ['Admin menu', 'Student menu']) expect(screen.queryByRole('navigation', { name })).toBeNull()
})

it('a student sees My Courses, the study tools beside it, and no bell [1.2.16]', () => {
  startSession(student)
  show()
  expect(linksOf('Student menu')).toEqual(['My Courses'])
  expect(linksOf('Study tools')).toEqual(['Practice', 'Review', 'Plan', 'Progress'])
  for (const hidden of ['bell', 'Sign In']) expect(screen.queryByText(hidden)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull()
})

it.each([
  [paths.myCourses, 'My Courses'],
  [paths.courseView, 'My Courses'],
  [paths.notes, 'My Courses'],
  [paths.studyPlan, 'Plan'],
  [paths.reviews('p1'), 'Review'],
])('at %s a student is in %s', (path, entry) => {
  startSession(student)
  show(path)
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([entry])
})

it('the account menu opens on a press, with the account, the main menu, and Sign Out', async () => {
  startSession(student)
  show()
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: `${student.displayName}: account menu` }))
  const menu = await screen.findByRole('menu', undefined, { timeout: 10_000 })
  const items = within(menu).getAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent.trim().replace(' (opens in a new tab)', ''))).toEqual([
    ...['Account', 'Receipts', 'Notes and flags', 'Switch light or dark'],
    ...['Home', 'About', 'Courses', 'Register', 'Nursing CE', 'Sign Out'],
  ])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /account menu$/ }))
})

it('a menu whose code does not load leaves a link to Sign Out', async () => {
  startSession(student)
  vi.doMock('./account-menu.tsx', () => {
    throw new Error('offline')
  })
  vi.resetModules()
  const again = await import('./header.tsx')
  render(
    <MemoryRouter>
      <again.Header />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: /account menu$/ }))
  expect((await screen.findByRole('link', { name: 'Sign Out' })).getAttribute('href')).toBe(paths.signOut)
  vi.doUnmock('./account-menu.tsx')
})

it('Review shows how many cards are due today', async () => {
  startSession(student)
  api.reply('MyCourseNotices', { myCourseNotices: [], dueReviews: 12 })
  show()
  const review = screen.getByRole('link', { name: 'Review' })
  await waitFor(() => expect(review.textContent).toBe('Review, 12 due'), { timeout: 10_000 })
})

it('Escape closes the menu on a phone and returns the focus to its button', () => {
  show()
  const button = screen.getByRole('button', { name: 'Open the menu' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
})

it('a phone’s menu stays closed for a visitor who comes back to the page', () => {
  render(
    <MemoryRouter>
      <Header />
      <Link to="/about">away</Link>
      <Link to="/">back</Link>
    </MemoryRouter>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  fireEvent.click(screen.getByText('away'))
  fireEvent.click(screen.getByText('back'))
  expect(screen.getByRole('button', { name: 'Open the menu' }).getAttribute('aria-expanded')).toBe('false')
})
