// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { type FindUsersQuery, type ManagedCourseQuery } from '#generated/operations.ts'
import { aLiveCourse, managed } from '#web/testing/a-course.ts'
import { openPopup, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ManagedCoursePage } from './managed-course.route.tsx'
import type { MatchingUser } from './student-search.tsx'
import type { CourseStudent } from './use-managed-course.ts'

const api = mockApi()
const aStudent = (facts: Partial<CourseStudent> = {}): CourseStudent => ({
  uid: 'u1',
  firstName: 'Ada',
  lastName: 'Lane',
  email: 'ada@example.com',
  progressKey: 'p1',
  courseKey: 'l1',
  courseName: 'RN Review March 5 9:00AM',
  endTime: 0,
  ...facts,
})
const aUser = (facts: Partial<MatchingUser> = {}): MatchingUser => ({
  uid: 'u2',
  type: 'Student',
  firstName: 'Bo',
  lastName: 'Reed',
  email: 'bo@example.com',
  ...facts,
})
const usersReply = (...items: MatchingUser[]): FindUsersQuery => ({ users: { items, total: items.length, page: 1 } })

/** The mocked server's replies for the page and for a search. */
let screenReply: ManagedCourseQuery
let searchReply: FindUsersQuery
const searches = () => api.requests('FindUsers')
const show = async (at = '/manage-courses/l1?tab=students') => {
  const view = renderScreen(<ManagedCoursePage />, { path: '/manage-courses/:courseKey', at })
  await screen.findByRole('heading', { name: 'Students' })
  return view
}

setUpScreen()
beforeEach(() => {
  screenReply = managed(
    aLiveCourse({ maxStudents: 2 }),
    { enrolled: 1, roster: ['Ada Lane'] },
    { items: [aStudent()], total: 1 },
  )
  searchReply = usersReply(aUser())
  api.reply('FindUsers', () => searchReply)
  api.reply('ManagedCourse', () => screenReply)
})

it('students are listed with View, Progress and Remove, and by which course they have it [2.2.4]', async () => {
  screenReply = managed(
    aLiveCourse(),
    { enrolled: 2 },
    {
      items: [
        aStudent(),
        aStudent({ uid: 'u3', firstName: 'Cy', courseKey: 'l9', courseName: 'PN Review March 5 9:00AM' }),
      ],
      total: 2,
    },
  )
  await show()
  const [first, second] = within(screen.getByRole('list', { name: 'Students of the course' })).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Ada Lane.*ada@example\.com/)
  expect(first?.textContent).not.toContain('Has it by')
  expect(second?.textContent).toMatch(/Cy Lane.*Has it by PN Review March 5 9:00AM/)
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect([link('View Ada Lane'), link('Progress Ada Lane')]).toEqual(['/users/u1', '/progress/u1'])
  expect(screen.getByText('2 of 24 seats taken')).toBeTruthy()
})

it('students are paged by 20, with the page in the address [2.2.6, 2.9.1]', async () => {
  screenReply = managed(aLiveCourse(), { enrolled: 21 }, { items: [aStudent()], total: 21 })
  const { router } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(api.requests('ManagedCourse').at(-1)).toEqual({ key: 'l1', page: 2 }))
  expect(router.state.location.search).toBe('?tab=students&page=2')
  expect(screen.getByRole('option', { name: 'Page 2 of 2' })).toBeTruthy()
})

it('the roster is shown, and a course without students has a message', async () => {
  screenReply = managed(aLiveCourse(), { roster: ['Ada Lane', 'Bo Reed'] })
  await show()
  expect(screen.getByText('None')).toBeTruthy()
  expect(screen.getByText('Roster (2)').closest('details')?.textContent).toContain('Bo Reed')
})

describe('adding', () => {
  const search = async (text: string) => {
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a student' }), text)
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  }

  it('finds people on Enter and by the button, 20 a page [2.2.6, 2.9.1]', async () => {
    searchReply = { users: { items: [aUser()], total: 41, page: 1 } }
    await show()
    await userEvent.type(screen.getByRole('searchbox', { name: 'Find a student' }), 'bo{Enter}')
    await screen.findByText('41 people found')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), '3')
    await waitFor(() =>
      expect(searches()).toEqual([
        { search: 'bo', page: 1 },
        { search: 'bo', page: 3 },
      ]),
    )
    await search(' reed')
    await waitFor(() => expect(searches().at(-1)).toEqual({ search: 'bo reed', page: 1 }))
  })

  it('a search for the same words is sent again: someone may have signed up since', async () => {
    searchReply = usersReply()
    await show()
    await search('bo')
    await screen.findByText(/^Nobody was found/)
    searchReply = usersReply(aUser())
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    await screen.findByText('1 person found')
    expect(searches()).toHaveLength(2)
  })
  it('shows why a user is not enrolled', async () => {
    const words = 'That student already has this course or a course linked to this one'
    api.refuse('AddCourseStudent', 'course-student-owned')
    await show()
    await search('bo')
    await userEvent.click(await screen.findByRole('button', { name: 'Add Bo Reed' }))
    await userEvent.click((await openPopup()).getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${words}`]))
  })
})
