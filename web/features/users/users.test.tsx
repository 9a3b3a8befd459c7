// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { UsersPage } from './users.route.tsx'

const api = mockApi()
const note = { key: '5', text: 'Prefers evenings', author: 'Avery Morgan', createdOn: 1_790_000_000_000 }
const user = (at: number) => ({
  uid: `u${at}`,
  type: at === 2 ? ('Admin' as const) : ('Student' as const),
  firstName: 'Nora',
  lastName: `N${at}`,
  email: `nora${at}@academy.example`,
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

it('shows before a search how many there are, 20 a page, in one operation [3.2.14] [3.9.1] [3.1.3]', async () => {
  show()
  await screen.findByText('2 User(s)')
  expect(screen.getByText('20 users per page')).toBeTruthy()
  expect(api.requests('UserList')).toEqual([{ search: null, page: 1 }])
})

it('shows on each card name, e-mail, the most recent note or that there is none, and View [3.2.14] [3.8.6] [3.1.3]', async () => {
  show('/users?search=nora')
  const [first, second] = await screen.findAllByRole('article')
  if (!first || !second) throw new Error('Two cards were expected')
  expect(first.textContent).toMatch(/Nora N1.*Student.*nora1@academy\.example.*Prefers evenings.*Avery Morgan/)
  expect(second.textContent).toMatch(/Nora N2.*Admin.*nora2@academy\.example.*No notes for this user/)
  expect(within(first).getByRole('link', { name: 'View Nora N1' }).getAttribute('href')).toBe('/users/u1')
})

it('searches on Enter for what was typed, trimmed, and says how many results [3.2.14] [3.5.29]', async () => {
  const { router } = show()
  await screen.findByText('2 User(s)')
  await userEvent.type(box(), '  nora new ')
  expect(api.requests('UserList')).toHaveLength(1)
  await userEvent.keyboard('{Enter}')
  await screen.findByText('2 result(s)')
  expect(api.requests('UserList').at(-1)).toEqual({ search: 'nora new', page: 1 })
  expect(router.state.location.search).toBe('?search=nora+new')
  await router.navigate(-1)
  await screen.findByText('2 User(s)')
  expect(box()).toHaveProperty('value', '')
})

it('takes an empty search for none: everybody is shown again [3.2.14]', async () => {
  const { router } = show('/users?search=nora&page=2')
  await screen.findByDisplayValue('nora')
  await userEvent.clear(box())
  await userEvent.type(box(), '   {Enter}')
  await screen.findByText('2 User(s)')
  expect(router.state.location.search).toBe('')
})

it('has a menu of pages and buttons above and below, and the page in the address [3.2.14]', async () => {
  total = 45
  const { router } = show('/users?search=nora')
  await screen.findByText('45 result(s)')
  expect(screen.getAllByRole('option', { name: 'Page 3 of 3' })).toHaveLength(2)
  expect(screen.getAllByRole('button', { name: 'Previous page' })).toHaveLength(2)
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Users, bottom' })).getByLabelText('Next page'))
  await screen.findByRole('article', { name: 'Nora N11' })
  expect(router.state.location.search).toBe('?search=nora&page=2')
  await userEvent.selectOptions(
    within(screen.getByRole('navigation', { name: 'Users, top' })).getByLabelText('Page'),
    '3',
  )
  await screen.findByRole('article', { name: 'Nora N21' })
})

it('says that nobody was found', async () => {
  total = 0
  show('/users?search=zebra')
  await screen.findByText('Nobody was found')
  expect(screen.getByText('0 result(s)')).toBeTruthy()
})

it('goes to the last page when the one asked for is gone', async () => {
  total = 25
  const { router } = show('/users?page=9')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?page=2')
  })
})

it('says what failed and tries again [3.8.1]', async () => {
  api.refuseOnce('UserList', 'network')
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('2 User(s)')
})
