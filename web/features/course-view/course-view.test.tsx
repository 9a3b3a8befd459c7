// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { TaskOutlineFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { selectProgress, selectionStore } from '#web/lib/session/selection-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { aRunningTest } from '#web/testing/a-running-test.ts'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { CourseViewPage } from './course-view.route.tsx'

const api = mockApi()
const show = () => renderScreen(<CourseViewPage />, { path: paths.courseView })
const aTask = (index: number, complete: boolean): TaskOutlineFieldsFragment => ({
  key: `t${index}`,
  name: `${index}. Washing Hands`,
  type: 'Practice',
  complete,
  minutes: 15,
  range: { least: 10, most: 10, perArea: false },
  best: complete ? 80 : null,
  passed: complete ? true : null,
})
const aSection = ({ completed = 1, ...facts }: { key?: string; name?: string; completed?: number } = {}) => ({
  key: 's1',
  contentKey: 'c1',
  name: '1. Safety',
  instructions: 'Read first.',
  total: 3,
  completed,
  outline: [1, 2, 3].map((index) => aTask(index, index <= completed)),
  ...facts,
})
const aContent = (sections = [aSection()]) => ({
  key: 'c1',
  name: 'Foundations',
  instructions: 'In order.',
  descText: '<p>About it</p>',
  sections,
})
const answer = (contents: ReturnType<typeof aContent>[], progress = aProgress()) =>
  api.reply('CourseView', { courseView: { progress, contents } })

setUpScreen()
beforeEach(() => {
  clockStore.setState({ offset: 0, now: Date.now() })
  api.reply('RunningTests', { runningTests: [] })
  api.reply('MyCourseNotices', { myCourseNotices: [], dueReviews: 12 })
  selectionStore.setState({ selection: undefined })
  startSession(student)
  selectProgress('p1')
})

it('a course without contents shows that it is empty', async () => {
  answer([])
  show()
  await screen.findByText('Empty Course')
})

it('a visit without a selected course leads to the courses', async () => {
  selectionStore.setState({ selection: undefined })
  const { router } = show()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.myCourses)
  expect(api.requests('CourseView')).toEqual([])
})

it.each([
  ['the server refuses', () => api.refuse('CourseView', 'course-ended')],
  ['its end has passed', () => answer([aContent()], aProgress({ endTime: Date.now() - 5000 }))],
])('an ended course leads back to the courses when %s', async (_, arrange) => {
  arrange()
  const { router } = show()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.myCourses)
  expect(messageStore.getState().messages[0]?.text).toBe('ERROR: Course Ended')
})

it("'Course Ended' appears when the course ends while it is open", async () => {
  const endTime = Date.now() + 60_000
  answer([aContent()], aProgress({ endTime }))
  show()
  await screen.findByRole('heading', { name: 'Foundations' })
  act(() => clockStore.setState({ now: endTime + 2000 }))
  expect(screen.getByText('Course Ended')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Foundations' })).toBeNull()
})

it('the course ends at once when an administrator ends it, and is requested again after a lost connection', async () => {
  answer([aContent()])
  show()
  await screen.findByRole('heading', { name: 'Foundations' })
  const endTime = Date.now()
  api.publish('OnProgress', { onProgress: aProgress({ endTime }) })
  act(() => clockStore.setState({ now: endTime + 2000 }))
  await screen.findByText('Course Ended')
  answer([aContent()], aProgress({ name: 'Bought anew' }))
  api.reconnect('OnProgress')
  await screen.findByRole('heading', { name: 'Bought anew' })
})

it('a missed end of the course is shown as soon as its subscription is acknowledged', async () => {
  answer([aContent()])
  show()
  await screen.findByRole('heading', { name: 'Foundations' })
  api.refuse('CourseView', 'course-ended')
  api.reconnect('OnProgress')
  await screen.findByText('Course Ended')
  expect(screen.queryByRole('heading', { name: 'Foundations' })).toBeNull()
})

it('the page begins with the next task and marks its section', async () => {
  const done = aSection({ key: 's0', name: 'Basics', completed: 3 })
  answer([aContent([done, aSection(), aSection({ key: 's2', name: 'Later', completed: 0 })])])
  const { router } = show()
  const upNext = within(await screen.findByRole('region', { name: 'Up next' }))
  upNext.getByText('1.2 Washing Hands')
  upNext.getByText('Practice · 10 questions · 15 min')
  const row = (name: RegExp) => screen.getByRole('link', { name })
  expect(row(/^Basics/).textContent).toContain('Finished')
  expect(row(/Safety/).textContent).toContain('You’re here')
  const list = (name: string) => screen.getByRole('list', { name, hidden: true }).closest('details')
  expect([list('Basics')?.open, list('1. Safety')?.open, list('Later')?.open]).toEqual([false, true, false])
  await userEvent.click(upNext.getByRole('link', { name: 'Start' }))
  expect(router.state.location.pathname).toBe(paths.taskView)
  expect(selectionStore.getState().selection).toMatchObject({ sectionKey: 's1', taskKey: 't2' })
})

it('the outline comes first; the author’s text about a content is folded below it', async () => {
  answer([aContent()])
  const { router } = show()
  const about = (await screen.findByText('About Foundations')).closest('details')
  expect(about?.open).toBe(false)
  expect(about?.textContent).toContain('In order.')
  const isBefore = (first: Element, second: Element | null) =>
    second !== null && (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const list = screen.getByRole('list', { name: '1. Safety' })
  expect(isBefore(list, about)).toBe(true)
  expect(isBefore(list, screen.getByRole('region', { name: 'Your progress' }))).toBe(true)
  // A small screen's link to the next task.
  await userEvent.click(screen.getByRole('link', { name: 'Start 1.2 Washing Hands' }))
  expect(router.state.location.pathname).toBe(paths.taskView)
  expect(selectionStore.getState().selection).toMatchObject({ sectionKey: 's1', taskKey: 't2' })
})

it('the course leads to its reviews and quizzes', async () => {
  answer([aContent()])
  show()
  const progress = within(await screen.findByRole('region', { name: 'Your progress' }))
  const links = progress.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([paths.reviews('p1'), paths.quizzes('p1')])
})

it('the link to reviews says that none are due', async () => {
  api.reply('MyCourseNotices', { myCourseNotices: [], dueReviews: 0 })
  answer([aContent()])
  show()
  expect(await screen.findByRole('link', { name: 'No reviews today' })).toHaveProperty('pathname', paths.reviews('p1'))
})

it('a finished content is collapsed, and the course shows its progress', async () => {
  answer([aContent([aSection({ completed: 3 })]), { ...aContent([aSection()]), key: 'c2', name: 'Strategies' }])
  show()
  const block = (await screen.findByRole('heading', { name: 'Foundations' })).closest('details')
  expect(block?.open).toBe(false)
  expect(block?.querySelector('summary')?.textContent).toBe('FoundationsFinished')
  const progress = within(screen.getByRole('region', { name: 'Your progress' }))
  progress.getByText('4 of 6 tasks done')
  progress.getByText('about 30 min of study left')
  progress.getByText('Test average: 80%')
})

it('the running test is shown with a link back to it', async () => {
  answer([aContent()])
  api.reply('RunningTests', aRunningTest())
  show()
  await screen.findByRole('button', { name: 'Resume 3. Mock exam' })
  // On phones, the button at the bottom would lead away from it.
  expect(document.querySelector('.action-bar')).toBeNull()
})
