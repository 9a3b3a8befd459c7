// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { NotificationBell } from './notification-bell.tsx'

const api = mockApi()
const note = (n: number, path: string | null = null) => ({
  key: `k${n}`,
  message: `Message ${n}`,
  createdOn: 1_700_000_000_000 + n,
  path,
})
const page = (numbers: number[], nextToken: string | null = null) => ({
  notifications: { items: numbers.map((n) => note(n)), nextToken },
})
const bell = (count: string) => screen.findByRole('button', { name: `Notifications: ${count}` })
const open = async (count: string) => {
  await userEvent.click(await bell(count))
  return screen.getByRole('dialog')
}
setUpScreen()

it('an empty list has no badge and shows None', async () => {
  api.reply('Notifications', page([]))
  renderScreen(<NotificationBell />)
  expect((await bell('0')).textContent).toBe('')
  expect(within(await open('0')).getByText('None')).toBeTruthy()
})

it('a new notification is counted once and listed first', async () => {
  api.reply('Notifications', page([1]))
  renderScreen(<NotificationBell />)
  await bell('1')
  api.publish('OnNotification', { onNotification: note(2) })
  api.publish('OnNotification', { onNotification: note(2) })
  expect(within(await open('2')).getAllByRole('listitem')[0]!.textContent).toContain('Message 2')
})

it('a dismissed notification is deleted with a message, and the focus moves to the next', async () => {
  api.reply('Notifications', page([3, 2, 1]))
  api.reply('DismissNotification', { dismissNotification: 'k2' })
  renderScreen(<NotificationBell />)
  const dialog = await open('3')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss: Message 2' }))
  await bell('2')
  expect(api.requests('DismissNotification')).toEqual([{ key: 'k2' }])
  expect(shownMessages()).toEqual(['SUCCESS: Notification dismissed'])
  expect(within(dialog).queryByText('Message 2')).toBeNull()
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Dismiss: Message 1' }))
})

it('older notifications load a page at a time', async () => {
  api.replyOnce('Notifications', page([3, 2], 'older'))
  api.replyOnce('Notifications', page([1]))
  renderScreen(<NotificationBell />)
  const dialog = await open('2+')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Load more' }))
  await bell('3')
  expect(api.requests('Notifications').at(-1)).toEqual({ nextToken: 'older' })
  expect(within(dialog).queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('a failed load shows a message and can be retried', async () => {
  api.refuseOnce('Notifications', 'network')
  api.replyOnce('Notifications', page([1]))
  renderScreen(<NotificationBell />)
  await userEvent.click(screen.getByRole('button', { name: 'Notifications' }))
  const dialog = screen.getByRole('dialog')
  expect(await within(dialog).findByText(failureMessages.network)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: /Try again/ }))
  await bell('1')
})

it('Dismiss all dismisses one after the other, and stops at a failure', async () => {
  api.reply('Notifications', page([3, 2, 1]))
  api.replyOnce('DismissNotification', { dismissNotification: 'k3' })
  api.refuseOnce('DismissNotification', 'network')
  renderScreen(<NotificationBell />)
  const dialog = await open('3')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss all' }))
  await bell('2')
  expect(shownMessages()).toEqual([`ERROR: ${failureMessages.network}`])
  api.reply('DismissNotification', { dismissNotification: 'x' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss all' }))
  await bell('0')
  expect(shownMessages().at(-1)).toBe('SUCCESS: Notifications dismissed')
  expect(api.requests('DismissNotification')).toEqual(['k3', 'k2', 'k2', 'k1'].map((key) => ({ key })))
})

it('older notifications load when all loaded ones are dismissed, and None appears only at the end', async () => {
  api.replyOnce('Notifications', page([4, 3], 'older'))
  api.reply('DismissNotification', { dismissNotification: 'x' })
  renderScreen(<NotificationBell />)
  const dialog = await open('2+')
  const older = api.hold('Notifications')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss all shown' }))
  await vi.waitFor(() =>
    expect(api.requests('Notifications')).toEqual([{ nextToken: undefined }, { nextToken: 'older' }]),
  )
  expect(within(dialog).queryByText('None')).toBeNull()
  await older.reply(page([2, 1]))
  await bell('2')
  expect(within(dialog).getByText('Message 2')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss all' }))
  await within(dialog).findByText('None')
  expect(api.requests('DismissNotification')).toEqual(['k4', 'k3', 'k2', 'k1'].map((key) => ({ key })))
})

it('notifications are grouped by kind, those that need an administrator first, and a group is dismissed at once', async () => {
  const texts = [
    'Jane Doe registered for RN Basics',
    'The test Exam 1 (Cardiac, Tests) cannot be started: it lacks 1 question with its tags',
    'Ann Lee registered for RN Basics',
    'Payment of Ann Lee for RN Basics needs attention: the card service could not be asked',
  ]
  const items = texts.map((message, index) => ({ ...note(9 - index), message }))
  api.reply('Notifications', { notifications: { items, nextToken: null } })
  api.reply('DismissNotification', { dismissNotification: 'x' })
  renderScreen(<NotificationBell />)
  const dialog = await open('4')
  const headings = () => within(dialog).getAllByRole('heading', { level: 3 })
  expect(headings().map(({ textContent }) => textContent)).toEqual([
    'Tests that cannot be started 1',
    'Payments that need attention 1',
    'Registrations 2',
  ])
  const registrations = within(dialog).getByRole('region', { name: /^Registrations/ })
  const messages = within(registrations).getAllByRole('listitem')
  expect(messages.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Jane Doe'),
    expect.stringContaining('Ann Lee'),
  ])
  // A group with a single notification has no "Dismiss all" button.
  expect(within(dialog).getAllByRole('button', { name: /^Dismiss all: / })).toHaveLength(1)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dismiss all: Registrations' }))
  await bell('2')
  expect(api.requests('DismissNotification')).toEqual([{ key: 'k9' }, { key: 'k7' }])
  expect(headings()).toHaveLength(2)
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: `Dismiss: ${texts[3]}` }))
})
