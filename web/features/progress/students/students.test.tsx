// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { sam } from '../testing/a-student.ts'
import { StudentsPage } from './students.route.tsx'

const api = mockApi()
const inList = { ...sam, dateCreated: 1, lastSeen: null }
const page = (facts = {}) => ({ users: { items: [inList], total: 41, page: 1, ...facts } })
const show = (search = '') => renderScreen(<StudentsPage />, { path: paths.progress, at: `${paths.progress}${search}` })
const requests = () => api.requests('StudentList')

setUpScreen()

it('the address sets the search and the page, and Back fills in the search box', async () => {
  api.reply('StudentList', page({ page: 2 }))
  const { router } = show('?search=nora&page=2')
  await screen.findByText('41 students found')
  expect(requests()).toEqual([{ page: 2, search: 'nora' }])
  const box = screen.getByLabelText<HTMLInputElement>('Search by name or e-mail')
  expect(box.value).toBe('nora')
  await userEvent.clear(box)
  await userEvent.type(box, 'sam{Enter}')
  await router.navigate(-1)
  await vi.waitFor(() => expect(box.value).toBe('nora'))
})

it("an academy without students shows 'None', and a search without results a message", async () => {
  api.reply('StudentList', page({ items: [], total: 0 }))
  show()
  await screen.findByText('None')
  cleanup()
  show('?search=zzz')
  await screen.findByText('No student was found')
})

it('a failure shows its message and can be retried', async () => {
  api.refuseOnce('StudentList', 'network')
  api.reply('StudentList', page())
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: /Sam Rivera/ })
})
