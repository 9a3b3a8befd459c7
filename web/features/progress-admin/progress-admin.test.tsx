// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '../../app/paths.ts'
import { AppError } from '../../lib/app-error.ts'
import { query } from '../../lib/api.ts'
import { useClockStore } from '../../lib/clock-store.ts'
import { useMessageStore } from '../../lib/message-store.ts'
import { aProgress } from '../../testing/a-progress.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { StudentCoursePage } from './student-course.route.tsx'
import { StudentProgressPage } from './student-progress.route.tsx'
import { StudentsPage } from './students.route.tsx'

vi.mock('../../lib/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))

const asked = vi.mocked(query)
const sam = { uid: 'u1', firstName: 'Sam', lastName: 'Rivera', email: 'sam@academy.example', lastSeen: null }
const section = { key: 's1', contentKey: 'c1', name: 'Safety', instructions: '', total: 3, completed: 2 }
const content = { key: 'c1', name: 'Foundations', instructions: '', descText: '', sections: [section] }
const showStudent = () =>
  renderScreen(<StudentProgressPage />, { path: '/progress/:uid', at: paths.studentProgress('u1') })
const showCourse = () =>
  renderScreen(<StudentCoursePage />, { path: '/progress/:uid/:progressKey', at: paths.studentCourse('u1', 'p1') })

beforeEach(() => {
  vi.resetAllMocks()
  useClockStore.setState({ offset: 0, now: Date.now() })
  useMessageStore.setState({ messages: [] })
})
afterEach(cleanup)

it('lists students a page at a time, each leading to their courses [3.2.21] [3.9.1]', async () => {
  asked
    .mockResolvedValueOnce({ students: { items: [sam], nextToken: 't1' } })
    .mockResolvedValueOnce({ students: { items: [{ ...sam, uid: 'u2', firstName: 'Ada' }], nextToken: null } })
  renderScreen(<StudentsPage />, { path: paths.progress })
  const link = await screen.findByRole('link', { name: /Sam Rivera/ })
  expect(link.getAttribute('href')).toBe('/progress/u1')
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  await screen.findByRole('link', { name: /Ada Rivera/ })
  expect(asked.mock.calls[1]?.[1]).toEqual({ nextToken: 't1' })
})

it("shows a student's courses with state and time [3.2.22]", async () => {
  const items = [
    aProgress({ key: 'p1', name: 'Running' }),
    aProgress({ key: 'p2', name: 'Over', endTime: Date.now() - 5000 }),
    aProgress({ key: 'p3', name: 'Waiting', endTime: 0, courseType: 'Live' }),
  ]
  asked.mockResolvedValue({ studentProgress: { student: sam, items } })
  showStudent()
  expect((await screen.findByRole('link', { name: /Running/ })).textContent).toMatch(/5 days 0 hours left/)
  expect(screen.getByRole('link', { name: /Over/ }).textContent).toContain('Course Ended')
  expect(screen.getByRole('link', { name: /Waiting/ }).textContent).toContain('Not Started')
})

it('says that a student has no courses [3.8.6]', async () => {
  asked.mockResolvedValue({ studentProgress: { student: sam, items: [] } })
  showStudent()
  await screen.findByText('No Courses')
})

it("says 'Student not found' and goes back to the list [3.2.26]", async () => {
  asked.mockResolvedValue({ studentProgress: null })
  const { router } = showStudent()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.progress)
  expect(useMessageStore.getState().messages[0]?.text).toBe('ERROR: Student not found')
})

it("shows the contents and sections of a student's course with counts [3.2.23]", async () => {
  asked.mockResolvedValue({ studentCourse: { student: sam, progress: aProgress(), contents: [content] } })
  showCourse()
  await screen.findByRole('heading', { name: 'Foundations' })
  expect(screen.getByText('Safety')).toBeTruthy()
  expect(screen.getByText('[2/3]')).toBeTruthy()
})

it.each([
  ['progress-not-found', 'Course progress not found'],
  ['student-not-found', 'Student not found'],
])('goes back to the list when the server says %s [3.2.26]', async (code, message) => {
  asked.mockRejectedValue(new AppError(code, message))
  const { router } = showCourse()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.progress)
  expect(useMessageStore.getState().messages[0]?.text).toBe(`ERROR: ${message}`)
})

it("says 'Course progress not found' when there is none [3.2.26]", async () => {
  asked.mockResolvedValue({ studentCourse: null })
  showCourse()
  await screen.findByText('Somewhere else')
  expect(useMessageStore.getState().messages[0]?.text).toBe('ERROR: Course progress not found')
})
