// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { ManagedCourseFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { aLiveCourse, anOnlineCourse, contents } from '#web/testing/a-course.ts'
import { openPopup, popup, shownErrors, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { CreateCoursePage } from './create-course.route.tsx'

const api = mockApi()
const course = (stored: ManagedCourseFieldsFragment | null) => ({ managedCourse: { course: stored, contents } })
const show = async (at: string = paths.createCourse) => {
  const view = renderScreen(<CreateCoursePage />, { path: paths.createCourse, at })
  await screen.findByRole('form', { name: 'New course' })
  return view
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const write = async (name: string, text: string) => {
  await userEvent.clear(field(name))
  if (text !== '') await userEvent.type(field(name), text)
}

setUpScreen()
beforeEach(() => {
  api.reply('NewCourse', course(null))
})

it('the form starts with the type to choose, the defaults and a read-only instructor [2.9.10, 2.9.11, 2.9.12]', async () => {
  await show()
  expect(screen.getByRole('heading', { level: 1, name: 'Create A Course' })).toBeTruthy()
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Live: meets on dates',
    'Online: taken at any time',
    'RN',
    'PN',
  ])
  expect([field('Price'), field('Online Days')].map((input) => input.value)).toEqual(['0', '0'])
  expect(field('Instructor').hasAttribute('readonly')).toBe(true)
  expect(field('Instructor').value).toBe('Academy Instructor')
  await userEvent.click(screen.getByRole('radio', { name: /^Online/ }))
  expect(field('Instructor').value).toBe('ONLINE')
  expect(screen.queryByLabelText('Location')).toBeNull()
})

it('every field shows its error at once, and the focus moves to the first in order [2.8.1, 2.8.2]', async () => {
  await show()
  await press('Create')
  expect(shownErrors()).toEqual(['Please choose a course type'])
  await userEvent.click(screen.getByRole('radio', { name: /^Online/ }))
  await press('Create')
  expect(shownErrors()).toEqual([
    'Please enter a name for the course',
    'Please enter only numbers greater than 0 for course price',
    'Please enter only numbers greater than 0 for course Online Days',
    'Please choose at least one content for the course',
  ])
  expect(document.activeElement).toBe(field('Name'))
  await write('Name', 'Review')
  await press('Create')
  expect(shownErrors()[0]).toBe('Please enter only numbers greater than 0 for course price')
  expect(document.activeElement).toBe(field('Price'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('a Live course’s name follows its fields and is read-only, and the course is created [2.3.9, 2.3.10, 2.3.11, 2.3.12, 2.4.9, 2.4.10]', async () => {
  api.reply('NewCourse', course(aLiveCourse({ published: true })))
  api.reply('CreateManagedCourse', { createCourse: aLiveCourse({ name: 'PN Review March 4 1:30PM' }) })
  const { router } = await show(paths.copyCourse('l1'))
  expect(api.requests('NewCourse')[0]).toEqual({ copy: 'l1' })
  const name = () => field('Name').value
  expect(field('Name').hasAttribute('readonly')).toBe(true)
  expect(name()).toBe('RN Review March 5 9:00AM')
  await userEvent.click(screen.getByRole('radio', { name: 'PN' }))
  expect(name()).toBe('PN Review March 5 9:00AM')
  await userEvent.click(await screen.findByRole('button', { name: /March 4th, 2027/ }))
  expect(name()).toBe('PN Review March 4 9:00AM')
  fireEvent.change(field('Start Time'), { target: { value: '13:30' } })
  expect(name()).toBe('PN Review March 4 1:30PM')
  await write('Max Students', '12')
  await press('Create')
  expect((await openPopup()).getByRole('heading', { name: 'Creating Course' })).toBeTruthy()
  expect(api.requests('CreateManagedCourse')).toEqual([])
  await userEvent.click((await openPopup()).getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.manageCourses))
  expect(api.requests('CreateManagedCourse')[0]).toMatchObject({
    input: { subject: 'PN', dates: ['2027-03-04', '2027-03-05', '2027-03-12'], startTime: '1:30PM', maxStudents: '12' },
  })
  expect(shownMessages()).toEqual(['SUCCESS: Course PN Review March 4 1:30PM created!'])
})

it.each([
  ['course-linked-seats', { n: 12 }, 'ERROR: A linkable course has a different Max Students value of 12'],
  ['course-linked-content', { list: 'A, B' }, 'A linkable course has a different course contents of A, B'],
  ['course-identical', null, 'An identical course already exists!'],
])('the refusal %s shows its message and keeps what was typed [2.5.16, 2.8.7]', async (code, data, words) => {
  api.reply('NewCourse', course(anOnlineCourse()))
  api.refuse('CreateManagedCourse', code, data)
  await show(paths.copyCourse('c1'))
  await write('Name', 'Twice')
  await press('Create')
  await userEvent.click((await openPopup()).getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(shownErrors()).toEqual([words]))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(field('Name').value).toBe('Twice')
})

it('a refusal by the server appears at its field until the field changes', async () => {
  api.reply('NewCourse', course(anOnlineCourse()))
  api.refuse('CreateManagedCourse', 'course-identical')
  await show(paths.copyCourse('c1'))
  await write('Name', 'Twice')
  await press('Create')
  await userEvent.click((await openPopup()).getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
  expect(field('Name').getAttribute('aria-invalid')).toBe('true')
  const [error = ''] = field('Name').getAttribute('aria-describedby')?.split(' ') ?? []
  expect(document.getElementById(error)?.textContent).toBe('An identical course already exists!')
  await userEvent.type(field('Name'), '!')
  expect(field('Name').getAttribute('aria-invalid')).toBeNull()
  expect(document.getElementById(error)?.textContent).toBe('')
})

it('Reset asks for confirmation in a popup [2.4.9]', async () => {
  await show()
  await write('Price', '250')
  await press('Reset')
  expect(popup().getByRole('heading', { name: 'Resetting' })).toBeTruthy()
  await userEvent.click(popup().getByRole('button', { name: 'Reset' }))
  expect(field('Price').value).toBe('0')
})

it('leaving with unsaved input needs a confirmation', async () => {
  const { router } = await show()
  await write('Price', '250')
  await userEvent.click(screen.getByRole('link', { name: 'Manage Courses' }))
  await userEvent.click(popup().getByRole('button', { name: 'Cancel' }))
  expect(router.state.location.pathname).toBe(paths.createCourse)
  await userEvent.click(screen.getByRole('link', { name: 'Manage Courses' }))
  await userEvent.click(popup().getByRole('button', { name: 'Leave' }))
  await screen.findByText('Somewhere else')
})

it('an unknown course to copy leads back to the list', async () => {
  api.refuse('NewCourse', 'course-not-found')
  renderScreen(<CreateCoursePage />, { path: paths.createCourse, at: paths.copyCourse('gone') })
  await screen.findByText('Somewhere else')
  expect(shownMessages()).toEqual(['ERROR: Course not found'])
})

it('weekly dates show why they cannot be added, and added ones can be removed again', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: /^Live/ }))
  const week = within(await screen.findByRole('group', { name: 'Every week' }))
  const add = () => userEvent.click(week.getByRole('button', { name: 'Add these dates' }))
  await add()
  week.getByText('Please choose at least one day of the week')
  await userEvent.click(week.getByRole('button', { name: 'Tuesday' }))
  fireEvent.change(week.getByLabelText('From'), { target: { value: '2027-03-01' } })
  fireEvent.change(week.getByLabelText('Until'), { target: { value: '2027-03-11' } })
  await add()
  week.getByText('2 dates added')
  screen.getByText('2 dates chosen')
  await userEvent.click(week.getByRole('button', { name: 'Take them out again' }))
  screen.getByText('No date chosen')
  expect(document.activeElement?.textContent).toBe('Add these dates')
})
