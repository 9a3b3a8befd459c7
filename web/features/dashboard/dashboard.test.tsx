// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '../../testing/render-screen.tsx'
import { DashboardPage } from './dashboard.route.tsx'
import { tiles } from './tiles.ts'

afterEach(cleanup)

it('shows the six tiles in their order [1.2.13]', () => {
  renderScreen(<DashboardPage />)
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Course Content',
    'Questions',
    'Manage Courses',
    'Progress',
    'Payments',
    'All Users',
  ])
})

it('links the tiles whose screens exist, and says of the others that they come later', () => {
  renderScreen(<DashboardPage />)
  const items = screen.getAllByRole('listitem')
  expect(items).toHaveLength(tiles.length)
  for (const item of items) {
    const link = within(item).queryByRole('link')
    const later = within(item).queryByText('Comes with a later release')
    expect(link === null).toBe(later !== null)
  }
})
