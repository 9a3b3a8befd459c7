// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { passRateNote } from '#domain/academy.ts'
import { Instructors } from './instructors.tsx'

afterEach(cleanup)

it('configured instructors are shown with credentials, a sentence, and a picture if there is one', () => {
  const person = {
    name: 'Test Teacher',
    credentials: 'MSN, RN',
    sentence: 'Teaches the ICU.',
    picture: '/people/a.webp',
  }
  render(<Instructors people={[person, { name: 'Other', credentials: 'BSN, RN', sentence: 'Teaches.' }]} />)
  expect(screen.getByRole('heading', { name: 'Our instructors' })).toBeDefined()
  const first = within(screen.getByRole('article', { name: 'Test Teacher' }))
  for (const text of ['MSN, RN', 'Teaches the ICU.']) expect(first.getByText(text)).toBeDefined()
  expect(document.querySelectorAll('img')).toHaveLength(1)
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/people/a.webp')
})

it('without instructors there is no section', () => {
  const { container } = render(<Instructors people={[]} />)
  expect(container.innerHTML).toBe('')
})

it('the note beside the pass rate names its source, or that the figure is our own', () => {
  expect(passRateNote({ passRateSource: 'First attempts in 2026' })).toBe('Source: First attempts in 2026')
  expect(passRateNote({})).toBe('Academy data')
})
