// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  dismissMessage,
  endAnswered,
  endErrors,
  markAnswered,
  showBackgroundMessage,
  showError,
  showMessage,
  messageStore,
} from './message-store.ts'

const shown = () => messageStore.getState().messages.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('shows an error that nothing ends for 60 s', () => {
  showError('Please sign in')
  vi.advanceTimersByTime(59_999)
  expect(shown()).toEqual(['ERROR: Please sign in'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('shows a success for 2.5 s', () => {
  showMessage('Signed in')
  vi.advanceTimersByTime(2_499)
  expect(shown()).toEqual(['SUCCESS: Signed in'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('shows two messages at most, the newest', () => {
  for (const words of ['One', 'Two', 'Three']) showError(words)
  expect(shown()).toEqual(['ERROR: Two', 'ERROR: Three'])
  showBackgroundMessage('Four')
  expect(shown()).toEqual(['ERROR: Three', 'SUCCESS: Four'])
})

it('ends the errors by a success or a new submit, not by what ends in the background', () => {
  showError('Wrong password')
  showBackgroundMessage('Uploaded')
  expect(shown()).toEqual(['ERROR: Wrong password', 'SUCCESS: Uploaded'])
  showMessage('Signed in')
  expect(shown()).toEqual(['SUCCESS: Uploaded', 'SUCCESS: Signed in'])
  showError('Wrong')
  endErrors()
  expect(shown()).toEqual(['SUCCESS: Signed in'])
})

it('ends at a change of page only what came before the last act', () => {
  showError('Wrong password')
  markAnswered()
  showError('Please sign in')
  endAnswered()
  expect(shown()).toEqual(['ERROR: Please sign in'])
})

it('gives the same error said again its whole time from then on', () => {
  showError('Again')
  vi.advanceTimersByTime(30_000)
  showError('Again')
  vi.advanceTimersByTime(59_999)
  expect(shown()).toEqual(['ERROR: Again'])
})

it('says the same words once and lets a reader dismiss them [1.2.21]', () => {
  showError('Once')
  showError('Once')
  expect(shown()).toEqual(['ERROR: Once'])
  dismissMessage(messageStore.getState().messages[0]!.id)
  expect(shown()).toEqual([])
})
