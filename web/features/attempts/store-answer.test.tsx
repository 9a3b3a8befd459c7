// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { testingMessages } from '#domain/messages/testing.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { student } from '#web/testing/sessions.ts'
import {
  aPlace,
  atSecond,
  begin,
  setUpAttemptSession,
  choose,
  moved,
  press,
  second,
  show,
  api,
} from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aQuestion, aTestView } from './testing/an-attempt.ts'

setUpAttemptSession()

it('sends an answer once, however often it is pressed, and skips no verdict', async () => {
  await begin()
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('heading', { name: 'Correct' })
  expect(api.operations()).toHaveLength(1)
})

it('keeps an answer while there is no connection and sends the same one when it is back', async () => {
  const { place } = await begin()
  api.refuseOnce('MoveTest', 'network')
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByText(/Waiting for connection/)
  expect(window.sessionStorage.getItem(`academy.sitting.u1.${place.progressKey}.t1`)).toContain('"sending":"check"')
  await choose(/Circulation/)
  expect(screen.getByLabelText(/Airway/)).toHaveProperty('checked', true)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await screen.findByRole('heading', { name: 'Correct' })
  expect(api.requests('MoveTest')[1]).toEqual(api.requests('MoveTest')[0])
})

it('sends an unacknowledged answer again after a reload, and shows its verdict', async () => {
  const place = aPlace()
  window.sessionStorage.setItem(
    `academy.sitting.u1.${place.progressKey}.t1`,
    JSON.stringify({
      attempt: anAttempt(),
      question: aQuestion(),
      position: 0,
      choice: [0],
      graded: null,
      sending: 'check',
    }),
  )
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  show(aTestView({ open: 1 }), place)
  await screen.findByRole('heading', { name: 'Correct' })
  expect(api.requests('MoveTest')).toMatchObject([
    { input: { action: 'check', position: 0, questionId: 101, choice: [0] } },
  ])
})

it('goes on after a reload where it was, and leaves behind what was finished elsewhere', async () => {
  const session = { attempt: atSecond(), question: second, position: 1, choice: [], graded: null, sending: null }
  const place = aPlace()
  window.sessionStorage.setItem(`academy.sitting.u1.${place.progressKey}.t1`, JSON.stringify(session))
  show(aTestView({ open: 1 }), place)
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  cleanup()
  const other = aPlace()
  window.sessionStorage.setItem(`academy.sitting.u1.${other.progressKey}.t1`, JSON.stringify(session))
  show(aTestView({ open: null, used: 1 }), other)
  await screen.findByRole('button', { name: 'Try again' })
  expect(api.operations()).toEqual([])
})

it('removes the attempt session on signing out, but not when the sign-in expires', async () => {
  const { place } = await begin()
  const stored = () => window.sessionStorage.getItem(`academy.sitting.u1.${place.progressKey}.t1`)
  await choose(/Airway/)
  act(() => {
    endSession(true)
  })
  expect(stored()).toContain('"choice":[0]')
  startSession(student)
  act(() => {
    endSession()
  })
  expect(stored()).toBeNull()
})

it('shows the current state of the attempt when another tab has answered', async () => {
  await begin()
  const message = testingMessages['already-answered']
  api.refuseOnce('MoveTest', 'already-answered', { attempt: atSecond() })
  await choose(/Airway/)
  await press('Check')
  await screen.findByText(message)
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy()
})

it('keeps an answer that could not be graded, says so, and sends it again by hand', async () => {
  await begin()
  api.refuseOnce('MoveTest', 'Lambda:Unhandled')
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByText('Fatal error while grading question. Please refresh page.')
  await press('Try again')
  await screen.findByRole('heading', { name: 'Correct' })
})
