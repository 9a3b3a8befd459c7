// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { userMessages } from '#domain/messages/users.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { renewSession } from '#web/lib/session/renew-session.ts'
import { formatDate, formatDateTime } from '#web/lib/format/format-dates.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { admin } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { UserPage } from './user.route.tsx'

vi.mock('#web/lib/session/renew-session.ts', () => ({ renewSession: vi.fn(() => Promise.resolve()) }))

const api = mockApi()
const nora = {
  uid: 'nora',
  type: 'Student' as 'Student' | 'Admin',
  firstName: 'Nora',
  lastName: 'Newman',
  email: 'nora@academy.example',
  phone: '(212)555-0123',
  dateCreated: 1_780_000_000_000,
  lastSeen: 1_790_000_000_000 as number | null,
}
const note = (at: number) => ({
  key: String(at),
  text: `Note ${at}`,
  author: 'Avery Morgan',
  createdOn: 1_785_000_000_000,
})
let stored: typeof nora | null = nora
let notes = { items: [note(3), note(2)], nextToken: null as string | null }
const course = (key: string, more: object = {}) => ({
  key,
  name: `Course ${key}`,
  courseType: 'Online' as const,
  dates: null,
  onlineDays: 30,
  endTime: 0,
  complete: false,
  ...more,
})
let courses: ReturnType<typeof course>[] = []
const show = (at = '/users/nora') => renderScreen(<UserPage />, { path: '/users/:uid', at })
const button = (name: string) => screen.getByRole('button', { name })

setUpScreen()
beforeEach(() => {
  stored = nora
  notes = { items: [note(3), note(2)], nextToken: null }
  courses = []
  api.reply('OlderNotes', { notes: { items: [note(1)], nextToken: null } })
  api.reply('ManagedUser', () => ({ managedUser: stored && { user: stored, notes, courses } }))
  startSession(admin)
})
afterEach(() => {
  endSession()
})

it('the details show name, e-mail, phone, both dates, and type, in one operation [3.6.4]', async () => {
  show()
  const panel = await screen.findByRole('tabpanel', { name: 'Details' })
  for (const text of ['Nora Newman', 'nora@academy.example', '(212)555-0123', 'Student'])
    expect(within(panel).getByText(text)).toBeTruthy()
  expect(within(panel).getByText(formatDate(nora.dateCreated))).toBeTruthy()
  expect(within(panel).getByText(formatDateTime(nora.lastSeen ?? 0))).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Details',
    'Notes',
    'Courses',
    'Payments',
    'Attempts',
  ])
  expect(screen.getByRole('link', { name: 'Progress' }).getAttribute('href')).toBe('/progress/nora')
  expect(api.operations()).toEqual(['ManagedUser'])
})

it('the details have the newest courses and the newest note, with links to all of them', async () => {
  courses = [course('c3'), course('c2', { endTime: 1, complete: true })]
  show()
  const list = within(await screen.findByRole('region', { name: 'Newest courses' }))
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Course c3Not started30 days from its start',
    'Course c2EndedCompleted',
  ])
  expect(list.getByRole('link', { name: 'Course c3' }).getAttribute('href')).toBe('/progress/nora/c3')
  const newest = within(screen.getByRole('region', { name: 'Newest note' }))
  expect(newest.getByText('Note 3')).toBeTruthy()
  expect(newest.queryByText('Note 2')).toBeNull()
  await userEvent.click(newest.getByRole('button', { name: 'All notes' }))
  expect(screen.getByRole('tab', { name: 'Notes' }).getAttribute('aria-selected')).toBe('true')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Notes' }))
})

it('a user without courses and notes shows a message', async () => {
  notes = { items: [], nextToken: null }
  show()
  const list = within(await screen.findByRole('region', { name: 'Newest courses' }))
  expect(list.getByText('No Courses')).toBeTruthy()
  expect(list.queryByRole('button')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Write a note' }))
  expect(screen.getByRole('tab', { name: 'Notes' }).getAttribute('aria-selected')).toBe('true')
})

it("a user who was never online shows 'Never'", async () => {
  stored = { ...nora, lastSeen: null, type: 'Admin' }
  show()
  await screen.findByText('Never')
  expect(screen.queryByRole('link', { name: 'Progress' })).toBeNull()
})

describe('the type', () => {
  const edit = async (type?: 'Student' | 'Admin') => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    if (type) await userEvent.selectOptions(screen.getByLabelText('Type'), type)
    await userEvent.click(button('Save'))
  }

  it('stays for the last administrator, and the stored one is requested again [3.8.1]', async () => {
    stored = { ...nora, type: 'Admin' }
    api.refuse('UpdateUser', 'last-administrator')
    show()
    await edit('Student')
    await userEvent.click(button('Change'))
    await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${userMessages['last-administrator']}`]))
    expect(api.requests('ManagedUser')).toHaveLength(2)
  })

  it('leads to new tokens after a warning if it is the user’s own', async () => {
    startSession({ ...admin, uid: 'nora' })
    stored = { ...nora, type: 'Admin' }
    api.reply('UpdateUser', { updateUser: { uid: 'nora', type: 'Student' } })
    show()
    await edit('Student')
    expect(screen.getByRole('alertdialog', { name: 'Changing User' }).textContent).toContain('This is you')
    await userEvent.click(button('Change'))
    await vi.waitFor(() => expect(renewSession).toHaveBeenCalledOnce())
  })

  it('is as it was after Cancel', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
    await userEvent.selectOptions(screen.getByLabelText('Type'), 'Admin')
    await userEvent.click(within(screen.getByRole('form')).getByRole('button', { name: 'Cancel' }))
    await userEvent.click(button('Edit'))
    expect(screen.getByLabelText('Type')).toHaveProperty('value', 'Student')
  })
})

describe('the notes', () => {
  const text = () => screen.getByLabelText('New note')
  const list = () => within(screen.getByRole('list', { name: 'Notes' })).getAllByRole('listitem')

  it('are shown newest first, and older ones on Load more [3.9.15]', async () => {
    notes = { ...notes, nextToken: '1' }
    show('/users/nora?tab=notes')
    await screen.findByText('Note 3')
    expect(list().map(({ textContent }) => textContent.slice(0, 6))).toEqual(['Note 3', 'Note 2'])
    await userEvent.click(button('Load more'))
    await screen.findByText('Note 1')
    expect(api.requests('OlderNotes').at(-1)).toEqual({ uid: 'nora', nextToken: '1' })
    expect(list()).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
  })

  it('get a new one, trimmed, which then comes first [3.9.15]', async () => {
    api.reply('AddUserNote', { addNote: { ...note(4), text: 'Called twice' } })
    show('/users/nora?tab=notes')
    await userEvent.type(await screen.findByLabelText('New note'), '  Called twice ')
    await userEvent.click(button('Add note'))
    await screen.findByText('Called twice')
    expect(api.requests('AddUserNote')).toMatchObject([{ input: { uid: 'nora', text: 'Called twice' } }])
    expect(text()).toHaveProperty('value', '')
    expect(list()[0]?.textContent).toContain('Called twice')
    expect(shownMessages()).toEqual(['SUCCESS: Note added to Nora Newman'])
  })

  it('are resent under one id after a failure, and typed text stays [3.8.1]', async () => {
    api.refuseOnce('AddUserNote', 'network')
    show('/users/nora?tab=notes')
    await userEvent.type(await screen.findByLabelText('New note'), 'Once')
    await userEvent.click(button('Add note'))
    await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${failureMessages.network}`]))
    expect(text()).toHaveProperty('value', 'Once')
    api.reply('AddUserNote', { addNote: note(4) })
    await userEvent.click(button('Add note'))
    await screen.findByText('Note 4')
    const ids = api.requests('AddUserNote').map(({ input }) => input.requestId)
    expect(ids[0]).toBe(ids[1])
  })

  it('must not be empty', async () => {
    show('/users/nora?tab=notes')
    await userEvent.type(await screen.findByLabelText('New note'), '   ')
    await userEvent.click(button('Add note'))
    expect(await screen.findByText('Please type a note')).toBeTruthy()
    expect(api.requests('AddUserNote')).toEqual([])
  })

  it('are kept while the other tab is open', async () => {
    show('/users/nora?tab=notes')
    await userEvent.type(await screen.findByLabelText('New note'), 'Half a')
    await userEvent.click(screen.getByRole('tab', { name: 'Details' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Notes' }))
    expect(text()).toHaveProperty('value', 'Half a')
  })
})
