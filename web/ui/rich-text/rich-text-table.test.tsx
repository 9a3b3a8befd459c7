// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { RichText } from './rich-text.tsx'

afterEach(cleanup)

it('a table is inside a keyboard-scrollable group named by its caption, and stays a table', () => {
  render(<RichText html="<table><caption>A week</caption><tbody><tr><th>Day</th><td>1</td></tr></tbody></table>" />)
  const holder = screen.getByRole('group', { name: 'A week' })
  expect(holder.tabIndex).toBe(0)
  expect(within(holder).getByRole('table', { name: 'A week' })).toBeTruthy()
})
