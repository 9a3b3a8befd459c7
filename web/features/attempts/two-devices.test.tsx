// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { atSecond, begin, setUpAttemptSession, choose, moved, press, show, api } from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aTestView } from './testing/an-attempt.ts'

setUpAttemptSession()

/** Publishes a move made on this or another device. The server publishes each move to every device. */
const receiveMove = (attempt: ReturnType<typeof anAttempt>) =>
  api.publish('OnAttemptMove', { onAttemptMove: { attempt } })
const showsOtherDevice = () => screen.queryByRole('heading', { name: 'This test is open somewhere else' }) !== null

it('a quiz in exam mode stays in exam mode after a takeover from another device', async () => {
  await begin(anAttempt({ silent: true }))
  // A tab with an older version sends moves without `silent`.
  receiveMove(atSecond({ silent: false }))
  await screen.findByRole('heading', { name: 'This test is open somewhere else' })
  await press('Continue here')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
})

it('an event of the tab’s own answer is ignored, before and after its reply', async () => {
  await begin()
  const request = api.hold('MoveTest')
  await choose(/Airway/)
  await press('Check')
  receiveMove(atSecond())
  expect(showsOtherDevice()).toBe(false)
  await request.reply(moved(atSecond(), aGraded()))
  receiveMove(atSecond())
  await press('Next')
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy()
  expect(showsOtherDevice()).toBe(false)
})

it('the test and its choice stay here if only its exam or a new deadline raised the version', async () => {
  const { place, unmount } = await begin()
  await choose(/Airway/)
  unmount()
  const held = anAttempt({ version: 2, deadline: Date.now() + 1_800_000, question: null })
  show(aTestView({ open: 1, history: [held] }), place)
  expect(await screen.findByRole('heading', { name: 'Question 1 of 2' })).toBeTruthy()
  expect(showsOtherDevice()).toBe(false)
  expect(screen.getByLabelText<HTMLInputElement>(/Airway/).checked).toBe(true)
  expect(screen.getByRole('timer').textContent).toMatch(/^(29|30):/)
})
