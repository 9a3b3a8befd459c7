// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { examPanelWords } from '#domain/messages/exam-panels.ts'
import { examWords } from '#domain/messages/exams.ts'
import { anAdaptive } from '#web/components/exams/testing/a-report.ts'
import {
  api,
  choose,
  moved,
  press,
  setClock,
  setUpAttemptSession,
  show,
  willStart,
} from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aQuestion, aTestView } from './testing/an-attempt.ts'

const HOUR = 3_600_000

const anExam = (facts: Parameters<typeof anAttempt>[0] = {}) =>
  anAttempt({ type: 'AdaptiveNCLEX', total: 85, deadline: Date.now() + 4 * HOUR, adaptive: anAdaptive(), ...facts })

/** The exam after so many questions. */
const after = (currentQuestion: number, facts: Parameters<typeof anAttempt>[0] = {}) =>
  anExam({
    version: currentQuestion + 1,
    currentQuestion,
    question: aQuestion({ id: 200, body: 'And then?' }),
    ...facts,
  })

const beginExam = async (attempt = anExam()) => {
  willStart(attempt)
  const shown = show(aTestView({ type: 'AdaptiveNCLEX', numOfQuestions: null, timeAllowed: null }))
  await press('Start')
  await screen.findByRole('heading', { name: /^Question \d+$/ })
  api.clearRequests()
  return shown
}

setUpAttemptSession()

it('says before the start what an adaptive NCLEX is, in numbers, without a pass grade', async () => {
  show(aTestView({ type: 'AdaptiveNCLEX', numOfQuestions: null, timeAllowed: null, attempts: null }))
  await screen.findByText('85 to 150, 15 of them unscored')
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(facts.slice(1)).toEqual([
    '5 hours, breaks included',
    '2, after 2 hours and 3½ hours',
    'Not possible',
    'Unlimited',
  ])
  expect(screen.getByText(/^Each question is chosen by your answers so far.* From question 85 on/)).toBeTruthy()
  expect(screen.getByText(examPanelWords.notAffiliated)).toBeTruthy()
  expect(screen.queryByText('Pass grade')).toBeNull()
})

it('asks without a total or a verdict, and sends the kind of test with the answer', async () => {
  await beginExam()
  expect(screen.getByText('0 answered of 85 to 150')).toBeTruthy()
  api.replyOnce('MoveTest', moved(after(1), aGraded({ correct: false })))
  await choose(/Airway/)
  await press('Next')
  const heading = await screen.findByRole('heading', { name: 'Question 2' })
  expect(document.activeElement).toBe(heading)
  expect(document.body.textContent).not.toMatch(/Question 2 of/)
  expect(screen.queryByRole('heading', { name: /Correct|Wrong/ })).toBeNull()
  expect(api.requests('MoveTest')).toMatchObject([{ input: { action: 'check', type: 'AdaptiveNCLEX', choice: [0] } }])
})

it('sends no kind of test with the answer of another test', async () => {
  willStart()
  show()
  await press('Start')
  api.replyOnce('MoveTest', moved(anAttempt({ currentQuestion: 1 })))
  await screen.findByRole('heading', { name: 'Question 1 of 2' })
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  const [request] = api.requests('MoveTest')
  expect(request).toMatchObject({ input: { action: 'check' } })
  expect(JSON.stringify(request)).not.toContain('"type"')
})

it.each([
  [84, 84, 85],
  [85, 85, 85],
  [86, 86, 150],
])('fills the bar to the minimum first, then to the maximum: %i answered', async (answered, value, max) => {
  await beginExam(after(answered))
  const bar = screen.getByRole('progressbar', { name: 'Questions answered' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([String(value), String(max)])
})

it('hides the clock and shows it again; for the last 10 minutes it is there by itself and stays', async () => {
  const deadline = Math.ceil(Date.now() / 1000) * 1000 + HOUR
  await beginExam(anExam({ deadline }))
  await press(examWords.hideTime)
  expect(screen.queryByRole('timer')).toBeNull()
  await press(examWords.showTime)
  expect(screen.getByRole('timer', { name: 'Time left' })).toBeTruthy()
  await press(examWords.hideTime)
  setClock(deadline - 10 * 60_000 - 1000)
  expect(screen.queryByRole('timer')).toBeNull()
  setClock(deadline - 10 * 60_000)
  expect(screen.getByRole('timer').textContent).toBe('10:00')
  expect(screen.getByText('Less than 10 minutes left')).toBeTruthy()
  expect(screen.queryByRole('button', { name: examWords.hideTime })).toBeNull()
})

it.each([
  [1, 'You have answered 1 question. A test that ends with fewer than 85 is not passed.'],
  [85, 'You have answered 85 questions, so your ability so far decides whether you pass.'],
])('says what finishing early means after %i questions', async (answered, words) => {
  await beginExam(after(answered))
  await press('Finish early')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(`${words} ${examWords.usedUp}`)
})

it('says where the test goes on elsewhere without a total', async () => {
  const { place } = await beginExam()
  api.publish('OnAttemptMove', { onAttemptMove: { attempt: { ...after(4), ...place } } })
  await screen.findByText(/on another device, now at question 5\. Every answer is saved/)
})

it('lists attempts as passed, not passed, out of time or ended early, without a percent', async () => {
  const past = (n: number, rule: string, answered: number, facts = {}) => {
    const { version, startTime, total, passGrade, maxScore, score } = anAttempt()
    const times = { startTime, deadline: startTime + HOUR, endTime: startTime + HOUR - 1 }
    const adaptive = anAdaptive({ rule, answered, ability: 0.1, error: 0.3, standard: 0 })
    const base = { n, version, total, passGrade, maxScore, score, currentQuestion: answered, grade: 50 }
    return { ...base, ...times, result: 'failing', adaptive, ...facts }
  }
  const { startTime } = anAttempt()
  const history = [
    past(6, 'confidence', 20, { endTime: null, result: null, adaptive: anAdaptive() }),
    past(5, 'confidence', 92, { result: 'passing' }),
    past(4, 'maximum', 150),
    past(3, 'time', 70, { endTime: startTime + HOUR, deadline: startTime }),
    past(2, 'time', 100, { endTime: startTime + HOUR, deadline: startTime, result: 'passing' }),
    past(1, 'time', 3),
  ]
  show(aTestView({ type: 'AdaptiveNCLEX', history, used: 5 }))
  const table = await screen.findByRole('table', { name: 'Your attempts, newest first' })
  const rows = within(table).getAllByRole('row').slice(1)
  const results = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1, 3)
      .map(({ textContent }) => textContent),
  )
  expect(results).toEqual([
    ['20', 'In progress'],
    ['92', 'Passed'],
    ['150', 'Not passed'],
    ['70', 'Out of time: not passed'],
    ['100', 'Out of time: passed'],
    ['3', 'Ended early: not passed'],
  ])
  expect(table.textContent).not.toContain('%')
  expect(within(table).getAllByRole('button', { name: /^Attempt Details, attempt/ })).toHaveLength(5)
  expect(screen.queryByText('Best result')).toBeNull()
})

it('starts once, however often Start is pressed', async () => {
  willStart(anExam())
  show(aTestView({ type: 'AdaptiveNCLEX' }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Start' }))
  await screen.findByRole('heading', { name: 'Question 1' })
  expect(api.requests('StartTest')).toHaveLength(1)
})
