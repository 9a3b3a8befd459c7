// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { testingMessages } from '#domain/messages/testing.ts'
import { atSecond, begin, setUpAttemptSession, choose, moved, press, api } from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aQuestion } from './testing/an-attempt.ts'

setUpAttemptSession()

it('grades an answer, marks the right one in words, shows the rationale, and goes on without a call', async () => {
  const { place } = await begin()
  api.replyOnce('MoveTest', moved(atSecond(), aGraded({ correct: false, choice: [0, 1, 0] })))
  await choose(/Breathing/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Wrong' })
  const answers = within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem')
  expect(answers[0]?.textContent).toContain('Right answer')
  expect(answers[1]?.textContent).toContain('Your answer, wrong')
  expect(screen.getByText(aGraded().rationale)).toBeTruthy()
  expect(screen.getByText(/^Verdict: wrong/)).toBeTruthy()
  await press('Next')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2 of 2' }))
  expect(screen.getByText('And then?')).toBeTruthy()
  expect(api.requests('MoveTest')).toEqual([
    {
      input: {
        progressKey: place.progressKey,
        taskKey: 't1',
        n: 1,
        action: 'check',
        position: 0,
        questionId: 101,
        scoring: null,
        choice: [1],
      },
    },
  ])
})

it('allows one answer of a single-choice question, several of Select All That Apply', async () => {
  await begin()
  await choose(/Airway/)
  await choose(/Circulation/)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  cleanup()
  await begin(anAttempt({ question: aQuestion({ type: 'Select All That Apply' }) }))
  await choose(/Circulation/)
  await choose(/Airway/)
  await choose(/Breathing/)
  await choose(/Breathing/)
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await press('Check')
  expect(api.requests('MoveTest')[0]).toMatchObject({ input: { choice: [0, 2] } })
})

it('says that wrong choices cost points, and answers by the scoring of the attempt', async () => {
  const question = aQuestion({ type: 'Select All That Apply', scoring: 'plus-minus' })
  await begin(anAttempt({ scoring: 'plus-minus', question }))
  expect(screen.getByText(/each wrong one takes one away/).id).toBe('answer-hint')
  await choose(/Airway/)
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await press('Check')
  expect(api.requests('MoveTest')[0]).toMatchObject({ input: { scoring: 'plus-minus', choice: [0] } })
})

it('answers a Matching question by a select for each row', async () => {
  await begin(anAttempt({ question: aQuestion({ type: 'Matching/Dropdown', matches: ['first', 'second', 'third'] }) }))
  await userEvent.selectOptions(await screen.findByLabelText('A. Airway', {}, { timeout: 10_000 }), 'first')
  await press('Check')
  await screen.findByText(testingMessages['answer-first'])
  await userEvent.selectOptions(screen.getByLabelText('B. Breathing'), 'second')
  await userEvent.selectOptions(screen.getByLabelText('C. Circulation'), 'second')
  api.replyOnce('MoveTest', moved(atSecond(), aGraded({ key: [0, 1, 2], choice: [0, 1, 1], correct: false })))
  await press('Check')
  expect(api.requests('MoveTest')[0]).toMatchObject({ input: { choice: [0, 1, 1] } })
  await screen.findByText('Your match: second. Right: third')
})
