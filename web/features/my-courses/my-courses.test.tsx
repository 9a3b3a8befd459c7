// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { historyWords } from '#domain/messages/course-start.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { myCoursesWords } from '#domain/messages/my-courses.ts'
import { paths } from '#web/app/paths.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { formatDate } from '#web/lib/format/format-dates.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { aProgress, DAY_MS } from '#web/testing/a-progress.ts'
import { anActivity } from '#web/testing/an-activity.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { aPlan } from '#web/testing/a-study-plan.ts'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { MyCoursesPage } from './my-courses.route.tsx'

const api = mockApi()
const answer = (...items: ReturnType<typeof aProgress>[]) =>
  api.reply('MyProgress', { myProgress: { items, nextToken: null } })
const show = () => renderScreen(<MyCoursesPage />, { path: paths.myCourses })
const descriptionOf = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
const card = (name: string) => screen.findByRole('article', { name })

setUpScreen()
beforeEach(() => {
  api.reply('MyCourseNotices', { myCourseNotices: [], dueReviews: 0 })
  api.reply('RunningTests', { runningTests: [] })
  api.reply('StudyPlan', { studyPlan: aPlan() })
  api.reply('MyActivity', { myActivity: anActivity() })
})
beforeEach(() => {
  startSession(student)
  clockStore.setState({ offset: 0, now: Date.now() })
})

it('a course starts once and opens [3.7.14]', async () => {
  answer(aProgress({ name: 'Waiting', endTime: 0 }))
  api.reply('StartCourse', { updateProgress: aProgress({ name: 'Waiting' }) })
  const { router } = show()
  await userEvent.click(within(await card('Waiting')).getByRole('button', { name: 'Start' }))
  await userEvent.dblClick(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start now' }))
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.courseView)
  expect(api.requests('StartCourse')).toHaveLength(1)
  expect(api.requests('StartCourse')[0]).toEqual({ key: 'p1' })
  expect(selectionStore.getState().selection).toMatchObject({ uid: 'u1', progressKey: 'p1' })
})

it('the address can offer the start of a course, as after a payment, until it is closed', async () => {
  answer(aProgress({ key: 'a', name: 'Running' }), aProgress({ key: 'b', name: 'Bought', endTime: 0 }))
  const { router } = renderScreen(<MyCoursesPage />, { path: paths.myCourses, at: `${paths.myCourses}?start=b` })
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Start Bought?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(router.state.location.search).toBe('')
  // A course that was already started can't be started again.
  await router.navigate(`${paths.myCourses}?start=a`)
  await card('Running')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('the start dialog of a Live course has the date of its first class if that is to come', async () => {
  const live = { courseType: 'Live', endTime: 0, startTime: '9:00AM' } as const
  answer(
    aProgress({ key: 'a', name: 'Next year', ...live, dates: ['2099-03-05', '2099-03-06'] }),
    aProgress({ key: 'b', name: 'Under way', ...live, dates: ['2020-03-05'] }),
  )
  show()
  within(await card('Next year (2099)')).getByRole('button', { name: 'Add to calendar' })
  const dialogOf = async (name: string) => {
    await userEvent.click(within(await card(name)).getByRole('button', { name: 'Start' }))
    return within(screen.getByRole('alertdialog'))
  }
  const dialog = await dialogOf('Next year (2099)')
  dialog.getByText('The first class is on Mar 5, 2099 at 9:00AM.')
  dialog.getByText(/^Your access starts now\. Your \d+ days start with the first class and end on \w+ \d+, 2099\.$/)
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  const underWay = await dialogOf('Under way (2020)')
  expect(underWay.queryByText(/first class/)).toBeNull()
  underWay.getByText(/^Your \d+ days start now and end on/)
})

it('a past course shows its dates, whether it was completed, and its progress, but no way into it', async () => {
  const daysAgo = (days: number) => Date.now() - days * DAY_MS
  const past = { dateCreated: daysAgo(40), endTime: daysAgo(5) }
  const overview = { completed: 5, total: 21, lastActivity: Date.now(), average: 80, best: 95, next: null }
  const done = { startedOn: daysAgo(35), complete: true, completedOn: daysAgo(6) }
  answer(
    aProgress({ key: 'a', name: 'Done', ...past, ...done }),
    aProgress({ key: 'b', name: 'Left', ...past, overview }),
  )
  show()
  await userEvent.click(await screen.findByRole('tab', { name: myCoursesWords.history }))
  const facts = async (name: string) =>
    [...(await card(name)).querySelectorAll('dt, dd')].map(({ textContent }) => textContent)
  const day = (days: number) => formatDate(daysAgo(days))
  expect(await facts('Done')).toEqual(['Started', day(35), 'Completed', day(6), 'Ended', day(5)])
  expect(await facts('Left')).toEqual(['Enrolled', day(40), 'Ended', day(5)])
  const over = within(await card('Left'))
  over.getByText('Not completed')
  over.getByText('5 of 21 tasks · Average 80% · Best 95% · Last visit today')
  expect(descriptionOf(over.getByRole('button', { name: 'Continue' }))).toContain(historyWords.cannotOpen)
  expect(over.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([paths.registerFor('c1')])
})

it('a new course appears by subscription', async () => {
  answer(aProgress({ key: 'a', name: 'Old' }))
  show()
  await card('Old')
  api.publish('OnProgress', { onProgress: aProgress({ key: 'b', name: 'Fresh' }) })
  await card('Fresh')
  await card('Old')
})

it('a course moves to the history at once when an administrator ends it', async () => {
  answer(aProgress({ key: 'a', name: 'Running' }))
  show()
  await card('Running')
  const endTime = Date.now() - 2000
  api.publish('OnProgress', { onProgress: aProgress({ key: 'a', name: 'Running', endTime }) })
  await screen.findByText('No Active Courses')
  await userEvent.click(screen.getByRole('tab', { name: myCoursesWords.history }))
  expect(within(await card('Running')).getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', true)
})

it('a failure shows its message and can be retried', async () => {
  api.refuseOnce('MyProgress', 'network')
  show()
  await screen.findByText(failureMessages.network)
  answer(aProgress({ name: 'Back' }))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await card('Back')
})

it('a paid course links to its receipt, in the history too', async () => {
  answer(
    aProgress({ key: 'a', name: 'Running', paymentKey: 'pay-1' }),
    aProgress({ key: 'b', name: 'Given' }),
    aProgress({ key: 'c', name: 'Over', endTime: Date.now() - 5000, paymentKey: 'pay-2' }),
  )
  show()
  const receipt = async (name: string) => within(await card(name)).queryByRole('link', { name: 'Receipt' })
  expect((await receipt('Running'))?.getAttribute('href')).toBe(paths.receipt('pay-1'))
  expect(await receipt('Given')).toBeNull()
  await userEvent.click(screen.getByRole('tab', { name: myCoursesWords.history }))
  expect((await receipt('Over'))?.getAttribute('href')).toBe(paths.receipt('pay-2'))
})

it('a course shows its progress and names the next task at its one button', async () => {
  const next = {
    ...{ contentKey: 'c1', sectionKey: 's2', sectionName: '2. Conditions', taskKey: 't3' },
    ...{ name: '3. Practice: Medication Safety', type: 'Practice' as const },
  }
  const lastActivity = Date.now() - DAY_MS
  const overview = { completed: 5, total: 21, lastActivity, average: 72, best: 90, next }
  answer(aProgress({ key: 'p2', name: 'New', endTime: 0, overview }), aProgress({ name: 'Running', overview }))
  const { router } = show()
  const running = within(await card('Running'))
  expect(screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent)).toEqual([
    'Running',
    'New',
  ])
  running.getByText('5 of 21 tasks · Average 72% · Best 90% · Last visit yesterday')
  expect(running.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('5 of 21 tasks')
  expect(running.queryByRole('link')).toBeNull()
  expect(within(await card('New')).queryByText(/^Next:/)).toBeNull()
  const open = running.getByRole('button', { name: 'Continue' })
  expect(descriptionOf(open)).toBe('Running Next: 2.3 Practice: Medication Safety')
  await userEvent.click(open)
  expect(router.state.location.pathname).toBe(paths.courseView)
})

it('each of several running courses links to its own reviews and quizzes', async () => {
  answer(aProgress({ key: 'a', name: 'First' }), aProgress({ key: 'b', name: 'Second' }))
  show()
  const links = within(await card('Second')).getAllByRole('link')
  expect(links.map((link) => [link.textContent.trim(), link.getAttribute('href')])).toEqual([
    ['Daily review', paths.reviews('b')],
    ['Practice', paths.quizzes('b')],
  ])
})
