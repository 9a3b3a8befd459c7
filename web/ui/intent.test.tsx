// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { intentHandlers } from './intent.ts'

const begin = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  begin.mockReset()
  render(<button {...intentHandlers(begin)}>Open</button>)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const button = () => screen.getByRole('button')
const rest = () => vi.advanceTimersByTime(100)

it('a touch or a mouse press counts at once', () => {
  fireEvent.pointerDown(button(), { pointerType: 'touch' })
  expect(begin).toHaveBeenCalledOnce()
})

it('a resting pointer counts, and a passing one does not', () => {
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
  fireEvent.pointerLeave(button(), { pointerType: 'mouse' })
  rest()
  expect(begin).not.toHaveBeenCalled()
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
  rest()
  expect(begin).toHaveBeenCalledOnce()
})

it('a resting keyboard focus counts, except on a removed screen', () => {
  const shown = button()
  vi.spyOn(shown, 'matches').mockReturnValue(true)
  fireEvent.focus(shown)
  fireEvent.blur(shown)
  rest()
  expect(begin).not.toHaveBeenCalled()
  fireEvent.focus(shown)
  rest()
  expect(begin).toHaveBeenCalledOnce()
  fireEvent.focus(shown)
  cleanup()
  rest()
  expect(begin).toHaveBeenCalledOnce()
})
