// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import {
  atSecond,
  begin,
  setUpAttemptSession,
  choose,
  moved,
  press,
  api,
} from '#web/features/attempts/testing/an-attempt-session.tsx'
import { aGraded, anAttempt } from '#web/features/attempts/testing/an-attempt.ts'

const nclex = { type: 'NCLEX' as const }

setUpAttemptSession()

it('a failed move shows a message and keeps the answer', async () => {
  await begin(anAttempt(nclex))
  api.refuseOnce('MoveTest', 'Lambda:Unhandled')
  api.replyOnce('MoveTest', moved(atSecond(nclex), aGraded()))
  await choose(/Airway/)
  await press('Next')
  await screen.findByText('Fatal error while changing questions. Please refresh the page.')
  await press('Try again')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(api.requests('MoveTest')[1]).toEqual(api.requests('MoveTest')[0])
})
