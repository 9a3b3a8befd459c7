// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { endSession, sessionStore, startSession } from '#web/lib/session/session-store.ts'
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

it('repeated presses send an answer once and skip no verdict', async () => {
  await begin()
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('heading', { name: 'Correct' })
  expect(api.operations()).toHaveLength(1)
})

it('a test finished elsewhere is dropped after a reload', async () => {
  const session = { attempt: atSecond(), question: second, position: 1, choice: [], graded: null, sending: null }
  const other = aPlace()
  window.sessionStorage.setItem(`academy.sitting.u1.${other.progressKey}.t1`, JSON.stringify(session))
  show(aTestView({ open: null, used: 1 }), other)
  await screen.findByRole('button', { name: 'Start again' })
  expect(api.operations()).toEqual([])
})

it('a sign-out removes the attempt session, and an expired sign-in keeps it', async () => {
  const { place } = await begin()
  const stored = () => window.sessionStorage.getItem(`academy.sitting.u1.${place.progressKey}.t1`)
  await choose(/Airway/)
  act(() => endSession(true))
  // The sign-in page has been shown.
  act(() => sessionStore.setState({ expired: false }))
  expect(stored()).toContain('"choice":[0]')
  startSession(student)
  act(() => endSession())
  expect(stored()).toBeNull()
})

it('an answer that could not be graded is kept with a message, and Try again resends it', async () => {
  await begin()
  api.refuseOnce('MoveTest', 'Lambda:Unhandled')
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByText('Fatal error while grading question. Please refresh page.')
  await press('Try again')
  await screen.findByRole('heading', { name: 'Correct' })
})

it('a question warns that wrong choices cost points, and its answer has the scoring of the attempt', async () => {
  const question = aQuestion({ type: 'Select All That Apply', scoring: 'plus-minus' })
  await begin(anAttempt({ scoring: 'plus-minus', question }))
  expect(screen.getByText(/−1 for each incorrect one/).id).toBe('answer-hint')
  await choose(/Airway/)
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await press('Check')
  expect(api.requests('MoveTest')[0]).toMatchObject({ input: { scoring: 'plus-minus', choice: [0] } })
})
