// @vitest-environment jsdom
import { focusManager } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { courseViewWords } from '#domain/messages/course-view.ts'
import { progressWords } from '#domain/messages/progress.ts'
import { QUIZZES } from '#domain/quizzes/quiz.ts'
import { paths } from '#web/app/paths.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import {
  selectPlace,
  selectProgress,
  selectSection,
  selectTask,
  selectionStore,
} from '#web/lib/session/selection-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { MyTasksPage } from './my-tasks.route.tsx'
import { type TaskFacts } from './use-open-task.ts'
import { TaskPage, type TestProps } from './task-page.tsx'

const api = mockApi()
const section = { key: 's1', contentKey: 'c1', name: 'Safety', instructions: 'Read first.', total: 2, completed: 1 }
const aTask = (facts = {}) => ({
  key: 't1',
  name: 'Article',
  type: 'Reading' as const,
  complete: false,
  used: 0,
  open: null,
  best: null,
  passed: null,
  minutes: null,
  range: null,
  watched: null,
  ...facts,
})
const aView = (facts: Partial<TaskFacts> = {}): TaskFacts => ({
  progress: aProgress(),
  key: 't1',
  name: 'Article',
  type: 'Reading',
  text: '<h2>Wash</h2><p>Your hands.</p>',
  lecture: null,
  numOfQuestions: null,
  range: null,
  minQuestions: null,
  maxQuestions: null,
  timeAllowed: null,
  attempts: null,
  passGrade: null,
  poolSuffices: null,
  examSeen: null,
  blockedBy: null,
  used: 0,
  open: null,
  history: [],
  complete: false,
  watched: null,
  next: null,
  ...facts,
})
const list = (...tasks: ReturnType<typeof aTask>[]) => {
  api.reply('SectionView', { sectionView: { progress: aProgress(), section, tasks } })
  return renderScreen(<MyTasksPage />, { path: paths.myTasks })
}
const open = (view: TaskFacts) => {
  api.reply('TaskView', { taskView: view })
  return renderScreen(<TaskPage Test={({ view: { name } }: TestProps) => <p>The test {name}</p>} />, {
    path: paths.taskView,
  })
}

setUpScreen()
beforeEach(() => {
  // A wide window, without the server's files.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })))
  clockStore.setState({ offset: 0, now: Date.now() })
  selectionStore.setState({ selection: undefined })
  startSession(student)
  selectProgress('p1')
  selectSection(section)
  selectTask('t1')
  api.reply('AttemptMarks', { attemptMarks: [] })
  api.reply('OpenTask', { createTaskProgress: { taskKey: 't1', progressKey: 'p1', complete: true } })
})

it('a section shows how many tasks are done and which is next', async () => {
  list(aTask({ complete: true }), aTask({ key: 't2', name: 'Quiz' }), aTask({ key: 't3', name: 'Exam' }))
  const progress = within(await screen.findByRole('region', { name: courseViewWords.yourProgress }))
  progress.getByText('1 of 3 tasks done')
  const marked = screen.getAllByRole('link').filter(({ textContent }) => textContent.includes(courseViewWords.upNext))
  expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Quiz')])
})

it('course, section, and task are a selection of this user, not in the address [3.7.18]', async () => {
  const { router } = list(aTask({ key: 't2', name: 'Quiz', type: 'Practice' }))
  await userEvent.click(await screen.findByRole('link', { name: /Quiz/ }))
  expect(selectionStore.getState().selection).toEqual({
    uid: 'u1',
    progressKey: 'p1',
    contentKey: 'c1',
    sectionKey: 's1',
    sectionName: 'Safety',
    taskKey: 't2',
  })
  expect({ ...router.state.location, key: '' }).toMatchObject({ pathname: paths.taskView, search: '', hash: '' })
})

it('completed tasks have a done icon, also if not passed, and the rest a play icon', async () => {
  const taken = { type: 'Practice', complete: true, best: 22, passed: false } as const
  list(aTask({ complete: true }), aTask({ key: 't2', name: 'Quiz', ...taken }), aTask({ key: 't3', name: 'Exam' }))
  await screen.findByText(/^Practice · Taken · not passed · Best 22%$/)
  const icons = [...document.querySelectorAll('svg:is(.lucide-circle-check-big, .lucide-circle-play)')]
  expect(icons.map((icon) => icon.classList.contains('lucide-circle-check-big'))).toEqual([true, true, false])
  // Taken, but no success.
  expect(icons.map((icon) => icon.classList.contains('text-success'))).toEqual([true, false, false])
})

it('an empty section shows a message', async () => {
  list()
  await screen.findByText('Empty Section')
})

it('a Reading is formatted text, and opening it completes it once', async () => {
  open(aView())
  await screen.findByRole('heading', { name: 'Wash' })
  await screen.findByText('Done')
  expect(api.requests('OpenTask')).toHaveLength(1)
  expect(api.requests('OpenTask')[0]).toEqual({
    input: { progressKey: 'p1', contentKey: 'c1', sectionKey: 's1', taskKey: 't1' },
  })
})

it('copying of task text is blocked by keyboard, event, and menu [3.5.27]', async () => {
  open(aView())
  const text = await screen.findByText('Your hands.')
  for (const event of [
    new Event('copy', { bubbles: true, cancelable: true }),
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
    new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true }),
  ]) {
    text.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  }
})

it('a Reading links to the next task, in another content too, and a Practice opens in the test screen', async () => {
  const place = { contentKey: 'c2', sectionKey: 's2', sectionName: 'Hygiene', taskKey: 't9' }
  const next = { ...place, name: 'Gloves', type: 'Practice' as const }
  open(aView({ next }))
  api.reply('TaskView', { taskView: aView({ key: 't9', name: 'Gloves', type: 'Practice', text: null }) })
  await userEvent.click(await screen.findByRole('link', { name: 'Next: Gloves' }))
  await screen.findByRole('heading', { name: 'Gloves' })
  expect(selectionStore.getState().selection).toMatchObject({ progressKey: 'p1', ...place })
  await screen.findByText('The test Gloves')
})

it('a Lecture without a video shows a message, and a completed task is not completed again', async () => {
  open(aView({ type: 'Lecture', text: null, complete: true }))
  await screen.findByText('No Video Uploaded')
  await screen.findByText('Done')
  expect(api.requests('OpenTask')).toEqual([])
})

it('a visit without a chosen task leads to the courses', () => {
  selectProgress('p1')
  expect(open(aView()).router.state.location.pathname).toBe(paths.myCourses)
})

/** Publishes a progress, such as after an administrator ended the course. */
const publish = (progress: ReturnType<typeof aProgress>) => api.publish('OnProgress', { onProgress: progress })
const setClock = (now: number) => act(() => clockStore.setState({ now }))

it("'Course Ended' replaces a section’s tasks as soon as an administrator ends the course", async () => {
  list(aTask())
  await screen.findByRole('list', { name: 'Tasks' })
  publish(aProgress({ key: 'another', endTime: 1 }))
  expect(screen.getByRole('list', { name: 'Tasks' })).toBeTruthy()
  const endTime = Date.now()
  publish(aProgress({ endTime }))
  setClock(endTime + 2000)
  await screen.findByText('Course Ended')
  expect(screen.queryByRole('list', { name: 'Tasks' })).toBeNull()
})

it('a student whose course has ended unheard leaves the task once its subscription is acknowledged', async () => {
  const { router } = open(aView({ type: 'Practice', name: 'Quiz' }))
  await screen.findByText('The test Quiz')
  api.refuse('TaskView', 'course-ended')
  api.reconnect('OnProgress')
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.myCourses)
})

it('a student leaves a task when the course’s time runs out', async () => {
  const endTime = Date.now() + 60_000
  const { router } = open(aView({ progress: aProgress({ endTime }) }))
  await screen.findByRole('heading', { name: 'Wash' })
  setClock(endTime + 1000)
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.myCourses)
})

it('the breadcrumb names the section of a test that was opened directly', async () => {
  api.reply('SectionView', { sectionView: { progress: aProgress(), section, tasks: [] } })
  selectPlace({ progressKey: 'p1', contentKey: 'c1', sectionKey: 's1', taskKey: 't1' })
  open(aView({ type: 'Practice', name: 'Quiz one' }))
  await screen.findByText('The test Quiz one')
  expect(await within(screen.getByRole('navigation')).findByText('Safety')).toBeDefined()
  expect(api.requests('SectionView')).toHaveLength(1)
})

it('the breadcrumbs of a task that does not exist name only what is known', async () => {
  selectPlace({ progressKey: 'p1', contentKey: 'none', sectionKey: 'none', taskKey: 'none' })
  api.refuse('SectionView', 'section-not-found')
  api.refuse('TaskView', 'task-not-found')
  renderScreen(<TaskPage Test={() => null} />, { path: paths.taskView })
  await screen.findByText(progressWords.gone)
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
  expect(crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['My Courses', 'Task'])
})

it('the breadcrumb of a quiz names the quizzes page', async () => {
  selectPlace({ progressKey: 'p1', contentKey: QUIZZES, sectionKey: QUIZZES, taskKey: 'quiz-1' })
  open(aView({ type: 'Practice', name: 'Quiz of 5 questions' }))
  expect(await within(screen.getByRole('navigation')).findByText(progressWords.quizzes)).toBeDefined()
  expect(api.requests('SectionView')).toHaveLength(0)
})

it('a deleted section shows a message and links to the courses', async () => {
  api.refuse('SectionView', 'section-not-found')
  renderScreen(<MyTasksPage />, { path: paths.myTasks })
  await screen.findByText(progressWords.gone)
  expect(screen.getAllByRole('link', { name: 'My Courses' })).toHaveLength(2)
  expect(screen.queryByRole('button', { name: /again/i })).toBeNull()
})

it.each([
  [{ exam: true, running: null }, 2],
  [null, 1],
])('back in the window, a test that another blocks is requested again: %j', async (blockedBy, times) => {
  open(aView({ type: 'Practice', blockedBy }))
  await screen.findByText('The test Article')
  act(() => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await waitFor(() => expect(api.requests('TaskView')).toHaveLength(times))
  focusManager.setFocused(undefined)
})
