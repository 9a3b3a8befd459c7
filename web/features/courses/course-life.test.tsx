// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { courseMessages } from '#domain/messages/courses.ts'
import { courseLifeWords as words } from '#domain/messages/course-life.ts'
import { aLiveCourse, anOnlineCourse, managed } from '#web/testing/a-course.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ManagedCoursePage } from './managed-course.route.tsx'

const api = mockApi()
const show = async (at = '/manage-courses/c1') => {
  const view = renderScreen(<ManagedCoursePage />, { path: '/manage-courses/:courseKey', at })
  await screen.findByRole('region', { name: 'About the course' })
  return view
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('alertdialog'))
const confirm = (name: string) => userEvent.click(dialog().getByRole('button', { name }))

setUpScreen()

it('the page begins with price, days, classes, room, seats, contents, and description', async () => {
  const course = aLiveCourse({ content: ['k2', 'k1'], description: 'For those who sit RN next.' })
  api.reply('ManagedCourse', managed(course, { enrolled: 5 }))
  await show('/manage-courses/l1')
  const about = screen.getByRole('region', { name: 'About the course' })
  const facts = [...about.querySelectorAll('dt')].map((term) => [
    term.textContent,
    term.nextElementSibling?.textContent,
  ])
  expect(facts).toEqual([
    ['State', 'Unpublished: only administrators see it'],
    ['Price', '$199.00'],
    ['Online days', '60 days'],
    ['Dates', 'Mar 5, 12, 2027 (2 classes, 14 hours)'],
    ['Times', '9:00AM – 4:00PM (Eastern Time)'],
    ['Room', 'Campus'],
    ['Seats', '5 of 24 seats taken'],
    ['Instructor', 'Academy Instructor'],
    ['Contents', 'StrategiesFoundations'],
    ['Quizzes of students', 'Offered'],
    ['Certificate', 'Finish every task and pass every Practice and adaptive test'],
    ['Description', 'For those who sit RN next.'],
  ])
})

it('an archived course cannot be published, and can be restored', async () => {
  api.reply('ManagedCourse', managed(anOnlineCourse({ archived: true, version: 4 }), { editable: false }))
  await show()
  expect(screen.getByRole('heading', { name: words.archivedTitle })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  api.reply('ArchiveCourse', { archiveCourse: anOnlineCourse({ version: 5 }) })
  await press('Bring back')
  await confirm('Bring back')
  expect(api.requests('ArchiveCourse')).toEqual([{ key: 'c1', version: 4, archived: false }])
})

it('a course with students cannot be archived, and shows how many there are', async () => {
  api.reply(
    'ManagedCourse',
    managed(anOnlineCourse(), { editable: false, enrolled: 2, roster: ['Ada Lane', 'Bo Reed'] }),
  )
  await show()
  expect(screen.getByText(words.inUse(2))).toBeTruthy()
  for (const name of [words.archive, words.delete])
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
})

it('a course that changed before archiving is loaded again', async () => {
  api.reply('ManagedCourse', managed(anOnlineCourse()))
  await show()
  api.refuseOnce('ArchiveCourse', 'course-changed')
  const before = api.requests('ManagedCourse').length
  await press('Archive')
  for (const effect of words.archiveEffects) dialog().getByText(effect)
  await confirm('Archive')
  expect(api.requests('ManagedCourse')).toHaveLength(before + 1)
})

it('deleting needs a confirmation and leads to the list, and a published course must be unpublished first', async () => {
  api.reply('ManagedCourse', managed(anOnlineCourse()))
  api.reply('DeleteCourse', { deleteCourse: anOnlineCourse() })
  api.reply('CourseDeletionRefusal', { courseDeletionRefusal: null })
  const { router } = await show()
  await press('Delete')
  dialog().getByText(/You can’t undo this/)
  await vi.waitFor(() => expect(dialog().getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', false))
  await confirm('Delete')
  expect(api.requests('DeleteCourse')).toEqual([{ key: 'c1', version: 3 }])
  await screen.findByText('Somewhere else')
  expect(router.state.location.search).toBe('?tab=Online')
})

it('a course with payments cannot be deleted, and the dialog explains why', async () => {
  api.reply('ManagedCourse', managed(anOnlineCourse()))
  api.reply('CourseDeletionRefusal', { courseDeletionRefusal: 'course-delete-payments' })
  await show()
  await press('Delete')
  await dialog().findByText(courseMessages['course-delete-payments'])
  expect(dialog().getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  expect(api.requests('DeleteCourse')).toEqual([])
})

it('a published course cannot be deleted', async () => {
  api.reply('ManagedCourse', managed(anOnlineCourse({ published: true })))
  await show()
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveProperty('disabled', true)
  screen.getByText(words.unpublishFirst)
})
