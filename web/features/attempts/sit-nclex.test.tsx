// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
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

const nclex = { type: 'NCLEX' as const }

setUpAttemptSession()

it('grades an answer and advances at once, without a verdict in between', async () => {
  await begin(anAttempt(nclex))
  api.replyOnce('MoveTest', moved(atSecond(nclex), aGraded()))
  await choose(/Airway/)
  expect(screen.queryByRole('button', { name: 'Check' })).toBeNull()
  await press('Next')
  const heading = await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(document.activeElement).toBe(heading)
  expect(screen.queryByRole('heading', { name: 'Correct' })).toBeNull()
  expect(api.requests('MoveTest')).toMatchObject([{ input: { action: 'check', position: 0, choice: [0] } }])
})

it('asks for an answer first when Next is pressed without one', async () => {
  await begin(anAttempt(nclex))
  await press('Next')
  await screen.findByText('Please answer the question first')
  expect(api.operations()).toEqual([])
})

it('grows by the questions that the server adds', async () => {
  await begin(anAttempt(nclex))
  api.replyOnce('MoveTest', moved(atSecond({ ...nclex, total: 5 }), aGraded()))
  await choose(/Airway/)
  await press('Next')
  await screen.findByRole('heading', { name: 'Question 2 of 5' })
})

it('says what failed when it could not advance, and keeps the answer', async () => {
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

it('says so when the result is undecided, with the breakdown by area', async () => {
  await begin(anAttempt(nclex))
  api.replyOnce('MoveTest', moved(finished({ ...nclex, result: 'undecided' }), aGraded()))
  await choose(/Airway/)
  await press('Next')
  await screen.findByText('Not enough evidence to pass or fail')
  expect(screen.getByRole('table', { name: /Breakdown by area/ })).toBeTruthy()
})
