// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { missingCode, unknownFailure } from '#domain/messages/failures.ts'
import { AppError } from '#web/lib/api/app-error.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { RouteError } from './route-error.tsx'

const reload = vi.fn()
const online = vi.spyOn(navigator, 'onLine', 'get')

/** Renders the screen that replaces one whose code or data failed with this error. */
async function failWith(error: Error): Promise<void> {
  const fail = () => Promise.reject(error)
  renderAt('/about', [
    { path: '/about', loader: fail, element: <p>About</p>, errorElement: <RouteError reload={reload} /> },
  ])
  await screen.findByRole('button', { name: 'Try again' })
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent

beforeEach(() => {
  // The router logs errors that a screen catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  online.mockReturnValue(true)
  reload.mockReset()
})
afterEach(cleanup)

it.each([
  'Failed to fetch dynamically imported module: https://academy.example/assets/about-1.js',
  'error loading dynamically imported module: https://academy.example/assets/about-1.js',
  'Importing a module script failed.',
  'Load failed',
])('a screen whose code did not load explains the likely cause: %s', async (message) => {
  await failWith(new TypeError(message))
  expect(title()).toBe('This page didn’t load')
  expect(screen.getByText(missingCode)).toBeTruthy()
  expect(screen.queryByText(unknownFailure)).toBeNull()
})

it('an offline browser shows that there is no connection, and reloads once it is online', async () => {
  online.mockReturnValue(false)
  await failWith(new Error('boom'))
  expect(title()).toBe('No connection')
  // No listener exists until the effects have run.
  await act(() => Promise.resolve())
  fireEvent(window, new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
  cleanup()
  fireEvent(window, new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

it('an error on our side is reported as such, a refusal in its own words, and Try again reloads', async () => {
  await failWith(new Error('boom'))
  expect([title(), screen.getByText(unknownFailure).textContent]).toEqual(['Something went wrong', unknownFailure])
  fireEvent(window, new Event('online'))
  expect(reload).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
  cleanup()
  await failWith(new AppError('course-not-found', 'Course not found'))
  expect(screen.getByText('Course not found')).toBeTruthy()
})
