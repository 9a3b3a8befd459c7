// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testResultWords } from '#domain/messages/test-result.ts'
import { testingMessages, testingWords, testNotices } from '#domain/messages/testing.ts'
import {
  atSecond,
  begin,
  setUpAttemptSession,
  choose,
  finished,
  finishWith,
  moved,
  press,
  setClock,
  api,
} from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt } from './testing/an-attempt.ts'

setUpAttemptSession()

it('a late answer ends the attempt', async () => {
  await begin()
  const message = testingMessages['time-is-up']
  api.refuseOnce('MoveTest', 'time-is-up', { attempt: finished() })
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Test finished' })
  expect(screen.getByText(message)).toBeTruthy()
})

it('the clock counts down to the deadline with hours only above zero, and ends the test once with a message', async () => {
  const deadline = Math.ceil(Date.now() / 1000) * 1000 + 3_700_000
  await begin(anAttempt({ deadline, startTime: deadline - 7_200_000 }))
  setClock(deadline - 3_661_000)
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('01:01:01')
  setClock(deadline - 299_000)
  expect(screen.getByRole('timer').textContent).toBe('04:59')
  expect(screen.getByText('Less than 5 minutes left')).toBeTruthy()
  api.replyOnce('MoveTest', moved(finished({ currentQuestion: 0, score: 0, deadline, endTime: deadline })))
  setClock(deadline)
  setClock(deadline + 1000)
  await screen.findByRole('heading', { name: 'Test finished' })
  expect(screen.getByRole('alert').textContent).toBe(testNotices.timeIsUp)
  expect(api.requests('MoveTest')).toMatchObject([{ input: { action: 'finish', n: 1 } }])
})

it('the clock of a short test warns when a fifth of its time is left', async () => {
  const deadline = Math.ceil(Date.now() / 1000) * 1000 + 120_000
  await begin(anAttempt({ deadline, startTime: deadline - 120_000 }))
  setClock(deadline - 60_000)
  expect(screen.getByRole('timer').className).not.toContain('timer--low')
  expect(screen.queryByText(/Less than/)).toBeNull()
  setClock(deadline - 24_000)
  expect(screen.getByRole('timer').className).toContain('timer--low')
  expect(screen.getByText('Less than 1 minute left')).toBeTruthy()
})

it('the answer is kept if an exam blocks the test, with a link to that exam', async () => {
  await begin()
  const running = { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam' }
  api.refuseOnce('MoveTest', 'exam-running', { running })
  await choose(/Airway/)
  await press('Check')
  await screen.findByText(testingMessages['exam-running'])
  expect(screen.getByLabelText(/Airway/)).toHaveProperty('checked', true)
  expect(screen.getByRole('button', { name: 'Go to 3. Mock exam' })).toBeTruthy()
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await press('Check')
  await screen.findByRole('heading', { name: 'Correct' })
  expect(screen.queryByRole('button', { name: 'Go to 3. Mock exam' })).toBeNull()
})

it('the clock ends a blocked test once while an exam runs, and again on request', async () => {
  const deadline = Date.now() + 60_000
  await begin(anAttempt({ deadline }))
  const running = { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam' }
  api.refuse('MoveTest', 'exam-running', { running })
  setClock(deadline)
  setClock(deadline + 1000)
  await screen.findByText(testingMessages['exam-running'])
  setClock(deadline + 5000)
  expect(api.requests('MoveTest')).toHaveLength(1)
  expect(screen.getByRole('button', { name: 'Go to 3. Mock exam' })).toBeTruthy()
  api.reply('MoveTest', moved(finished({ deadline, endTime: deadline })))
  await press('Try again')
  await screen.findByRole('heading', { name: 'Test finished' })
})

it('a verdict stays on screen when the time is up, with a note', async () => {
  const deadline = Date.now() + 60_000
  await begin(anAttempt({ deadline }))
  api.replyOnce('MoveTest', moved(atSecond({ deadline }), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Correct' })
  expect(screen.queryByText(testNotices.timeIsUp)).toBeNull()
  api.replyOnce('MoveTest', moved(finished({ deadline, endTime: deadline })))
  setClock(deadline + 1000)
  await screen.findByRole('button', { name: 'See your result' })
  expect(screen.getByRole('heading', { name: 'Correct' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe(testNotices.timeIsUp)
  await press('See your result')
  await screen.findByRole('heading', { name: 'Test finished' })
})

it('the breakdown of a test that ended early states what it counts, and no other does', async () => {
  await begin(anAttempt({ total: 5 }))
  await finishWith(finished({ total: 5, currentQuestion: 1 }))
  await screen.findByText(testResultWords.tableOf(1, 5))
  cleanup()
  await begin()
  await finishWith(finished())
  await screen.findByRole('heading', { name: 'Breakdown by tag' })
  expect(screen.queryByText(/you answered\./)).toBeNull()
})

it('a test without a breakdown shows a message', async () => {
  await begin()
  await finishWith(finished({ breakdown: null }))
  await screen.findByText(testingWords.noBreakdown)
})

it('a test that could not be submitted shows a message, and Try again resends it', async () => {
  await begin()
  api.refuseOnce('MoveTest', 'Lambda:Unhandled')
  api.replyOnce('MoveTest', moved(finished()))
  await press('Finish early')
  await press('Finish the test')
  await screen.findByText('Fatal error while submitting test. Please refresh the page.')
  await press('Try again')
  await screen.findByRole('heading', { name: 'Test finished' })
})
