// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { studentViewMessages, studentViewWords as words } from '#domain/messages/student-views.ts'
import type { ViewedTaskQuery } from '#generated/operations.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { aProgress, DAY_MS } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { admin } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { adminRoutes } from '../routing/admin-routes.ts'

const COURSES = '/view-as/s1'
const COURSE = '/view-as/s1/p1'
const SECTION = '/view-as/s1/p1/c1/x1'
const TASK = '/view-as/s1/p1/c1/x1/t1'

const api = mockApi()
const viewedTask = (facts: Partial<ViewedTaskQuery['viewedTask']> = {}): ViewedTaskQuery['viewedTask'] => ({
  progress: aProgress(),
  key: 't1',
  name: 'Warm-Up',
  type: 'Practice',
  text: null,
  numOfQuestions: 10,
  range: { least: 10, most: 10, perArea: false },
  minQuestions: null,
  maxQuestions: null,
  timeAllowed: 15,
  attempts: 3,
  passGrade: 70,
  poolSuffices: true,
  examSeen: null,
  used: 1,
  open: 1,
  complete: false,
  history: [{ n: 1, grade: 80, deadline: 5 }],
  watched: null,
  ...facts,
})
const aTask = (key: string, complete: boolean) => ({
  ...{ key, name: `Task ${key}`, type: 'Practice' as const, complete },
  ...{
    used: 0,
    open: null,
    best: null,
    passed: null,
    minutes: 15,
    range: { least: 10, most: 10, perArea: false },
    watched: null,
  },
})
const aSection = (facts = {}) => ({
  ...{ key: 'x1', contentKey: 'c1', name: 'Safety', instructions: 'Read first.', total: 2, completed: 2 },
  ...facts,
})
const notice = {
  ...{ key: 'n1', progressKey: 'p1', kind: 'message' as const, subject: 'Room', text: 'Bring a pen', createdOn: 5 },
}
/** A completed course that is still running and has a receipt, one that hasn't started, and one that is over. */
const courses = [
  aProgress({ complete: true, paymentKey: 'pay1', completedOn: 5, startedOn: 4 }),
  aProgress({ key: 'p2', name: 'PN Review Online', endTime: 0 }),
  aProgress({ key: 'p3', name: 'Old Review', endTime: 5 }),
]
/** All tasks are done, so the student's own screen would have a button to mark the course completed. */
const viewedCourse = {
  progress: aProgress(),
  contents: [
    {
      ...{ key: 'c1', name: 'Foundations', instructions: 'In order.', descText: '<p>About it</p>' },
      sections: [{ ...aSection(), outline: [aTask('t1', true), aTask('t2', true)] }],
    },
  ],
}

setUpScreen()
beforeEach(() => {
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  clockStore.setState({ offset: 0, now: Date.now() })
  endSession()
  startSession(admin)
  let opened = 0
  api.reply('OpenStudentView', ({ uid }) => {
    opened += 1
    const until = Date.now() + 3_600_000
    return { openStudentView: { key: `view-${opened}`, uid, firstName: 'Nora', lastName: 'Newman', until } }
  })
  api.reply('ViewedCourses', { viewedCourses: { items: courses, notices: [notice], nextToken: null } })
  api.reply('ViewedCourse', { viewedCourse })
  api.reply('ViewedSection', {
    viewedSection: { progress: aProgress(), section: aSection(), tasks: [aTask('t1', true), aTask('t2', false)] },
  })
  api.reply('ViewedTask', { viewedTask: viewedTask() })
})

const show = (address: string) => renderAt(address, [...adminRoutes, { path: '*', element: <p>Somewhere else</p> }])
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const messages = () => messageStore.getState().messages.map(({ text }) => text)
const nameOf = (element: HTMLElement) => element.textContent.trim()

type Screen = {
  address: string
  query: 'ViewedCourses' | 'ViewedCourse' | 'ViewedSection' | 'ViewedTask'
  title: string
  loading: string
  waiting: string
  /** The screen's buttons, none of which writes. */
  buttons: readonly string[]
  variables: Record<string, unknown>
}
const place = { progressKey: 'p1', contentKey: 'c1', sectionKey: 'x1' }
const SCREENS: readonly Screen[] = [
  {
    ...{ address: COURSES, query: 'ViewedCourses', title: 'My Courses of Nora Newman' },
    ...{ loading: 'Loading the courses', waiting: 'My Courses of Nora Newman' },
    buttons: ['Continue'],
    variables: { nextToken: null },
  },
  {
    ...{ address: COURSE, query: 'ViewedCourse', title: 'RN Review Online' },
    ...{ loading: 'Loading the course', waiting: 'Course' },
    buttons: [],
    variables: { progressKey: 'p1' },
  },
  {
    ...{ address: SECTION, query: 'ViewedSection', title: 'Safety' },
    ...{ loading: 'Loading the tasks', waiting: 'Section' },
    buttons: [],
    variables: place,
  },
  {
    ...{ address: TASK, query: 'ViewedTask', title: 'Warm-Up' },
    ...{ loading: 'Loading the task', waiting: 'Task' },
    buttons: [],
    variables: { ...place, taskKey: 't1' },
  },
]

describe.each(SCREENS)('$address', ({ address, query, title, loading, waiting, buttons, variables }) => {
  it('shows that the view opens, then that it loads, and reads through the view', async () => {
    const opening = api.hold('OpenStudentView')
    const asking = api.hold(query)
    show(address)
    expect(await screen.findByText(words.opening)).toBeTruthy()
    expect(api.requests(query)).toEqual([])
    const until = Date.now() + 3_600_000
    await opening.reply({ openStudentView: { key: 'v', uid: 's1', firstName: 'Nora', lastName: 'Newman', until } })
    await heading(waiting)
    expect(screen.getAllByText(new RegExp(loading)).length).toBeGreaterThan(0)
    expect(api.requests(query)).toEqual([{ uid: 's1', view: 'v', ...variables }])
    await asking.refuse('network')
    expect(await screen.findByText(failureMessages.network)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await heading(title)
  })

  it('shows whose it is, has no button and no link that writes, and sends nothing that does', async () => {
    show(address)
    await heading(title)
    const banner = screen.getByRole('complementary', { name: words.open })
    expect(banner.textContent).toContain(words.banner('Nora Newman'))
    expect(within(banner).getByRole('link', { name: words.leave }).getAttribute('href')).toBe('/users/s1')
    await waitFor(() => expect(screen.queryAllByRole('button', { hidden: true }).map(nameOf)).toEqual(buttons))
    expect(screen.queryByText(new RegExp(loading))).toBeNull()
    const ways = screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href') ?? '')
    const allowed = /^(\/view-as\/s1|\/users\/s1$|\/progress\/s1|#)/
    expect(ways.filter((way) => !allowed.test(way))).toEqual([])
    expect(api.operations().filter((name) => !name.startsWith('Viewed'))).toEqual(['OpenStudentView'])
  })

  it('shows a message when the view ends while it is open', async () => {
    show(address)
    await heading(title)
    api.refuseOnce(query, 'view-not-open')
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'student-view' })
    expect((await screen.findByRole('alert')).textContent).toContain(studentViewMessages['view-not-open'])
  })
})

it('a deleted student leads to the list of users', async () => {
  api.refuse('OpenStudentView', 'student-not-found')
  api.reply('UserList', { users: { items: [], total: 0, page: 1 } })
  const router = show(TASK)
  await waitFor(() => expect(router.state.location.pathname).toBe('/users'))
  expect(messages()).toEqual(['ERROR: Student not found'])
  expect(api.requests('ViewedTask')).toEqual([])
})

it('a former administrator sees a refusal instead of the screen', async () => {
  api.refuse('OpenStudentView', 'not-allowed')
  show(TASK)
  expect(await screen.findByText(failureMessages['not-allowed'])).toBeTruthy()
  expect(api.requests('ViewedTask')).toEqual([])
})

describe('a student who is deleted while the view is open', () => {
  it.each([COURSE, SECTION, TASK])(
    'leads from %s to My Courses and from there to the list of users',
    async (address) => {
      for (const query of ['ViewedCourse', 'ViewedSection', 'ViewedTask'] as const)
        api.refuse(query, 'progress-not-found')
      api.refuse('ViewedCourses', 'student-not-found')
      api.reply('UserList', { users: { items: [], total: 0, page: 1 } })
      const router = show(address)
      await waitFor(() => expect(router.state.location.pathname).toBe('/users'))
      expect(messages()).toContain('ERROR: Student not found')
    },
  )
})

it('one view covers all its screens, and a return after leaving opens another', async () => {
  const router = show(COURSES)
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  await heading('RN Review Online')
  expect(router.state.location.pathname).toBe(COURSE)
  expect(api.requests('OpenStudentView')).toHaveLength(1)
  await router.navigate('/elsewhere')
  await screen.findByText('Somewhere else')
  await router.navigate(COURSES)
  await heading('My Courses of Nora Newman')
  const requests = api.requests('OpenStudentView')
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(2)
})

it('every page of courses can be loaded', async () => {
  api.reply('ViewedCourses', ({ nextToken }) => ({
    viewedCourses: nextToken
      ? { items: [aProgress({ key: 'p9', name: 'Later Review' })], notices: [], nextToken: null }
      : { items: courses, notices: [], nextToken: 'next' },
  }))
  show(COURSES)
  await userEvent.click(await screen.findByRole('button', { name: /more/i }))
  await screen.findByRole('heading', { name: 'Later Review' })
  expect(api.requests('ViewedCourses').map(({ nextToken }) => nextToken)).toEqual([null, 'next'])
})

it('a task shows what the student sees, and no question', async () => {
  const router = show(TASK)
  await heading('Warm-Up')
  expect(screen.getByText(words.running)).toBeTruthy()
  expect(screen.getByRole('link', { name: words.attempts }).getAttribute('href')).toBe('/progress/s1/p1/x1')
  api.reply('ViewedTask', {
    viewedTask: viewedTask({ key: 't2', name: 'Article', type: 'Reading', text: '<p>Hands</p>' }),
  })
  await router.navigate('/view-as/s1/p1/c1/x1/t2')
  expect((await screen.findByRole('article', { name: 'Article' })).textContent).toBe('Hands')
  api.reply('ViewedTask', { viewedTask: viewedTask({ key: 't3', name: 'Film', type: 'Lecture' }) })
  await router.navigate('/view-as/s1/p1/c1/x1/t3')
  expect(await screen.findByText(words.notWatched)).toBeTruthy()
  expect(screen.getByText(words.lecture)).toBeTruthy()
})

it('an ended course leads away, as it does for the student', async () => {
  api.reply('ViewedCourse', {
    viewedCourse: { ...viewedCourse, progress: aProgress({ endTime: Date.now() - DAY_MS }) },
  })
  const router = show(COURSE)
  await heading('My Courses of Nora Newman')
  expect(router.state.location.pathname).toBe(COURSES)
})
