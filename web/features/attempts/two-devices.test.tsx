// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testingMessages } from '#domain/messages/testing.ts'
import {
  atSecond,
  begin,
  setUpAttemptSession,
  choose,
  finished,
  moved,
  press,
  api,
} from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt } from './testing/an-attempt.ts'

setUpAttemptSession()

/** A move that was made on another device, or here: the server publishes it to every device. */
const receiveMove = (attempt: ReturnType<typeof anAttempt>) => {
  api.publish('OnAttemptMove', { onAttemptMove: { attempt } })
}
const isElsewhere = () => screen.queryByRole('heading', { name: 'This test goes on elsewhere' }) !== null

it('subscribes to the moves of its own test only', async () => {
  const { place } = await begin()
  const { progressKey, taskKey } = place
  expect(api.subscriptions('OnAttemptMove')).toEqual([{ progressKey, taskKey }])
})

it('says that another device has moved on, and takes over at the next question without a call', async () => {
  await begin()
  receiveMove(atSecond())
  await screen.findByRole('heading', { name: 'This test goes on elsewhere' })
  expect(screen.getByText(/now at question 2 of 2/)).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('This test goes on elsewhere')
  await press('Take over here')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(api.operations()).toEqual([])
})

it('goes on with a quiz in exam mode after another device as before', async () => {
  await begin(anAttempt({ silent: true }))
  // A tab that was loaded before moves without saying so.
  receiveMove(atSecond({ silent: false }))
  await screen.findByRole('heading', { name: 'This test goes on elsewhere' })
  await press('Take over here')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(screen.getByRole('button', { name: 'Next' })).toBeTruthy()
})

it('ignores the event of its own answer, before its reply and after', async () => {
  await begin()
  const request = api.hold('MoveTest')
  await choose(/Airway/)
  await press('Check')
  receiveMove(atSecond())
  expect(isElsewhere()).toBe(false)
  await request.reply(moved(atSecond(), aGraded()))
  receiveMove(atSecond())
  await press('Next')
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy()
  expect(isElsewhere()).toBe(false)
})

it('can be overtaken again, and by an answer that was given twice at once', async () => {
  await begin(anAttempt({ total: 3 }))
  receiveMove(atSecond({ total: 3 }))
  await press('Take over here')
  const attempt = anAttempt({ version: 3, currentQuestion: 2, total: 3 })
  api.refuseOnce('MoveTest', 'already-answered', { attempt })
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Question 3 of 3' })
  expect(screen.getByText(testingMessages['already-answered'])).toBeTruthy()
  receiveMove(finished({ version: 4 }))
  await screen.findByRole('heading', { name: 'Finished elsewhere' })
})
