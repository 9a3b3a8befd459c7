// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { aLiveCourse, anOnlineCourse } from '#web/testing/a-course.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ManageCoursesPage } from './courses.route.tsx'

const api = mockApi()
const page = (nextToken: string | null, ...items: ManagedCourseFieldsFragment[]) => ({ courses: { items, nextToken } })
const show = (at: string = paths.manageCourses) =>
  renderScreen(<ManageCoursesPage />, { path: paths.manageCourses, at })

setUpScreen()

it('shows Live courses with their facts, view and copy actions [1.2.14]', async () => {
  api.reply('ManagedCourses', page(null, aLiveCourse(), aLiveCourse({ key: 'l2', name: 'PN Review', published: true })))
  show()
  const card = within(await screen.findByRole('article', { name: 'RN Review March 5 9:00AM' }))
  for (const text of ['Unpublished', 'RN', '$199.00', '60 days online', '24 seats', 'Mar 5, Mar 12, 2027', 'Campus'])
    expect(card.getByText(text)).toBeTruthy()
  expect(card.getByRole('link', { name: /^View/ }).getAttribute('href')).toBe('/manage-courses/l1')
  expect(card.getByRole('link', { name: /^Copy/ }).getAttribute('href')).toBe('/manage-courses/create?copy=l1')
  expect(within(screen.getByRole('article', { name: 'PN Review' })).getByText('Published')).toBeTruthy()
  expect(api.requests('ManagedCourses')[0]).toEqual({ type: 'Live', nextToken: undefined })
})

it('shows the year beside the names where two years meet [1.2.14, 2.5.21]', async () => {
  const dates = ['2028-03-05', '2028-03-12']
  api.reply('ManagedCourses', page(null, aLiveCourse(), aLiveCourse({ key: 'l2', dates })))
  show()
  const next = within(await screen.findByRole('article', { name: 'RN Review March 5 9:00AM (2028)' }))
  expect(next.getByRole('link', { name: 'View RN Review March 5 9:00AM (2028)' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'RN Review March 5 9:00AM (2027)' })).toBeTruthy()
})

it('keeps the tab in the address [1.2.14]', async () => {
  api.reply('ManagedCourses', ({ type }) =>
    page(null, type === 'Online' ? anOnlineCourse() : aLiveCourse({ name: 'A class' })),
  )
  const { router } = show()
  await screen.findByRole('article', { name: 'A class' })
  await userEvent.click(screen.getByRole('tab', { name: 'Online' }))
  await screen.findByRole('article', { name: 'RN Online Review' })
  expect(router.state.location.search).toBe('?tab=Online')
  cleanup()
  show(paths.coursesOf('Online'))
  await screen.findByRole('article', { name: 'RN Online Review' })
})

it('loads the next page on demand', async () => {
  api.replyOnce('ManagedCourses', page('t1', aLiveCourse()))
  api.replyOnce('ManagedCourses', page(null, aLiveCourse({ key: 'l2', name: 'Next' })))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByRole('article', { name: 'Next' })
  expect(api.requests('ManagedCourses')[1]).toEqual({ type: 'Live', nextToken: 't1' })
})

it('says that there are none and leads to the first', async () => {
  api.reply('ManagedCourses', page(null))
  show()
  await screen.findByText('No Live courses yet')
  expect(screen.getByRole('link', { name: 'Create the first one' }).getAttribute('href')).toBe('/manage-courses/create')
})

it('says why the list cannot be shown, and tries again', async () => {
  api.refuseOnce('ManagedCourses', 'network')
  api.replyOnce('ManagedCourses', page(null, aLiveCourse()))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('article')
})
