// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { UsersPage } from './users.route.tsx'

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }))

const saved = vi.mocked(saveFile)

const api = mockApi()
const note = { key: '5', text: 'Prefers evenings', author: 'Avery Morgan', createdOn: 1_790_000_000_000 }
const user = (at: number) => ({
  uid: `u${at}`,
  type: at === 2 ? ('Admin' as const) : ('Student' as const),
  firstName: 'Nora',
  lastName: `N${at}`,
  email: `nora${at}@academy.example`,
  phone: '+15555550100',
  dateCreated: Date.UTC(2026, 0, at, 12),
  lastSeen: at === 1 ? Date.UTC(2026, 2, 5, 12) : null,
  note: at === 1 ? note : null,
})
let total = 2
const show = (at: string = paths.users) => renderScreen(<UsersPage />, { path: paths.users, at })
const box = () => screen.getByRole('searchbox', { name: 'Search users' })

setUpScreen()
beforeEach(() => {
  total = 2
  api.reply('UserList', ({ page }) => {
    const items = total === 0 ? [] : [user(page * 10 - 9), user(page * 10 - 8)]
    return { users: { items, total, page } }
  })
})

it('an empty search shows everybody again', async () => {
  const { router } = show('/users?search=nora&page=2')
  await screen.findByDisplayValue('nora')
  await userEvent.clear(box())
  await userEvent.type(box(), '   {Enter}')
  await screen.findByText('2 User(s)')
  expect(router.state.location.search).toBe('')
})

it('page menus and buttons are above and below the list, and the page is in the address', async () => {
  total = 45
  const { router } = show('/users?search=nora')
  await screen.findByText('45 result(s)')
  expect(screen.getAllByRole('option', { name: 'Page 3 of 3' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Previous page' })).toHaveLength(2)
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Users, bottom' })).getByLabelText('Next page'))
  await screen.findByRole('row', { name: /^Nora N11 / })
  expect(router.state.location.search).toBe('?search=nora&page=2')
  await userEvent.selectOptions(
    within(screen.getByRole('navigation', { name: 'Users, top' })).getByLabelText('Page'),
    '3',
  )
  await screen.findByRole('row', { name: /^Nora N21 / })
})

it('a page beyond the end leads to the last page', async () => {
  total = 25
  const { router } = show('/users?page=9')
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
})

it('a failure shows its message and can be retried', async () => {
  api.refuseOnce('UserList', 'network')
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('2 User(s)')
})

it('a column sorts both ways and a type filters, and the address keeps both, also on Back', async () => {
  const { router } = show('/users?search=nora&page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'Last online' }))
  await waitFor(() => expect(router.state.location.search).toBe('?search=nora&sort=lastSeen'))
  await userEvent.click(screen.getByRole('button', { name: 'Last online' }))
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: 'Last online' }).getAttribute('aria-sort')).toBe('descending'),
  )
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Administrators')
  await waitFor(() =>
    expect(api.requests('UserList').at(-1)).toEqual({
      search: 'nora',
      type: 'Admin',
      sort: { by: 'lastSeen', descending: true },
      page: 1,
    }),
  )
  await router.navigate(-1)
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveProperty('value', ''))
})

it('the address filters by active course, and unknown values are ignored', async () => {
  const { router } = show('/users?search=nora&seen=away&courses=none')
  await screen.findByText('2 result(s)')
  expect(api.requests('UserList').at(-1)).toEqual({ search: 'nora', seen: 'away', courses: 'none', page: 1 })
  await router.navigate('/users?courses=junk')
  await waitFor(() => expect(api.requests('UserList').at(-1)).toEqual({ search: null, page: 1 }))
})

it('all users found are saved once each, without formulas', async () => {
  total = 3
  const page = (...ats: number[]) => ({ exportUsers: { total: 3, items: ats.map(user) } })
  api.replyOnce('ExportUsers', page(1, 2))
  api.replyOnce('ExportUsers', { exportUsers: { total: 3, items: [{ ...user(3), firstName: '=HYPERLINK("x")' }] } })
  show('/users?search=nora&type=Student')
  await userEvent.click(await screen.findByRole('button', { name: 'Export', hidden: false }))
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  await screen.findByText('3 users saved to your downloads.')
  expect(api.requests('ExportUsers')).toEqual([1, 2].map((at) => ({ search: 'nora', type: 'Student', page: at })))
  const [name, , text = ''] = saved.mock.calls[0] ?? []
  expect(name).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('Nora,N1,Student,nora1@academy.example')
  expect(lines[3]).toContain(`"'=HYPERLINK(""x"")"`)
})
