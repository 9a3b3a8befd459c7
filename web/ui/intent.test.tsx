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

it('counts a finger or a mouse button that is down at once', () => {
  fireEvent.pointerDown(button(), { pointerType: 'touch' })
  expect(begin).toHaveBeenCalledOnce()
})

it('counts a pointer that rests, not one that passes over', () => {
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
  fireEvent.pointerLeave(button(), { pointerType: 'mouse' })
  rest()
  expect(begin).not.toHaveBeenCalled()
  fireEvent.pointerEnter(button(), { pointerType: 'mouse' })
  rest()
  expect(begin).toHaveBeenCalledOnce()
})

it('counts the focus of a keyboard that rests, and none of a screen that is gone', () => {
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
