// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { csvOfRoster } from '#domain/courses/roster-csv.ts'
import { messageTabWords } from '#domain/messages/course-admin.ts'
import { courseNoticeMessages } from '#domain/messages/course-notices.ts'
import { courseMessages } from '#domain/messages/courses.ts'
import type { SentNoticeFieldsFragment } from '#generated/operations.ts'
import { aLiveCourse, managed } from '#web/testing/a-course.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ManagedCoursePage } from './managed-course.route.tsx'

const api = mockApi()
const show = (tab: string, students = 2) => {
  api.reply('ManagedCourse', managed(aLiveCourse({ published: true }), { enrolled: students }, { total: students }))
  return renderScreen(<ManagedCoursePage />, { path: '/manage-courses/:courseKey', at: `/manage-courses/l1${tab}` })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = () => within(screen.getByRole('alertdialog'))
const write = async (label: string, text: string) => {
  await userEvent.clear(dialog().getByLabelText(label))
  await userEvent.type(dialog().getByLabelText(label), text)
}
const aNotice = (facts: Partial<SentNoticeFieldsFragment> = {}): SentNoticeFieldsFragment => ({
  key: 'n1',
  kind: 'message',
  subject: 'Before the class',
  text: 'Bring a pen.',
  createdOn: Date.parse('2027-01-10T12:00:00Z'),
  total: 2,
  sent: 2,
  failed: 0,
  done: true,
  ...facts,
})

setUpScreen()

it('typed text is kept if another administrator saved first, and the stored values are shown', async () => {
  api.refuseOnce('ChangeClass', 'course-changed')
  show('')
  await userEvent.click(await screen.findByRole('button', { name: 'Change room or times' }))
  await write('Room', 'Room 7')
  const theirs = aLiveCourse({ published: true, location: 'Room 8', version: 4 })
  api.reply('ManagedCourse', managed(theirs, { enrolled: 2 }, { total: 2 }))
  await userEvent.click(dialog().getByRole('button', { name: 'Change' }))
  await dialog().findByText('Now: Room 8, 9:00AM – 4:00PM')
  expect(dialog().getByLabelText('Room')).toHaveProperty('value', 'Room 7')
})

it('each field of a class shows its own error until it is corrected', async () => {
  show('')
  await userEvent.click(await screen.findByRole('button', { name: 'Change room or times' }))
  await userEvent.clear(dialog().getByLabelText('Room'))
  fireEvent.change(dialog().getByLabelText('End time'), { target: { value: '08:00' } })
  await userEvent.click(dialog().getByRole('button', { name: 'Change' }))
  dialog().getByText(courseMessages['course-location-empty'])
  dialog().getByText(courseMessages['course-times-order'])
  expect(document.activeElement).toBe(dialog().getByLabelText('Room'))
  await userEvent.type(dialog().getByLabelText('Room'), 'Room 7')
  expect(dialog().queryByText(courseMessages['course-location-empty'])).toBeNull()
  dialog().getByText(courseMessages['course-times-order'])
  expect(api.requests('ChangeClass')).toEqual([])
})

it('a message needs a subject and a text, and a double click sends it once', async () => {
  api.reply('CourseNotices', { courseNotices: [] })
  api.reply('SendCourseMessage', { sendCourseMessage: aNotice({ sent: 0, done: false }) })
  show('?tab=messages')
  await screen.findByText('Nothing was sent yet')
  await press('Send')
  screen.getByText(courseNoticeMessages['course-message-subject-empty'])
  screen.getByText(courseNoticeMessages['course-message-text-empty'])
  await userEvent.type(screen.getByLabelText('Subject'), 'Before the class')
  await press('Send')
  screen.getByText(courseNoticeMessages['course-message-text-empty'])
  await userEvent.type(screen.getByLabelText('Message'), 'Bring a pen.')
  await press('Send')
  dialog().getByText(/^Send “Before the class” to 2 students\?/)
  await userEvent.dblClick(dialog().getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByLabelText('Subject')).toHaveProperty('value', ''))
  expect(api.requests('SendCourseMessage')).toHaveLength(1)
})

it('a failed message is kept with its request, so that a retry sends it once', async () => {
  api.reply('CourseNotices', { courseNotices: [aNotice({ failed: 1 })] })
  api.refuseOnce('SendCourseMessage', 'network')
  show('?tab=messages')
  await screen.findByText(/1 could not be sent/)
  await userEvent.type(screen.getByLabelText('Subject'), 'S')
  await userEvent.type(screen.getByLabelText('Message'), 'T')
  for (const _try of [1, 2]) {
    await press('Send')
    await userEvent.click(dialog().getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    api.reply('SendCourseMessage', { sendCourseMessage: aNotice() })
  }
  const [first, second] = api.requests('SendCourseMessage').map(({ input }) => input.requestId)
  expect(first).toBe(second)
})

it('a message is kept while another tab is shown, and leaving needs a confirmation', async () => {
  api.reply('CourseNotices', { courseNotices: [] })
  const { router } = show('?tab=messages')
  await userEvent.type(await screen.findByLabelText('Subject'), 'Before the class')
  await userEvent.click(screen.getByRole('tab', { name: 'Students' }))
  await userEvent.click(screen.getByRole('tab', { name: messageTabWords.tab }))
  expect((await screen.findByLabelText<HTMLInputElement>('Subject')).value).toBe('Before the class')
  await userEvent.click(screen.getByRole('tab', { name: 'Students' }))
  void router.navigate('/elsewhere')
  expect((await screen.findByRole('alertdialog', { name: 'Leave this page?' })).textContent).toContain(
    messageTabWords.leave,
  )
  await userEvent.click(dialog().getByRole('button', { name: 'Leave' }))
  expect(router.state.location.pathname).toBe('/elsewhere')
})

it('a course without students cannot send a message', async () => {
  api.reply('CourseNotices', { courseNotices: [] })
  show('?tab=messages', 0)
  await screen.findByText('No student has this course now.')
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true)
})

const student = {
  uid: 'u1',
  firstName: '=cmd()',
  lastName: 'Newman',
  email: 'nora@academy.example',
  phone: '+1 212 555 0123',
  courseName: 'RN Review March 5 9:00AM',
  enrolledOn: Date.parse('2027-01-10T03:00:00Z'),
  endTime: 0,
}

it('the roster can be printed', async () => {
  api.reply('CourseRoster', { courseRoster: [student] })
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined)
  show('?tab=students')
  await userEvent.click(await screen.findByRole('button', { name: 'Roster to print or save' }))
  await screen.findByRole('row', { name: /Newman/ })
  await press('Print')
  expect(print).toHaveBeenCalledOnce()
})

it('the roster file contains no formula, and its days are the academy’s', () => {
  expect(csvOfRoster([student], 'America/New_York').split('\r\n')).toEqual([
    '\ufeffFirst name,Last name,E-mail,Phone,Course,Enrolled,Ends',
    "'=cmd(),Newman,nora@academy.example,'+1 212 555 0123,RN Review March 5 9:00AM,2027-01-09,",
    '',
  ])
})
