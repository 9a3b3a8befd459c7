// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { DELETED_TEST } from '#domain/attempts/test-task.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { aRunningTest } from '#web/testing/a-running-test.ts'
import { setUpAttemptSession, press, show, setClock, api, willStart } from './testing/an-attempt-session.tsx'
import { aTestView } from './testing/an-attempt.ts'

setUpAttemptSession()

it.each([
  ['Practice', 'Questions error, contact instructor'],
  ['NCLEX', 'Fatal error while starting test, please contact the instructor'],
] as const)('a %s without enough questions in the bank cannot start, and shows why', (type, words) => {
  show(aTestView({ type, poolSuffices: false }))
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
})

it('an adaptive test with too many seen questions cannot start, and shows why', () => {
  show(aTestView({ type: 'AdaptiveNCLEX', poolSuffices: true, examSeen: true, attempts: null, used: 1 }))
  expect(screen.getByText(testingMessages['exam-seen'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Start|again/i })).toBeNull()
  expect(screen.queryByText('Attempts left')).toBeNull()
})

it.each([
  [{ exam: true }, testingMessages['exam-running'], { open: null }, 'Start'],
  [{ exam: true }, testingMessages['exam-running'], { open: 1 }, 'Continue'],
  [{ exam: false }, testingMessages['questions-in-running-test'], { open: null }, 'Start'],
])(
  'another running test (%j) is named with a way to it before anything is pressed',
  async (block, words, facts, name) => {
    const [other] = aRunningTest().runningTests
    const { router } = show(aTestView({ ...facts, blockedBy: { ...block, running: other ?? null } }))
    screen.getByText(words)
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', true)
    await press('Go to 3. Mock exam')
    expect(router.state.location.pathname).toBe(paths.taskView)
  },
)

it('a test can start once the time of the test before it is up, and continue beside one with the same questions', () => {
  const [other] = aRunningTest().runningTests
  const running = other === undefined ? null : { ...other, deadline: Date.now() + 60_000 }
  const { unmount } = show(aTestView({ blockedBy: { exam: true, running } }))
  setClock(Date.now() + 65_000)
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', false)
  unmount()
  show(aTestView({ open: 1, blockedBy: { exam: false, running } }))
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveProperty('disabled', false)
})

it('a deleted test cannot start, and shows that it is gone', () => {
  show(aTestView({ attempts: DELETED_TEST, used: 1 }))
  expect(screen.getByText(testingMessages['test-deleted'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Start|again/i })).toBeNull()
  expect(screen.queryByText('Attempts left')).toBeNull()
})

it('the menu describes the test before it starts, and shows Unlimited without a limit', () => {
  const { unmount } = show(aTestView({ timeAllowed: 60, numOfQuestions: 2 }))
  screen.getByText(
    /^You’ll see the answer and rationale after each question\. .* the clock keeps running if you leave\.$/,
  )
  unmount()
  show(aTestView({ timeAllowed: null, numOfQuestions: null, attempts: null }))
  screen.getByText(/^You’ll get more questions in areas where .* so you can leave and finish later\.$/)
  expect(screen.getAllByText('Unlimited')).toHaveLength(2)
})

it.each([
  // An error thrown by the function arrives in this form.
  ['Lambda:Unhandled', 'Fatal error while creating test. Please refresh page.'],
  ['no-attempts-left', 'You have no more attempts!'],
])('a failed start shows why: %s', async (code, words) => {
  api.refuseOnce('StartTest', code)
  show()
  await press('Start')
  await screen.findByText(words)
})

it('repeated presses of Start begin one test', async () => {
  willStart()
  show()
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start' }))
  await screen.findByRole('heading', { name: /^Question 1 of/ })
  expect(api.operations()).toHaveLength(1)
})

it('an attempt past its deadline has no Continue, and the page reloads to learn how it ended', () => {
  const now = Date.now()
  const running = {
    n: 1,
    version: 2,
    startTime: now - 60_000,
    deadline: now + 60_000,
    endTime: null,
    total: 2,
    currentQuestion: 1,
    score: 1,
    maxScore: null,
    grade: null,
    passGrade: 65,
    result: null,
    adaptive: null,
  }
  const { reload } = show(aTestView({ open: 1, history: [running] }))
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
  setClock(now + 61_000)
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  expect(reload).not.toHaveBeenCalled()
  setClock(now + 65_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

it('the menu is shown if the test of the question on screen before a reload is over', () => {
  window.sessionStorage.setItem('academy.quiet', JSON.stringify(window.location.pathname))
  show(aTestView({ used: 1 }))
  expect(screen.getByRole('button', { name: 'Start again' })).toBeTruthy()
  expect(window.sessionStorage.getItem('academy.quiet')).toBeNull()
})

it('a running test shows the time left, and the last result says that it was not passed', () => {
  const past = { n: 1, version: 1, startTime: 0, deadline: null, endTime: 1, total: 5, currentQuestion: 5 }
  const failed = { ...past, score: 1, maxScore: null, passGrade: 65, grade: 20, result: 'failing', adaptive: null }
  const open = { ...failed, n: 2, deadline: Date.now() + 554_500, endTime: null, grade: null, result: null }
  show(aTestView({ open: 2, used: 2, history: [open, failed] }))
  expect(screen.getByText('Time left').nextSibling?.textContent).toMatch(/^09:1\d$/)
  expect(screen.queryByText('Time allowed')).toBeNull()
  expect(screen.getByText('20% · not passed')).toBeTruthy()
})
