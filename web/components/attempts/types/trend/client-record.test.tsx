// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { press, setWidth, showItem } from '../testing/show-item.tsx'

setUpScreen()
beforeEach(() => {
  setWidth(1440)
})

const heart = (value: string) => ({ name: 'Heart rate', value, unit: 'beats/min', range: '60–100' })
const question = (id: number) => ({
  id,
  type: 'Case Study',
  body: 'What now?',
  answers: [],
  matches: null,
  item: JSON.stringify({
    record: [
      { name: 'Nurses’ notes', entries: [{ time: '08:00', text: 'Short of breath.', isNew: true }] },
      {
        name: 'Vital signs',
        entries: [
          { time: '08:00', values: [heart('88')] },
          { time: '12:00', values: [heart('124 (H)'), { name: 'Pain', value: '4' }] },
        ],
      },
    ],
    response: { type: 'Select N', answers: [], item: { options: ['Rest', 'Walk'], pick: 1 } },
    step: 'Prioritize Hypotheses',
    number: 3,
    of: 6,
  }),
})

it('the record has tabs, one table of values over time, and a note of what is new', async () => {
  await showItem(question(1))
  expect(screen.getByText('Item 3 of 6 · Prioritize Hypotheses')).toBeTruthy()
  expect(screen.getByText('New in the record: Nurses’ notes').closest('[role=status]')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Nurses’ notes (new)' }))
  await press('{ArrowRight}')
  const rows = within(screen.getByRole('table', { name: 'Vital signs' })).getAllByRole('row')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Finding08:00 12:00 Normal',
    'Heart rate beats/min88 124 High60–100',
    'Pain–4 ',
  ])
  expect(screen.getByRole('checkbox', { name: 'Rest' })).toBeTruthy()
})

it('a button opens the record on a phone, and its tab is kept', async () => {
  setWidth(390)
  await showItem(question(2))
  await userEvent.click(screen.getByRole('button', { name: /Client record/ }))
  const sheet = within(screen.getByRole('dialog', { name: 'Client record' }))
  await userEvent.click(sheet.getByRole('tab', { name: 'Vital signs' }))
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }))
  await userEvent.click(screen.getByRole('button', { name: /Client record/ }))
  expect(screen.getByRole('tab', { name: 'Vital signs', selected: true })).toBeTruthy()
})
