// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { questionKeyWords, testingMessages } from '#domain/messages/testing.ts'
import { api, atSecond, begin, moved, pressable, setUpAttemptSession } from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aQuestion } from './testing/an-attempt.ts'
import { press } from '#web/testing/actions.ts'
import { answerOfKey, letterKeys } from '#web/components/attempts/question-keys.ts'

setUpAttemptSession()
beforeEach(() => {
  letterKeys.setState({ value: true })
})

const isChosen = (name: RegExp) => screen.getByLabelText(name).matches(':checked')

it('a letter or a digit selects its answer, Enter checks and, pressed again once the verdict is shown, continues', async () => {
  await begin()
  await userEvent.keyboard('b')
  expect(isChosen(/Breathing/)).toBe(true)
  await userEvent.keyboard('1')
  expect(isChosen(/Airway/)).toBe(true)
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Correct' })
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('heading', { name: 'Question 2 of 2' })).toBeNull()
  await pressable('Next')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(api.requests('MoveTest')).toMatchObject([{ input: { choice: [0] } }])
})

it('a key selects and clears one of several answers', async () => {
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
  await press('Check')
  await screen.findByText(testingMessages['answer-first'])
  expect(api.operations()).not.toContain('MoveTest')
})

it('a partly matched answer is refused with how many matches are empty', async () => {
  await begin(anAttempt({ question: aQuestion({ type: 'Matching/Dropdown', matches: ['b', 'c'] }) }))
  await userEvent.selectOptions(await screen.findByLabelText('A. Airway', {}, { timeout: 10_000 }), 'b')
  await press('Check')
  await screen.findByText('2 of 3 matches are empty')
  await userEvent.selectOptions(screen.getByLabelText('B. Breathing'), 'c')
  await press('Check')
  await screen.findByText('1 of 3 matches is empty')
  expect(api.operations()).not.toContain('MoveTest')
})

it.each([
  ['a', 'KeyQ', 0],
  ['J', 'KeyJ', 9],
  ['9', 'Digit9', 8],
  ['0', 'Digit0', -1],
  ['Tab', 'Tab', -1],
  ['é', 'Digit2', 1],
  ['(', 'Digit5', 4],
  ['ф', 'KeyA', 0],
  ['٢', 'Digit2', 1],
  [',', 'KeyW', -1],
])('the key %s at %s names the answer with index %i', (key, code, index) => {
  expect(answerOfKey({ key, code, shiftKey: false })).toBe(index)
  expect(answerOfKey({ key: '!', code: 'Digit1', shiftKey: true })).toBe(-1)
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
