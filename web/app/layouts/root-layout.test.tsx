// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Link } from 'react-router-dom'
import { renderAt } from '#web/testing/render-at.tsx'
import { RootLayout } from './root-layout.tsx'

beforeEach(() => {
  // jsdom scrolls nothing.
  window.scrollTo = vi.fn()
})
afterEach(cleanup)

it('shows at once that the next screen is on its way, until it is there', async () => {
  let arrive = () => {}
  const loader = () =>
    new Promise<null>((resolve) => {
      arrive = () => {
        resolve(null)
      }
    })
  renderAt('/here', [
    {
      element: <RootLayout />,
      children: [
        { path: '/here', element: <Link to="/there">Go on</Link> },
        { path: '/there', loader, element: <h1>There</h1> },
      ],
    },
  ])
  expect(screen.queryByRole('progressbar', { name: 'Loading the page' })).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }))
  expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeTruthy()
  act(arrive)
  await screen.findByRole('heading', { name: 'There' })
  expect(screen.queryByRole('progressbar', { name: 'Loading the page' })).toBeNull()
})

it('says that the device is offline for as long as it is', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  renderAt('/here', [{ element: <RootLayout />, children: [{ path: '/here', element: <h1>Here</h1> }] }])
  const words = 'You are offline. What is on this page stays; the rest continues by itself.'
  expect(screen.queryByText(words)).toBeNull()
  online.mockReturnValue(false)
  fireEvent(window, new Event('offline'))
  expect(screen.getByText(words).closest('[role=status]')).not.toBeNull()
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(screen.queryByText(words)).toBeNull()
})
