// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#web/app/paths.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { sam } from '../testing/a-student.ts'
import { StudentCoursePage } from './student-course.route.tsx'
import { StudentProgressPage } from './student-progress.route.tsx'

const api = mockApi()
const showStudent = (search = '') =>
  renderScreen(<StudentProgressPage />, { path: '/progress/:uid', at: `${paths.studentProgress('u1')}${search}` })
const showCourse = () =>
  renderScreen(<StudentCoursePage />, { path: '/progress/:uid/:progressKey', at: paths.studentCourse('u1', 'p1') })
const coursesOf = (items: readonly ReturnType<typeof aProgress>[], facts = {}) => ({
  studentProgress: {
    student: sam,
    items: items.map((progress) => ({ progress, completed: 3, total: 8 })),
    total: items.length,
    page: 1,
    ...facts,
  },
})

setUpScreen()
beforeEach(() => {
  clockStore.setState({ offset: 0, now: Date.now() })
})

it('the year follows Live courses only if the list has more than one year', async () => {
  const of = (key: string, ...dates: string[]) => aProgress({ key, name: 'RN Review', courseType: 'Live', dates })
  const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  api.reply(
    'StudentProgress',
    coursesOf([of('p1', '2027-03-05'), of('p2', '2028-03-05'), aProgress({ key: 'p3', name: 'Online' })]),
  )
  showStudent()
  await screen.findByRole('heading', { name: 'Online' })
  expect(names()).toEqual(['RN Review (2027)', 'RN Review (2028)', 'Online'])
  cleanup()
  api.reply(
    'StudentProgress',
    coursesOf([of('p1', '2027-03-05', '2028-01-02'), aProgress({ key: 'p3', name: 'Online' })]),
  )
  showStudent()
  await screen.findByRole('heading', { name: 'Online' })
  expect(names()).toEqual(['RN Review', 'Online'])
})

it('the search and the page in the address are sent to the server', async () => {
  api.reply('StudentProgress', coursesOf([aProgress()], { total: 45, page: 2 }))
  const { router } = showStudent('?page=2')
  await userEvent.type(await screen.findByLabelText('Search by course name'), ' review {Enter}')
  expect(router.state.location.search).toBe('?search=review')
  expect(await screen.findByText('45 courses found')).toBeTruthy()
  await userEvent.selectOptions(screen.getAllByLabelText('Page')[0] ?? document.body, 'Page 3 of 3')
  expect(router.state.location.search).toBe('?search=review&page=3')
  await vi.waitFor(() =>
    expect(api.requests('StudentProgress')).toEqual([
      { uid: 'u1', page: 2 },
      { uid: 'u1', page: 1, search: 'review' },
      { uid: 'u1', page: 3, search: 'review' },
    ]),
  )
})

it('a student without courses and a search without results each show a message', async () => {
  api.reply('StudentProgress', coursesOf([]))
  showStudent()
  await screen.findByText('No Courses')
  expect(screen.queryByRole('search')).toBeNull()
  cleanup()
  showStudent('?search=zzz')
  await screen.findByText('No course was found')
  expect(screen.getByLabelText<HTMLInputElement>('Search by course name').value).toBe('zzz')
})

it("an unknown course shows 'Course progress not found'", async () => {
  api.reply('StudentCourse', { studentCourse: null })
  showCourse()
  await screen.findByText('Somewhere else')
  expect(messageStore.getState().messages[0]?.text).toBe('ERROR: Course progress not found')
})
