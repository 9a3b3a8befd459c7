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
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { aPlan } from '#web/testing/a-study-plan.ts'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { PlanPage } from './plan.route.tsx'

const api = mockApi()
setUpScreen()
beforeEach(() => {
  // The plan's today in its time zone.
  clockStore.setState({ offset: Date.UTC(2027, 2, 3, 4) - Date.now() })
})

const shows = (plan: Partial<StudyPlanFieldsFragment> = {}) => api.reply('StudyPlan', { studyPlan: aPlan(plan) })
const open = async () => {
  renderScreen(<PlanPage />, { path: paths.studyPlan, at: paths.studyPlan })
  await screen.findByRole('heading', { name: planWords.title })
}
const weekday = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const openForm = async (button: string = planWords.change) => {
  await open()
  await userEvent.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('alertdialog', { name: planFormWords.title }))
}

beforeEach(() => {
  startSession(student)
  shows()
})

it('the plan lists the work of each week and of each of the next days', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: '14 days until your exam' })).toBeTruthy()
  const weeks = within(screen.getByRole('list', { name: planWords.weeks })).getAllByRole('listitem')
  expect(weeks.map(({ textContent }) => textContent)).toEqual([
    'Mar 3 – Mar 760 new questions, 210 reviews, 2 lessons, 1 test · 9\u00a0h',
    'Mar 8 – Mar 14No study days',
  ])
  const days = within(screen.getByRole('list', { name: planWords.days })).getAllByRole('listitem')
  expect(days.map(({ textContent }) => textContent)).toEqual([
    'Today, Mar 312 new questions, 42 reviews, 1 lesson · Renal1.8\u00a0h',
    'Thu, Mar 4Free',
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

it('a student without a plan is offered the device’s time zone', async () => {
  shows({ state: 'examDayMissing', examDay: null, weeks: [], days: [], settingsVersion: 0, version: 0 })
  const dialog = await openForm(planWords.begin)
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
