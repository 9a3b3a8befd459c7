// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Link, MemoryRouter } from 'react-router-dom'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import { Header } from './header.tsx'

vi.mock('./admin-bell.tsx', () => ({ AdminBell: () => <button>bell</button> }))
afterEach(() => {
  cleanup()
  endSession()
})

const show = () =>
  render(
    <MemoryRouter>
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

it('a student sees only My Courses, and no bell [1.2.16]', () => {
  startSession(student)
  show()
  expect(linksOf('Student menu')).toEqual(['My Courses'])
  expect(screen.queryByText('bell')).toBeNull()
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
