// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { onlineManager } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { verdictWords } from '#domain/messages/scoring.ts'
import { questionMapWords as words } from '#domain/messages/question-map.ts'
import { aGraded, anAttempt, aQuestion } from '../testing/an-attempt.ts'
import {
  api,
  atSecond,
  begin,
  choose,
  moved,
  press,
  second,
  setUpAttemptSession,
} from '../testing/an-attempt-session.tsx'

setUpAttemptSession()

const openMap = async () => {
  await press(/questions answered$/)
  return within(await screen.findByRole('dialog', { name: words.title }))
}
/** Answers the first question of a test and continues. */
const answerFirst = async () => {
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await press('Next')
  await screen.findByRole('heading', { name: /^Question 2 of/ })
}

it('the map of a Practice says which questions are answered, and shows one again to read only', async () => {
  await begin()
  await answerFirst()
  const reviewed = { question: aQuestion(), graded: aGraded(), answered: true, seconds: 5, regraded: null }
  api.reply('AttemptReview', { attemptReview: { attempt: atSecond(), questions: [reviewed] } })
  const map = await openMap()
  expect(map.getByRole('img', { name: words.name(2, words.current) }).getAttribute('aria-current')).toBe('step')
  await press(words.name(1, words.answered))
  expect(await map.findByRole('heading', { name: verdictWords.correct })).toBeTruthy()
  expect(map.getByText('Without an airway nothing else helps.')).toBeTruthy()
  expect(map.queryByRole('radio')).toBeNull()
  expect(map.getByRole('button', { name: words.next })).toHaveProperty('disabled', true)
  await press(words.back)
  expect(map.getByRole('button', { name: words.name(1, words.answered) })).toBeTruthy()
  await press('Close')
  expect(screen.getByText(second.body)).toBeTruthy()
})

it('looking back without a network shows the error, and Try again loads the question', async () => {
  await begin()
  await answerFirst()
  const reviewed = { question: aQuestion(), graded: aGraded(), answered: true, seconds: 5, regraded: null }
  api.refuse('AttemptReview', 'network')
  onlineManager.setOnline(false)
  const map = await openMap()
  await press(words.name(1, words.answered))
  await map.findByText(failureMessages.network)
  onlineManager.setOnline(true)
  api.reply('AttemptReview', { attemptReview: { attempt: atSecond(), questions: [reviewed] } })
  await press('Try again')
  await map.findByRole('heading', { name: verdictWords.correct })
})

it('the map of a quiz in exam mode says only which questions are answered', async () => {
  await begin(atSecond({ silent: true, total: 3 }), 2)
  const map = await openMap()
  expect(map.getByText(words.silent)).toBeTruthy()
  expect(map.queryByRole('button', { name: /^Question/ })).toBeNull()
  expect(map.getAllByRole('img').map((cell) => cell.getAttribute('aria-label'))).toEqual([
    words.name(1, words.answered),
    words.name(2, words.current),
    words.name(3, words.later),
  ])
  expect(api.operations()).not.toContain('AttemptReview')
})

it('an exam has no map', async () => {
  await begin(anAttempt({ type: 'NCLEX' }))
  expect(screen.queryByRole('button', { name: /questions answered$/ })).toBeNull()
})
