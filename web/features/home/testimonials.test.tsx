// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Testimonials } from './testimonials.tsx'

afterEach(cleanup)

it('configured testimonials are shown with the name and what they are about', () => {
  render(
    <Testimonials
      entries={[
        { quote: 'It worked.', name: 'Test Student', about: 'passed in March' },
        { quote: 'So clear.', name: 'Another' },
      ]}
    />,
  )
  expect(screen.getByRole('heading', { name: 'What our students say' })).toBeDefined()
  expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
    '“It worked.”Test Student, passed in March',
    '“So clear.”Another',
  ])
})

it('without testimonials there is no section', () => {
  const { container } = render(<Testimonials entries={[]} />)
  expect(container.innerHTML).toBe('')
})
