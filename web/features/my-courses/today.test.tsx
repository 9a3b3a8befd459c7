// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { planWords } from '#domain/messages/plan.ts'
import { todayWords } from '#domain/messages/today.ts'
import type { CourseCardFieldsFragment, StudyPlanFieldsFragment } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { aRunningTest } from '#web/testing/a-running-test.ts'
import { aPlan, aPlanDay } from '#web/testing/a-study-plan.ts'
import { anActivity } from '#web/testing/an-activity.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { MyCoursesPage } from './my-courses.route.tsx'

const api = mockApi()
const aNext = (taskKey: string, name: string) => ({
  ...{ contentKey: 'c1', sectionKey: 's2', sectionName: '2. Conditions', taskKey, name, type: 'Practice' as const },
})
const overview = {
  ...{ completed: 5, total: 21, lastActivity: 1_000, average: null, best: null },
  next: aNext('t3', '3. Practice: Medication safety'),
}
const answer = (...items: CourseCardFieldsFragment[]) =>
  api.reply('MyProgress', { myProgress: { items, nextToken: null } })
const plans = (plan: Partial<StudyPlanFieldsFragment>) => api.reply('StudyPlan', { studyPlan: aPlan(plan) })
const today = async () => within(await screen.findByRole('region', { name: todayWords.title }))
const show = () => renderScreen(<MyCoursesPage />, { path: paths.myCourses })
const shown = async () => {
  const { router } = show()
  return { router, inToday: await today() }
}
const rows = async (inToday: Awaited<ReturnType<typeof today>>) =>
  within(await inToday.findByRole('list', { name: todayWords.plan }))
    .getAllByRole('listitem')
    .map((row) => [row.textContent, row.querySelector('a')?.getAttribute('href')])

setUpScreen()
beforeEach(() => {
  startSession(student)
  clockStore.setState({ offset: 0, now: Date.now() })
  answer(aProgress({ overview }))
  api.reply('MyCourseNotices', { myCourseNotices: [], dueReviews: 12 })
  api.reply('RunningTests', { runningTests: [] })
  api.reply('MyActivity', { myActivity: anActivity() })
  plans({ days: [aPlanDay('2027-03-03')], tasksToday: [] })
})

it('shows the countdown, the streak, the next task, and the daily review', async () => {
  const { router, inToday } = await shown()
  await inToday.findByText('14 days until your exam · 3 days in a row')
  expect((await inToday.findByRole('link', { name: 'Review 12 cards' })).getAttribute('href')).toBe(paths.reviews('p1'))
  await userEvent.click(await inToday.findByRole('link', { name: 'Start 2.3 Practice: Medication safety' }))
  expect(router.state.location.pathname).toBe(paths.taskView)
  expect(selectionStore.getState().selection).toMatchObject({ progressKey: 'p1', sectionKey: 's2', taskKey: 't3' })
  expect(api.requests('StudyPlan')).toHaveLength(1)
  expect(api.requests('MyActivity')).toHaveLength(1)
})

it('continues with the course studied last, and names it', async () => {
  answer(
    aProgress({ key: 'p1', name: 'Old', overview }),
    aProgress({
      key: 'p2',
      name: 'Recent',
      overview: { ...overview, lastActivity: 9_000, next: aNext('t1', '1. Safety') },
    }),
  )
  const { inToday } = await shown()
  const link = await inToday.findByRole('link', { name: 'Start 2.1 Safety' })
  expect(link.getAttribute('aria-describedby')).toBe(inToday.getByText('Recent').id)
  expect(inToday.getByRole('link', { name: /^Review/ }).getAttribute('href')).toBe(paths.reviews('p2'))
})

it('a running test comes before the next task', async () => {
  api.reply('RunningTests', aRunningTest())
  const { router, inToday } = await shown()
  const resume = await inToday.findByRole('button', { name: 'Resume 3. Mock exam' })
  expect(inToday.queryByRole('link', { name: /^Start/ })).toBeNull()
  await userEvent.click(resume)
  expect(router.state.location.pathname).toBe(paths.taskView)
  expect(selectionStore.getState().selection).toMatchObject({ progressKey: 'p9', taskKey: 't9' })
})

it('once every task is done, the daily review is next', async () => {
  answer(aProgress({ overview: { ...overview, completed: 21, next: null } }))
  const { inToday } = await shown()
  await inToday.findByText(todayWords.everyTaskDone)
  expect(inToday.getByRole('link', { name: 'Review 12 cards' }).className).toContain('button--primary')
})

it('the link to reviews says that none are due', async () => {
  api.reply('MyCourseNotices', { myCourseNotices: [], dueReviews: 0 })
  const { inToday } = await shown()
  expect(await inToday.findByRole('link', { name: todayWords.noReviews })).toHaveProperty(
    'pathname',
    paths.reviews('p1'),
  )
})

it('the plan lists what is left before what is done, with links', async () => {
  plans({
    days: [aPlanDay('2027-03-03', { newItems: 0 })],
    newToday: 5,
    tasksToday: [
      { progressKey: 'p1', task: aNext('t1', '1. Washing hands'), done: true, failed: false },
      { progressKey: 'p1', task: aNext('t2', '2. Masks'), done: false, failed: false },
      { progressKey: null, task: aNext('t9', '1. Later (Other course)'), done: false, failed: false },
    ],
  })
  const { inToday } = await shown()
  expect(await rows(inToday)).toEqual([
    ['2.2 Masks', paths.taskView],
    ['2.1 Later (Other course)', undefined],
    ['5 new questions, done', paths.quizzes('p1')],
  ])
  expect(inToday.getByRole('link', { name: '1 more in your plan' }).getAttribute('href')).toBe(paths.studyPlan)
  await userEvent.click(inToday.getByRole('link', { name: '2.2 Masks' }))
  expect(selectionStore.getState().selection).toMatchObject({ progressKey: 'p1', taskKey: 't2' })
})

it('a finished plan is one line', async () => {
  plans({ days: [aPlanDay('2027-03-03', { newItems: 0 })], newToday: 5, tasksToday: [] })
  const { inToday } = await shown()
  await inToday.findByText('Done for today')
  expect(inToday.queryByRole('list', { name: todayWords.plan })).toBeNull()
})

it('counts the new questions that are left', async () => {
  plans({ days: [aPlanDay('2027-03-03', { newItems: 7 })], newToday: 5 })
  expect(await rows((await shown()).inToday)).toEqual([['7 new questions', paths.quizzes('p1')]])
})

it.each([
  [true, todayWords.dayOff],
  [false, todayWords.nothing],
])('a day without work (free: %s) is named', async (free, text) => {
  plans({ days: [aPlanDay('2027-03-03', { free, newItems: 0 })] })
  const { inToday } = await shown()
  await inToday.findByText(text)
  expect(inToday.getByRole('link', { name: todayWords.seePlan })).toBeTruthy()
})

it('without an exam date, one link leads to the plan', async () => {
  plans({ state: 'examDayMissing', examDay: null, days: [], weeks: [] })
  api.reply('MyActivity', { myActivity: anActivity({ days: [] }) })
  const { inToday } = await shown()
  const link = await inToday.findByRole('link', { name: todayWords.setExamDate })
  expect(link.getAttribute('href')).toBe(paths.studyPlan)
  expect(inToday.queryByText(/until your exam|in a row/)).toBeNull()
})

it.each(['StudyPlan', 'MyActivity', 'RunningTests', 'MyCourseNotices'] as const)(
  'a failure of %s leaves the other parts and the courses, without a message',
  async (operation) => {
    api.refuse(operation, 'action-unknown')
    const { inToday } = await shown()
    await waitFor(() => expect(api.requests(operation)).not.toEqual([]))
    await inToday.findByRole('link', { name: 'Start 2.3 Practice: Medication safety' })
    await inToday.findByRole('link', { name: operation === 'MyCourseNotices' ? 'Daily review' : 'Review 12 cards' })
    if (operation === 'StudyPlan') await inToday.findByRole('link', { name: todayWords.seePlan })
    else await inToday.findByText(new RegExp(planWords.until(14)))
    expect(inToday.getByRole('heading', { name: todayWords.title })).toBeTruthy()
    expect(screen.getByRole('article', { name: 'RN Review Online' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

it.each([
  ['without a course', []],
  ['before a course has started', [aProgress({ endTime: 0 })]],
])('there is no Today, and nothing is requested for it, %s', async (_, courses) => {
  answer(...courses)
  show()
  await screen.findByRole('tab', { name: 'Active' })
  expect(screen.queryByRole('region', { name: todayWords.title })).toBeNull()
  expect(api.operations()).not.toContain('StudyPlan')
  expect(api.operations()).not.toContain('RunningTests')
})
