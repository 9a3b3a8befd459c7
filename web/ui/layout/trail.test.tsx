// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { Trail } from './trail.tsx'

afterEach(cleanup)

const show = (path: string, names: string[]) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Trail names={names} />
    </MemoryRouter>,
  )

it('is built from the path, each part a link but the last, which is the page', () => {
  show('/progress/u%201/p1', ['Progress', 'Ada Lane', 'RN Basics'])
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Progress', '/progress'],
    ['Ada Lane', '/progress/u%201'],
  ])
  expect(screen.getByText('RN Basics').getAttribute('aria-current')).toBe('page')
})

it('shows fifteen characters of a longer name and reads the whole one', () => {
  show('/content/a', ['Sixteen letters!', 'Fifteen letters'])
  const link = screen.getByRole('link', { name: 'Sixteen letters!' })
  expect(link.querySelector('[aria-hidden]')?.textContent).toBe('Sixteen letters…')
  expect(link.getAttribute('title')).toBe('Sixteen letters!')
  expect(screen.getByText('Fifteen letters').querySelector('[aria-hidden]')).toBeNull()
})
