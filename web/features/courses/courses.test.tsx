// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { paths } from '#web/app/paths.ts'
import { aListedClass, aListedCourse } from '#web/testing/a-course.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ManageCoursesPage } from './courses.route.tsx'
import type { ListedCourse } from './use-course-list.ts'

const api = mockApi()
const list = (...courseList: ListedCourse[]) => ({ courseList })
const show = (at: string = paths.manageCourses) =>
  renderScreen(<ManageCoursesPage />, { path: paths.manageCourses, at })

setUpScreen()

const names = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

it('a class shows its details, and when it is full', async () => {
  const taken = aListedClass({ key: 'l2', name: 'PN Review', published: true, taken: 24 })
  api.reply('CourseList', list(aListedClass(), taken))
  show()
  const card = within(await screen.findByRole('article', { name: 'RN Review March 5 9:00AM' }))
  for (const text of ['Unpublished', '60 days online', 'Mar 5, 12, 2027', 'Campus']) card.getByText(text)
  expect(card.queryByText('Full')).toBeNull()
  const full = within(screen.getByRole('article', { name: 'PN Review' }))
  for (const text of ['Published', 'Full', '24 of 24 seats taken']) expect(full.getByText(text)).toBeTruthy()
})

it('an Online course shows how many students it has', async () => {
  api.reply('CourseList', list(aListedCourse({ taken: 7 })))
  show(paths.coursesOf('Online'))
  within(await screen.findByRole('article', { name: 'RN Online Review' })).getByText('7 enrolled')
})

it('the year follows the name if classes are in different years', async () => {
  const dates = ['2028-03-05', '2028-03-12']
  api.reply('CourseList', list(aListedClass(), aListedClass({ key: 'l2', dates })))
  show()
  const next = within(await screen.findByRole('article', { name: 'RN Review March 5 9:00AM (2028)' }))
  expect(next.getByRole('link', { name: 'View RN Review March 5 9:00AM (2028)' })).toBeTruthy()
  expect(screen.getByRole('article', { name: 'RN Review March 5 9:00AM (2027)' })).toBeTruthy()
})

it('courses are sorted by name, or by date with the next one first and past ones last', async () => {
  const day = (key: string, name: string, date: string) => aListedClass({ key, name, dates: [date] })
  api.reply(
    'CourseList',
    list(day('1', 'April', '2099-04-01'), day('2', 'Gone', '2020-01-01'), day('3', 'March', '2099-03-01')),
  )
  const { router } = show()
  await screen.findByRole('article', { name: /^April/ })
  expect(names().map((name) => name.split(' ')[0])).toEqual(['April', 'Gone', 'March'])
  await userEvent.selectOptions(screen.getByLabelText('Order'), 'By date')
  expect(names().map((name) => name.split(' ')[0])).toEqual(['March', 'April', 'Gone'])
  expect(router.state.location.search).toBe('?sort=date')
})

it('search and filters stay in the address, and an empty result can be cleared', async () => {
  api.reply(
    'CourseList',
    list(
      aListedClass({ key: '1', name: 'To come', dates: ['2099-01-01'] }),
      aListedClass({ key: '2', name: 'Over', dates: ['2020-01-01'], location: 'Room 7' }),
      aListedClass({ key: '3', name: 'Put away', dates: ['2020-01-01'], archived: true }),
    ),
  )
  const { router } = show()
  const shown = () => names().map((name) => name.replace(/ \(.*/, ''))
  await screen.findByText('2 courses')
  expect(shown()).toEqual(['To come', 'Over'])
  for (const [filter, expected] of [
    ['Upcoming', ['To come']],
    ['Past', ['Over']],
    ['Archived', ['Put away']],
  ] as const) {
    await userEvent.click(screen.getByRole('radio', { name: filter }))
    expect(shown()).toEqual(expected)
  }
  expect(router.state.location.search).toBe('?show=archived')
  within(screen.getByRole('article')).getByText('Archived')
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  await userEvent.type(screen.getByRole('searchbox'), 'room 7{Enter}')
  expect(shown()).toEqual(['Over'])
  expect(router.state.location.search).toBe('?search=room+7')
  cleanup()
  show(`${paths.manageCourses}?search=nothing&show=past`)
  await screen.findByText('No course fits')
  await userEvent.click(screen.getByRole('button', { name: 'Show all courses' }))
  expect(shown()).toEqual(['To come', 'Over'])
})

it('the calendar shows a month’s class days, and leads to other months', async () => {
  api.reply('CourseList', list(aListedClass({ taken: 3 })))
  const { router } = show(`${paths.manageCourses}?view=calendar&month=2027-03`)
  const month = within(await screen.findByRole('table', { name: /Classes in March 2027/ }))
  const links = month.getAllByRole('link')
  expect(links).toHaveLength(2)
  expect(links[0]?.textContent).toBe('9:00AM RN Review March 5, unpublished3/24 seats taken')
  expect(links[0]?.closest('td')?.querySelector('time')?.dateTime).toBe('2027-03-05')
  await userEvent.click(screen.getByRole('button', { name: 'Previous month' }))
  await screen.findByRole('heading', { name: 'February 2027' })
  expect(router.state.location.search).toBe('?view=calendar&month=2027-02')
  await userEvent.click(screen.getByRole('button', { name: /Go to March 2027/ }))
  await screen.findByRole('heading', { name: 'March 2027' })
})

it('a long list is rendered in parts', async () => {
  api.reply(
    'CourseList',
    list(
      ...Array.from({ length: 50 }, (_, n) => aListedClass({ key: `k${String(n)}`, name: `Class ${String(n + 10)}` })),
    ),
  )
  const { router } = show()
  await screen.findByText('50 courses')
  expect(screen.getAllByRole('article')).toHaveLength(48)
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }))
  expect(screen.getAllByRole('article')).toHaveLength(50)
  expect(router.state.location.search).toBe('?pages=2')
})

it('an empty list shows a message and a link to create the first course', async () => {
  api.reply('CourseList', list())
  show()
  await screen.findByText('No Live courses yet')
  expect(screen.getByRole('link', { name: 'Create the first one' }).getAttribute('href')).toBe('/manage-courses/create')
})

it('a failed list shows a message and can be retried', async () => {
  api.refuseOnce('CourseList', 'network')
  api.replyOnce('CourseList', list(aListedClass()))
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByRole('article')
})

it('taken seats are updated while the list is open', async () => {
  api.replyOnce('CourseList', list(aListedClass({ taken: 1 })))
  api.replyOnce('CourseList', list(aListedClass({ taken: 2 })))
  show()
  await screen.findByText('1 of 24 seats taken')
  api.publish('OnCatalogue', { onCatalogue: { generatedAt: 1 } })
  await screen.findByText('2 of 24 seats taken')
})
