// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { examWords } from '#domain/messages/exams.ts'
import { anAdaptive } from '#web/components/exams/testing/a-report.ts'
import {
  api,
  begin,
  choose,
  moved,
  press,
  setClock,
  setUpAttemptSession,
  show,
  willStart,
} from '#web/features/attempts/testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aQuestion, aTestView } from '#web/features/attempts/testing/an-attempt.ts'

const HOUR = 3_600_000

const anExam = (facts: Parameters<typeof anAttempt>[0] = {}) =>
  anAttempt({ type: 'AdaptiveNCLEX', total: 85, deadline: Date.now() + 4 * HOUR, adaptive: anAdaptive(), ...facts })

/** The exam after `currentQuestion` questions. */
const after = (currentQuestion: number, facts: Parameters<typeof anAttempt>[0] = {}) =>
  anExam({
    version: currentQuestion + 1,
    currentQuestion,
    question: aQuestion({ id: 200, body: 'And then?' }),
    ...facts,
  })

const beginExam = async (attempt = anExam(), attempts: number | null = 3) => {
  willStart(attempt)
  const shown = show(aTestView({ type: 'AdaptiveNCLEX', numOfQuestions: null, timeAllowed: null, attempts }))
  await press('Start')
  await screen.findByRole('heading', { name: /^Question \d+$/ })
  api.clearRequests()
  return shown
}

setUpAttemptSession()

it.each([
  ['AdaptiveNCLEX', 'Next', 'Question 2', 'AdaptiveNCLEX'],
  ['Practice', 'Check', 'Question 2 of 2', undefined],
] as const)('an answer carries the type of an adaptive test only: %s', async (type, button, name, kind) => {
  const exam = type === 'AdaptiveNCLEX'
  await (exam ? beginExam() : begin())
  api.replyOnce('MoveTest', exam ? moved(after(1), aGraded()) : moved(anAttempt({ currentQuestion: 1 })))
  await choose(/Airway/)
  await press(button)
  await screen.findByRole('heading', { name })
  expect(api.requests('MoveTest').map(({ input }) => input.type)).toEqual([kind])
})

it.each([
  [84, 84, 85],
  [85, 85, 85],
  [86, 86, 150],
])('the bar runs to the minimum first, then to the maximum: %i answered', async (answered, value, max) => {
  await beginExam(after(answered))
  const bar = screen.getByRole('progressbar', { name: 'Questions answered' })
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual([String(value), String(max)])
})

it('the clock can be hidden, and always shows for the last 10 minutes', async () => {
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
  [1, 'You’ve answered 1 question. You need at least 85 to pass.'],
  [85, 'You’ve answered 85 questions, so your ability so far decides whether you pass.'],
])('the dialog explains what finishing early means after %i questions', async (answered, words) => {
  await beginExam(after(answered))
  await press('Finish early')
  expect((await screen.findByRole('alertdialog')).textContent).toContain(`${words} ${examWords.usedUp}`)
})

it('the dialog says that an attempt is used only if attempts are limited', async () => {
  await beginExam(after(1), null)
  await press('Finish early')
  const { textContent } = await screen.findByRole('alertdialog')
  expect(textContent).toContain(examWords.ends)
  expect(textContent).not.toContain(examWords.usedUp)
})

it('the message of a test on another device has its question but no total', async () => {
  const { place } = await beginExam()
  api.publish('OnAttemptMove', { onAttemptMove: { attempt: { ...after(4), ...place } } })
  await screen.findByText(/on another device, now at question 5\. Your answers are saved/)
})
