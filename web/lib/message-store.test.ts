// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismissMessage, showError, showMessage, useMessageStore } from './message-store.ts'

const shown = () => useMessageStore.getState().messages.map(({ text }) => text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('shows an error for 60 s [1.8.1] [1.9.7] [3.8.7]', () => {
  showError('Please sign in')
  vi.advanceTimersByTime(59_999)
  expect(shown()).toEqual(['ERROR: Please sign in'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('shows a success for 2.5 s [1.8.1] [1.9.8] [3.8.7]', () => {
  showMessage('Signed in')
  vi.advanceTimersByTime(2_499)
  expect(shown()).toEqual(['SUCCESS: Signed in'])
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('keeps every error its 60 s, however many there are [1.8.1] [1.9.7]', () => {
  for (const words of ['One', 'Two', 'Three', 'Four']) showError(words)
  showMessage('Five')
  vi.advanceTimersByTime(59_999)
  expect(shown()).toEqual(['ERROR: One', 'ERROR: Two', 'ERROR: Three', 'ERROR: Four'])
})

it('gives the same error said again its whole time from then on [1.9.7]', () => {
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
  dismissMessage(useMessageStore.getState().messages[0]!.id)
  expect(shown()).toEqual([])
})
