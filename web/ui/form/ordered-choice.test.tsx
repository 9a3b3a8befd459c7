// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { OrderedChoice } from './ordered-choice.tsx'

afterEach(cleanup)

const names = ['Ants', 'Bees', 'Cats', 'Dogs', 'Eels', 'Frogs', 'Goats', 'Hens']
const options = names.map((label) => ({ value: label.toLowerCase(), label }))

function Shown({ first, disabled = false }: { first: readonly string[]; disabled?: boolean }) {
  const [values, setValues] = useState(first)
  return (
    <OrderedChoice
      legend="Animals"
      options={options}
      values={values}
      onChange={setValues}
      goneLabel="Gone"
      emptyLabel="None"
      disabled={disabled}
    />
  )
}
const chosen = () =>
  within(screen.getByRole('list', { name: 'Chosen: Animals' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('the choices keep their order, and buttons change it', async () => {
  render(<Shown first={[]} />)
  for (const name of ['Cats', 'Ants', 'Bees']) await userEvent.click(screen.getByRole('checkbox', { name }))
  expect(chosen()).toEqual(['Cats', 'Ants', 'Bees'])
  await userEvent.click(screen.getByRole('button', { name: 'Move Bees up' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move Cats down' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move Bees up' }))
  expect(chosen()).toEqual(['Bees', 'Cats', 'Ants'])
})

it('the button and the checkbox both remove', async () => {
  render(<Shown first={['ants', 'bees', 'cats']} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bees' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ants' }))
  expect(chosen()).toEqual(['Cats'])
})

it('typing narrows a long list, and an empty result shows a message', async () => {
  render(<Shown first={[]} />)
  const find = screen.getByRole('searchbox', { name: 'Find: Animals' })
  await userEvent.type(find, 'oa')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await userEvent.type(find, 'x')
  expect(screen.getByText('No matches')).toBeTruthy()
})

it('a chosen value that is no longer offered is named, and a disabled field is read-only', () => {
  render(<Shown first={['dogs', 'unicorn']} disabled />)
  expect(chosen()).toEqual(['Dogs', 'Gone'])
  expect(screen.queryAllByRole('button')).toEqual([])
  expect(screen.queryAllByRole('checkbox')).toEqual([])
})
