// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DELETED_TEST } from '#domain/attempts/test-task.ts'
import { resultWords, testingMessages } from '#domain/messages/testing.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ResultActions } from './result-actions.tsx'
import { anAttempt, aTestView } from './testing/an-attempt.ts'

setUpScreen()

const attempt = anAttempt({ type: 'AdaptiveNCLEX', n: 1, endTime: 1, question: null, grade: 50, result: 'failing' })
const noop = () => undefined
const show = (facts: Parameters<typeof aTestView>[0]) =>
  renderScreen(
    <ResultActions
      attempt={attempt}
      view={aTestView({ type: 'AdaptiveNCLEX', attempts: null, ...facts })}
      onLeave={noop}
      onRetake={noop}
      onRead={noop}
    />,
  )

it('a result offers no other attempt of an exam whose questions the student has seen, and explains why', () => {
  show({ used: 1, examSeen: true })
  expect(screen.getByText(testingMessages['exam-seen'])).toBeTruthy()
  expect(screen.queryByText(/^Attempts left/)).toBeNull()
  expect(screen.queryByRole('button', { name: resultWords.tryAgain })).toBeNull()
})

it('a deleted test shows a message instead of attempts', () => {
  show({ used: 1, attempts: DELETED_TEST })
  expect(screen.getByText(testingMessages['test-deleted'])).toBeTruthy()
  expect(screen.queryByText(/^Attempts left/)).toBeNull()
  expect(screen.queryByRole('button', { name: resultWords.tryAgain })).toBeNull()
})

it('a result offers another attempt of an exam once the view counts this one', () => {
  const { unmount } = show({ used: 0, examSeen: false })
  expect(screen.queryByRole('button', { name: resultWords.tryAgain })).toBeNull()
  unmount()
  show({ used: 1, examSeen: false })
  expect(screen.getByRole('button', { name: resultWords.tryAgain })).toBeTruthy()
})
