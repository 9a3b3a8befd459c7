// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useCatalogStore } from '#web/lib/api/catalog-store.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import {
  card,
  catalog,
  DAY,
  live,
  NOW,
  replyEnrolled,
  press,
  setUpRegister,
  show,
  wait,
} from './testing/register-page.tsx'

vi.mock('#web/lib/api/config.ts', () => {
  const config = Promise.resolve({ stripePublishableKey: 'pk', local: { stripeUrl: 'http://cards.test' } })
  return { loadConfig: () => config }
})

setUpRegister()

describe('the course list', () => {
  it('shows Purchased for a course, linked by its name, that the student has [1.4.15]', async () => {
    startSession(student)
    const facts = { key: 'x', courseKey: 'other', courseType: 'Live' as const, endTime: 0, dates: ['2027-03-10'] }
    replyEnrolled([{ ...facts, name: 'PN Review March 10 9:00AM' }])
    await show()
    const purchased = within(card(/March 10/))
    expect(purchased.getByText('Purchased')).toBeDefined()
    expect(purchased.queryByRole('button')).toBeNull()
    const link = purchased.getByRole('link', { name: 'Go to course: RN Review March 10 9:00AM' })
    expect(link.getAttribute('href')).toBe('/my-courses')
  })
  it('filters Live or Online courses, and keeps the filter in the address', async () => {
    const router = await show('/register?subject=RN')
    expect(screen.getAllByRole('article')).toHaveLength(4)
    fireEvent.click(screen.getByRole('radio', { name: 'Online' }))
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(router.state.location.search).toBe('?subject=RN&type=Online')
    fireEvent.click(screen.getByRole('radio', { name: 'Live' }))
    expect(screen.queryByRole('article', { name: /Online/ })).toBeNull()
    // PN only has Live courses, so there is no type to select and no course is hidden.
    fireEvent.click(screen.getByRole('tab', { name: 'PN' }))
    expect(screen.queryByRole('radio')).toBeNull()
    expect(card(/PN Review/)).toBeDefined()
    fireEvent.click(screen.getByRole('tab', { name: 'RN' }))
    fireEvent.click(screen.getByRole('radio', { name: 'All courses' }))
    expect(router.state.location.search).toBe('?subject=RN')
  })
  it('shows the online days once: as text for one option, as the choice for several', async () => {
    await show()
    expect(within(card(/Online/)).getAllByText('30 days online')).toHaveLength(1)
    expect(within(card(/March 10/)).getByText('30 days online')).toBeDefined()
  })
  it('adds the year to names of different years, on a card for each year', async () => {
    const next = { ...live('n', 10), dates: ['2028-03-10'], startsAt: NOW + 374 * DAY, group: 'live#n' }
    useCatalogStore.setState({ catalog: { ...catalog, courses: [...catalog.courses, next] } })
    await show()
    expect(card('RN Review March 10 9:00AM (2027)')).toBeDefined()
    const later = within(card('RN Review March 10 9:00AM (2028)'))
    expect(later.getByRole('button', { name: 'Register for RN Review March 10 9:00AM (2028)' })).toBeDefined()
    expect(card('RN Online Review')).toBeDefined()
  })
  it('makes one card of same-named Online courses and switches options after 250 ms [1.4.14] [1.9.2]', async () => {
    await show()
    const options = within(card(/Online/)).getAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['30 days online', '60 days online'])
    fireEvent.change(within(card(/Online/)).getByRole('combobox'), { target: { value: 'o60' } })
    await wait(249)
    expect(within(card(/Online/)).getByText('$199.00')).toBeDefined()
    await wait(1)
    expect(within(card(/Online/)).getByText('$299.00')).toBeDefined()
  })
  it('closes a course while it is looked at, when its first date begins', async () => {
    await show()
    act(() => clockStore.setState({ now: NOW + 9 * DAY }))
    expect(within(card(/March 10/)).getByText('Closed')).toBeDefined()
  })
  it('holds the place of an option while it changes: price and button stay where they are [1.4.14]', async () => {
    await show()
    const online = within(card(/Online/))
    fireEvent.change(online.getByRole('combobox'), { target: { value: 'o60' } })
    expect(online.getByText('$199.00')).toBeDefined()
    expect(online.getByRole('button')).toHaveProperty('disabled', true)
    await wait(250)
    expect(online.getByRole('button')).toHaveProperty('disabled', false)
    await press('Register for RN Online Review')
    expect(within(screen.getByRole('dialog')).getByText('RN Online Review - 60 days online')).toBeDefined()
  })
  it.each([
    ['c', 'This course is closed'],
    ['zzz', 'Course not found'],
  ])('explains for the address of course %s why it cannot be bought: %s', async (key, words) => {
    startSession(student)
    await show(`/register?course=${key}`)
    expect(screen.getByText(words)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  })
})
