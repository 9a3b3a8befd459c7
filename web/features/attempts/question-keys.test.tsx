// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { questionKeyWords } from '#domain/messages/testing.ts'
import { api, atSecond, begin, moved, setUpAttemptSession } from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aQuestion } from './testing/an-attempt.ts'
import { answerOfKey, setLetterKeys } from './question-keys.ts'

setUpAttemptSession()
beforeEach(() => {
  setLetterKeys(true)
})

const isChosen = (name: RegExp) => screen.getByLabelText(name).matches(':checked')

it('a letter or a digit chooses its answer, Enter checks and goes on', async () => {
  await begin()
  await userEvent.keyboard('b')
  expect(isChosen(/Breathing/)).toBe(true)
  await userEvent.keyboard('1')
  expect(isChosen(/Airway/)).toBe(true)
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Correct' })
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(api.requests('MoveTest')).toMatchObject([{ input: { choice: [0] } }])
})

it('of several answers a key chooses and gives back', async () => {
  await begin(anAttempt({ question: aQuestion({ type: 'Select All That Apply' }) }))
  await userEvent.keyboard('ac')
  expect([isChosen(/Airway/), isChosen(/Circulation/)]).toEqual([true, true])
  await userEvent.keyboard('a')
  expect(isChosen(/Airway/)).toBe(false)
})

it('keys without an answer, with Ctrl, held or in a select do nothing', async () => {
  await begin(anAttempt({ question: aQuestion({ type: 'Matching/Dropdown', matches: ['b', 'c'] }) }))
  await userEvent.click(await screen.findByLabelText('A. Airway', {}, { timeout: 10_000 }))
  await userEvent.keyboard('z{Control>}a{/Control}')
  expect(screen.getByLabelText('A. Airway')).toHaveProperty('value', '')
  expect(api.operations()).toEqual([])
  expect(['a', 'J', '9', '0', 'Tab', 'é'].map(answerOfKey)).toEqual([0, 9, 8, -1, -1, -1])
})

it('? opens the help, where letters can be turned off for good', async () => {
  await begin()
  await userEvent.keyboard('?')
  await screen.findByRole('dialog', { name: questionKeyWords.title })
  await userEvent.keyboard('b')
  expect(isChosen(/Breathing/)).toBe(false)
  await userEvent.click(screen.getByLabelText(questionKeyWords.letters))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await userEvent.keyboard('b')
  expect(isChosen(/Breathing/)).toBe(false)
  expect(window.localStorage.getItem('academy.question-keys')).toBe('false')
})
