// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useFocusOnChange } from './use-focus-on-change.ts'

afterEach(cleanup)

function Question({ step, loaded = true, enabled = true }: { step: string; loaded?: boolean; enabled?: boolean }) {
  const heading = useFocusOnChange<HTMLHeadingElement>(step, enabled)
  return (
    <>
      {loaded && (
        <h2 ref={heading} tabIndex={-1}>
          Question {step}
        </h2>
      )}
      <button>Check</button>
    </>
  )
}

const heading = () => screen.getByRole('heading')

it('the focus moves to a heading that appears, and again with each step', () => {
  const { rerender } = render(<Question step="1" />)
  expect(document.activeElement).toBe(heading())
  screen.getByRole('button').focus()
  rerender(<Question step="1" />)
  expect(document.activeElement).toBe(screen.getByRole('button'))
  rerender(<Question step="2" />)
  expect(document.activeElement).toBe(heading())
})

it('the focus moves to a heading that appears after its code has loaded', () => {
  const { rerender } = render(<Question step="1" loaded={false} />)
  expect(document.activeElement).toBe(document.body)
  rerender(<Question step="1" />)
  expect(document.activeElement).toBe(heading())
})

it('the focus stays if the hook is disabled', () => {
  render(<Question step="1" enabled={false} />)
  expect(document.activeElement).toBe(document.body)
})
