// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { planFeedWords, planFormWords, planMessages, planWords } from '#domain/messages/plan.ts'
import { paths } from '#web/app/paths.ts'
import type { StudyPlanFieldsFragment } from '#generated/operations.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { press } from '#web/testing/actions.ts'
import { aRunningTest } from '#web/testing/a-running-test.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { aPlan, aPlanDay, aPlannedTask } from '#web/testing/a-study-plan.ts'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { PlanPage } from './plan.route.tsx'

const api = mockApi()
setUpScreen()
beforeEach(() => {
  // The plan's today in its time zone.
  clockStore.setState({ offset: Date.UTC(2027, 2, 3, 4) - Date.now() })
})

const shows = (plan: Partial<StudyPlanFieldsFragment> = {}) => api.reply('StudyPlan', { studyPlan: aPlan(plan) })
const open = async () => {
  const { router } = renderScreen(<PlanPage />, { path: paths.studyPlan, at: paths.studyPlan })
  await screen.findByRole('heading', { name: planWords.title })
  return router
}
const weekday = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const openForm = async (button: string = planWords.change, name: string = planFormWords.title) => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('alertdialog', { name }))
}

beforeEach(() => {
  startSession(student)
  api.reply('RunningTests', { runningTests: [] })
  shows()
})

it('the plan lists the work of each week and of each of the next days', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: '14 days until your exam' })).toBeTruthy()
  const weeks = within(screen.getByRole('list', { name: planWords.weeks })).getAllByRole('listitem')
  expect(weeks.map(({ textContent }) => textContent)).toEqual([
    'Mar 3 – Mar 760 new questions, 210 reviews, 2 lessons, 1 test · 9\u00a0hr',
    'Mar 8 – Mar 14No study days',
  ])
  const days = within(screen.getByRole('list', { name: planWords.days })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Thu, Mar 4 Day off',
    'Fri, Mar 5 1\u00a0hr\u00a048\u00a0min12 new questions, 42 reviews, 1 lessonRenal',
  ])
  expect(screen.getByText('31 questions')).toBeTruthy()
})

it.each([
  [{ newADay: 12, wanted: 40 }, planWords.tooMany(1_200, 40, 12)],
  [{ newADay: 0, wanted: 40 }, planWords.nothingNew],
  [{ newADay: 0, wanted: 0 }, planWords.lastDays],
])('the plan explains why it has no more new questions: %o', async (plan, words) => {
  shows(plan)
  await open()
  expect(await screen.findByText(words)).toBeTruthy()
})

it('today is a checklist with links: what is left first, then what is done', async () => {
  shows({
    days: [aPlanDay('2027-03-03', { newItems: 0, reviews: 8, minutes: 25 })],
    newToday: 5,
    tasksToday: [
      aPlannedTask('t1', '1. Hand Hygiene', { done: true }),
      aPlannedTask('t2', '2. Masks'),
      aPlannedTask('t3', '3. Practice', { done: true, failed: true }),
    ],
  })
  const router = await open()
  const today = within(await screen.findByRole('region', { name: 'Today, Mar 3' }))
  expect(today.getByText('About 25 min')).toBeTruthy()
  expect(today.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['8 reviews', paths.dailyReview],
    ['2.2 Masks', paths.taskView],
    ['5 new questions, done', paths.quizzes('p1')],
    ['2.1 Hand Hygiene, done', paths.taskView],
    [`2.3 Practice, done${planWords.failed}`, paths.taskView],
  ])
  // A failed test is no success.
  const isGreen = (name: RegExp) => today.getByRole('link', { name }).querySelector('.text-success') !== null
  expect([isGreen(/Hand Hygiene/), isGreen(/Practice/)]).toEqual([true, false])
  // The day's questions are answered.
  expect(today.queryByRole('button')).toBeNull()
  await userEvent.click(today.getByRole('link', { name: '2.2 Masks' }))
  expect(router.state.location.pathname).toBe(paths.taskView)
  expect(selectionStore.getState().selection).toMatchObject({ progressKey: 'p1', sectionKey: 's2', taskKey: 't2' })
})

it.each([
  ['Start today’s 12 questions', 12, { newItems: 12 }, {}],
  // A quiz has at least five questions, unless fewer are left.
  ['Start a quiz of 5 new questions', 5, { newItems: 2 }, {}],
  ['Start today’s 3 questions', 5, { newItems: 3 }, { unseen: 3 }],
])('%s starts a quiz of questions not answered yet', async (name, questions, day, plan) => {
  shows({ days: [aPlanDay('2027-03-03', day)], ...plan })
  const router = await open()
  api.reply('StartQuiz', { startQuiz: { taskKey: 'quiz-1' } })
  await userEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.taskView))
  expect(selectionStore.getState().selection).toMatchObject({ progressKey: 'p1', taskKey: 'quiz-1' })
  expect(api.requests('StartQuiz')).toMatchObject([
    { input: { progressKey: 'p1', form: { questions, mode: 'tutor', filter: { statuses: ['unused', 'omitted'] } } } },
  ])
})

it('a day whose questions are all in an unfinished quiz starts no other', async () => {
  await open()
  api.refuse('StartQuiz', 'quiz-finds-nothing')
  await userEvent.click(await screen.findByRole('button', { name: planWords.startAll(12) }))
  expect(await screen.findByText(planWords.noneLeft)).toBeTruthy()
})

it('a running quiz of the course is resumed instead of starting another', async () => {
  const quiz = { progressKey: 'p1', taskKey: 'quiz-7', name: 'Quiz of 12 new questions' }
  api.reply('RunningTests', { runningTests: aRunningTest().runningTests.map((test) => ({ ...test, ...quiz })) })
  await open()
  const today = within(await screen.findByRole('region', { name: new RegExp(`^${planWords.today}`) }))
  await today.findByRole('button', { name: 'Resume Quiz of 12 new questions' })
  expect(today.queryByRole('button', { name: /^Start/ })).toBeNull()
})

it('work of a course that has not started is shown without links', async () => {
  const task = aPlannedTask('t9', '1. Later (Other course)', { progressKey: null })
  shows({
    quizCourse: null,
    tasksToday: [task],
    days: [aPlanDay('2027-03-03'), aPlanDay('2027-03-04', { tasks: [task] })],
  })
  await open()
  expect(await screen.findAllByText('2.1 Later (Other course)')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: /Later/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Start/ })).toBeNull()
})

it.each([
  ['Day off', aPlanDay('2027-03-03', { free: true, newItems: 0, reviews: 0 })],
  ['Nothing planned', aPlanDay('2027-03-03', { newItems: 0, reviews: 0 })],
])('a day without work is named: %s', async (text, day) => {
  shows({ days: [day] })
  await open()
  expect(within(await screen.findByRole('region', { name: 'Today, Mar 3' })).getByText(text)).toBeTruthy()
})

it('a day whose work is done says so', async () => {
  const day = aPlanDay('2027-03-03', { newItems: 0, reviews: 0 })
  shows({ days: [day], tasksToday: [aPlannedTask('t1', '1. Hand Hygiene', { done: true })] })
  await open()
  expect(await screen.findByText(planWords.allDone)).toBeTruthy()
})

it('a plan that access cuts short says when, with a way to more time', async () => {
  shows({ accessUntil: '2027-03-10' })
  await open()
  expect(await screen.findByText(/Your access ends on Mar 10, before your exam/)).toBeTruthy()
  expect(screen.getByRole('link', { name: planWords.extend }).getAttribute('href')).toBe(paths.contact)
})

it('a plan that continues with a course not started yet says which to start, and by when', async () => {
  shows({ accessUntil: '2027-03-10', startNext: 'RN Review' })
  await open()
  expect(await screen.findByText(planWords.startNext('Mar 10', 'RN Review'))).toBeTruthy()
  expect(screen.getByRole('link', { name: planWords.openCourses }).getAttribute('href')).toBe(paths.myCourses)
})

it('a student without a plan is offered the device’s time zone', async () => {
  shows({ state: 'examDayMissing', examDay: null, weeks: [], days: [], settingsVersion: 0, version: 0 })
  const dialog = await openForm(planWords.begin, planFormWords.firstTitle)
  const zone = dialog.getByLabelText<HTMLSelectElement>(planFormWords.timeZone)
  expect(zone.value).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
})

it('an invalid value shows its error at the field and is not sent', async () => {
  const dialog = await openForm()
  for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
    await userEvent.click(weekday(name))
  const { missing, over, far } = planFormWords.wrong.examDay
  for (const [examDay, message] of [
    ['', missing],
    ['2027-03-03', over],
    ['2035-03-03', far],
  ] as const) {
    await userEvent.clear(dialog.getByLabelText(planFormWords.examDay))
    if (examDay !== '') await userEvent.type(dialog.getByLabelText(planFormWords.examDay), examDay)
    await userEvent.click(dialog.getByRole('button', { name: planFormWords.save }))
    expect(dialog.getByText(message)).toBeTruthy()
  }
  expect(dialog.getByText(planFormWords.wrong.freeWeekdays)).toBeTruthy()
  // Fixed errors disappear; the others stay.
  await userEvent.click(weekday('Monday'))
  expect(dialog.queryByText(planFormWords.wrong.freeWeekdays)).toBeNull()
  expect(dialog.getByText(far)).toBeTruthy()
  expect(api.requests('UpdateStudyPlan')).toEqual([])
})

it('the exam day is checked in the chosen time zone', async () => {
  const dialog = await openForm()
  await userEvent.clear(dialog.getByLabelText(planFormWords.examDay))
  await userEvent.type(dialog.getByLabelText(planFormWords.examDay), '2027-03-03')
  await userEvent.selectOptions(dialog.getByLabelText(planFormWords.timeZone), 'America/New_York')
  api.refuse('UpdateStudyPlan', 'network')
  await userEvent.click(dialog.getByRole('button', { name: planFormWords.save }))
  // In that time zone it is March 2.
  expect(dialog.queryByText(planFormWords.wrong.examDay.over)).toBeNull()
  expect(api.requests('UpdateStudyPlan')).toHaveLength(1)
})

it('changes from another window are shown, and nothing is saved', async () => {
  const dialog = await openForm()
  await userEvent.click(weekday('Tuesday'))
  api.refuse('UpdateStudyPlan', 'study-plan-changed')
  shows({ freeWeekdays: [3], version: 4 })
  await userEvent.click(dialog.getByRole('button', { name: planFormWords.save }))
  expect(await dialog.findByText(planMessages['study-plan-changed'])).toBeTruthy()
  await waitFor(() => expect(weekday('Wednesday').checked).toBe(true))
  expect(weekday('Tuesday').checked).toBe(false)
})

it('typed values survive a lost connection, and repeated presses send them once', async () => {
  const dialog = await openForm()
  await userEvent.click(weekday('Tuesday'))
  api.refuseOnce('UpdateStudyPlan', 'network')
  await userEvent.click(dialog.getByRole('button', { name: planFormWords.save }))
  expect(await dialog.findByText(failureMessages.network)).toBeTruthy()
  expect(weekday('Tuesday').checked).toBe(true)
  api.reply('UpdateStudyPlan', { updateStudyPlan: aPlan({ freeWeekdays: [0, 2], version: 4 }) })
  await userEvent.dblClick(dialog.getByRole('button', { name: planFormWords.save }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(api.requests('UpdateStudyPlan')).toHaveLength(2)
})

it('a past exam day shows that it is over', async () => {
  shows({ state: 'examDayOver', weeks: [], days: [] })
  await open()
  expect(await screen.findByText(planWords.overText)).toBeTruthy()
  expect(screen.getByRole('button', { name: planWords.begin })).toBeTruthy()
})

it('a student without a course has nothing to plan', async () => {
  shows({ state: 'noCourse', weeks: [], days: [] })
  await open()
  expect(await screen.findByText(planWords.noCourseText)).toBeTruthy()
  expect(screen.getByRole('link', { name: planWords.back }).getAttribute('href')).toBe(paths.myCourses)
})

it('a failed load can be retried', async () => {
  api.refuse('StudyPlan', 'network')
  await open()
  await screen.findByRole('button', { name: 'Try again' })
  shows()
  await press('Try again')
  expect(await screen.findByRole('heading', { name: '14 days until your exam' })).toBeTruthy()
})

const FEED = 'https://calendar.example/?u=u1&n=1&s=abc'

it('the calendar address can be copied and removed', async () => {
  shows({ feedUrl: FEED })
  await open()
  await userEvent.setup().click(await screen.findByRole('button', { name: planFeedWords.copy }))
  expect(await screen.findByRole('button', { name: planFeedWords.copied })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(FEED)
  await press(planFeedWords.remove)
  const remove = within(await screen.findByRole('alertdialog', { name: planFeedWords.removeTitle }))
  api.reply('ChangePlanFeed', { changePlanFeed: aPlan({ version: 4 }) })
  await userEvent.dblClick(remove.getByRole('button', { name: planFeedWords.remove }))
  expect(await screen.findByRole('button', { name: planFeedWords.create })).toBeTruthy()
  expect(api.requests('ChangePlanFeed')).toEqual([{ input: { on: false, version: 3 } }])
})

it('an address changed in another window is reported and shown', async () => {
  await open()
  await screen.findByRole('button', { name: planFeedWords.create })
  api.refuse('ChangePlanFeed', 'study-plan-changed')
  shows({ feedUrl: FEED, version: 4 })
  await press(planFeedWords.create)
  expect(await screen.findByText(planMessages['study-plan-changed'])).toBeTruthy()
  expect((await screen.findByLabelText<HTMLInputElement>(planFeedWords.address)).value).toBe(FEED)
})
