// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { MultiSelect } from './multi-select.tsx'

Element.prototype.scrollIntoView = () => undefined
afterEach(cleanup)

function Fruits({ many = false }: { many?: boolean }) {
  const [values, setValues] = useState<string[]>([])
  const options = many ? Array.from({ length: 130 }, (_, n) => `Fruit ${String(n)}`) : ['Apple', 'Apricot', 'Pear']
  return <MultiSelect label="Fruits" options={options} values={values} onChange={setValues} />
}
const chosen = () =>
  within(screen.queryByRole('list', { name: 'Chosen: Fruits' }) ?? document.createElement('ul'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)

it('typing, arrows, and Enter choose, Backspace removes the last, and a chip removes any', async () => {
  render(<Fruits />)
  const field = screen.getByRole('combobox', { name: 'Fruits' })
  await userEvent.type(field, 'ap{ArrowDown}{ArrowDown}{Enter}')
  expect(chosen()).toEqual(['Apricot'])
  await userEvent.type(field, 'pear{Enter}')
  expect(chosen()).toEqual(['Apricot', 'Pear'])
  await userEvent.type(field, '{Backspace}')
  expect(chosen()).toEqual(['Apricot'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove Apricot' }))
  expect(screen.queryByRole('list', { name: 'Chosen: Fruits' })).toBeNull()
})

it('Enter belongs to an input method while it composes', () => {
  render(<Fruits />)
  const field = screen.getByRole('combobox')
  fireEvent.change(field, { target: { value: 'pear' } })
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
  expect(screen.queryByRole('list', { name: 'Chosen: Fruits' })).toBeNull()
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(chosen()).toEqual(['Pear'])
})

it('Escape closes the list, and an empty result shows a message', async () => {
  render(<Fruits />)
  const field = screen.getByRole('combobox')
  await userEvent.type(field, 'zz')
  expect(screen.getByRole('status').textContent).toBe('No matches')
  await userEvent.type(field, '{Escape}')
  expect(field.getAttribute('aria-expanded')).toBe('false')
})

it('the list shows a hundred options and the number of the others', async () => {
  render(<Fruits many />)
  await userEvent.click(screen.getByRole('combobox'))
  expect(screen.getAllByRole('option')).toHaveLength(100)
  expect(screen.getByRole('status').textContent).toBe('30 more: type to find them')
})
