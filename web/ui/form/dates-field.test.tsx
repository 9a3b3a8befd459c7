// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { DatesField } from './dates-field.tsx'

afterEach(cleanup)

function Shown({ first, disabled = false }: { first: readonly string[]; disabled?: boolean }) {
  const [values, setValues] = useState(first)
  return (
    <>
      <DatesField legend="Dates" values={values} onChange={setValues} disabled={disabled} />
      <output>{values.join(' ')}</output>
    </>
  )
}
const day = (name: RegExp) => screen.getByRole('button', { name })
const chosen = () => document.querySelector('output')?.textContent

it('many days can be chosen, stay in order, and a second press removes one', async () => {
  render(<Shown first={['2027-03-12']} />)
  await userEvent.click(day(/March 5th, 2027/))
  await userEvent.click(day(/March 31st, 2027/))
  expect(chosen()).toBe('2027-03-05 2027-03-12 2027-03-31')
  expect(screen.getByText('3 dates chosen')).toBeTruthy()
  await userEvent.click(day(/March 12th, 2027/))
  expect(chosen()).toBe('2027-03-05 2027-03-31')
})

it('a button removes a chosen date and moves the focus to the calendar', async () => {
  render(<Shown first={['2027-03-05', '2027-04-12']} />)
  const list = screen.getByRole('list', { name: 'Chosen: Dates' })
  await userEvent.click(within(list).getByRole('button', { name: 'Remove Mon, Apr 12, 2027' }))
  expect(chosen()).toBe('2027-03-05')
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true)
})

it('a disabled calendar ignores presses', async () => {
  render(<Shown first={['2027-03-05']} disabled />)
  await userEvent.click(day(/March 12th, 2027/))
  expect(chosen()).toBe('2027-03-05')
})

it('many dates are listed by month, and can be removed one by one or all together', async () => {
  const dates = ['02', '03'].flatMap((month) =>
    Array.from({ length: 8 }, (_, day) => `2027-${month}-${String(day + 1).padStart(2, '0')}`),
  )
  render(<Shown first={dates} />)
  const march = screen.getByRole('list', { name: 'March 2027' })
  expect(
    within(march)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toContain('Tue 2')
  await userEvent.click(within(march).getByRole('button', { name: 'Remove Tue, Mar 2, 2027' }))
  expect(chosen()).toBe(dates.filter((date) => date !== '2027-03-02').join(' '))
  await userEvent.click(screen.getByRole('button', { name: 'Remove all dates' }))
  expect(chosen()).toBe('')
  expect(screen.getByRole('grid').contains(document.activeElement)).toBe(true)
})

it('the calendar shows the month of dates added elsewhere, and stays there when one is removed', () => {
  const { rerender } = render(<DatesField legend="Dates" values={[]} onChange={() => undefined} />)
  rerender(<DatesField legend="Dates" values={['2031-02-04', '2031-05-06']} onChange={() => undefined} />)
  expect(screen.getByRole('grid', { name: 'February 2031' })).toBeTruthy()
  rerender(<DatesField legend="Dates" values={['2031-05-06']} onChange={() => undefined} />)
  expect(screen.getByRole('grid', { name: 'February 2031' })).toBeTruthy()
})
