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

it('an error lasts 60 s unless something ends it', () => {
  showError('Please sign in')
  vi.advanceTimersByTime(59_999)
  expect(shown()).toEqual(['ERROR: Please sign in'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('a success lasts 2.5 s', () => {
  showMessage('Signed in')
  vi.advanceTimersByTime(2_499)
  expect(shown()).toEqual(['SUCCESS: Signed in'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('the bar shows at most the two newest messages', () => {
  for (const words of ['One', 'Two', 'Three']) showError(words)
  expect(shown()).toEqual(['ERROR: Two', 'ERROR: Three'])
  showBackgroundMessage('Four')
  expect(shown()).toEqual(['ERROR: Three', 'SUCCESS: Four'])
})

it('a success or a new submit ends the errors, and a background message does not', () => {
  showError('Wrong password')
  showBackgroundMessage('Uploaded')
  expect(shown()).toEqual(['ERROR: Wrong password', 'SUCCESS: Uploaded'])
  showMessage('Signed in')
  expect(shown()).toEqual(['SUCCESS: Uploaded', 'SUCCESS: Signed in'])
  showError('Wrong')
  endErrors()
  expect(shown()).toEqual(['SUCCESS: Signed in'])
})

it('a change of page ends only messages from before the last action', () => {
  showError('Wrong password')
  markAnswered()
  showError('Please sign in')
  endAnswered()
  expect(shown()).toEqual(['ERROR: Please sign in'])
})

it('a repeated error lasts its full time again', () => {
  showError('Again')
  vi.advanceTimersByTime(30_000)
  showError('Again')
  vi.advanceTimersByTime(59_999)
  expect(shown()).toEqual(['ERROR: Again'])
})

it('a repeated message is shown once, and can be dismissed [1.2.21]', () => {
  showError('Once')
  showError('Once')
  expect(shown()).toEqual(['ERROR: Once'])
  dismissMessage(messageStore.getState().messages[0]!.id)
  expect(shown()).toEqual([])
})
