// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { codesOfText } from '#domain/questions/types/number-text.ts'
import { Review } from './numeric.tsx'
import { chosen, exampleOf, press, setWidth, showExample, viewOf } from './testing/show-item.tsx'

setUpScreen()
beforeEach(() => {
  setWidth(1440)
})

const status = (text: string | RegExp) => expect(screen.getByText(text).closest('[role=status]')).toBeTruthy()
const focused = () => document.activeElement

it('refuses one answer too many of a Select N in words', async () => {
  await showExample('Select N')
  await press(' {Tab} ')
  status('2 of 2 chosen')
  await press('{Tab} ')
  expect(screen.getByRole('alert').textContent).toContain('Only 2 can be chosen')
  expect(chosen.cells).toEqual([0, 1])
  await userEvent.tab({ shift: true })
  await press(' {Tab} ')
  expect(chosen.cells).toEqual(CONTENT_EXAMPLES['Select N'].right)
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('a matrix is a group per row on a phone', async () => {
  setWidth(390)
  await showExample('Matrix Multiple Response')
  expect(screen.queryByRole('table')).toBeNull()
  const fever = within(screen.getByRole('group', { name: 'Fever' }))
  await press(' ')
  expect(fever.getByRole('checkbox', { name: 'Pneumonia', checked: true })).toBeTruthy()
  await press('{ArrowDown} {Tab}{ArrowDown} ')
  expect(chosen.cells).toEqual(CONTENT_EXAMPLES['Matrix Multiple Response'].right)
})

it('arrow keys move through a matrix, whose column is one tab stop', async () => {
  await showExample('Matrix Multiple Response')
  await press(' {ArrowRight} {ArrowDown} ')
  expect(focused()).toBe(screen.getByRole('checkbox', { name: 'Body aches: Influenza' }))
  expect(chosen.cells).toEqual([0, 3, 4])
  status('2 of 2 columns answered')
})

it('a word is placed with two presses, can be removed, and goes back with Escape', async () => {
  await showExample('Drag-and-Drop Cloze')
  await press('{Enter}')
  status('Choose a word first, then its blank. 0 of 2 blanks filled')
  const bank = within(screen.getByRole('list', { name: 'Words to place' }))
  await press('{Tab}{Tab}{Enter}')
  expect(bank.getByRole('button', { name: 'acetaminophen', pressed: true })).toBe(focused())
  await press('{Escape}')
  status('acetaminophen put back. 0 of 2 blanks filled')
  await press('{ArrowRight}{ArrowRight}{Enter}')
  await userEvent.tab({ shift: true })
  await userEvent.tab({ shift: true })
  await press('{Enter}')
  status('morphine placed in blank 1. 1 of 2 blanks filled')
  expect(screen.getByRole('button', { name: 'Blank 1 of 2: morphine' })).toBe(focused())
  expect(chosen.cells).toEqual([2])
  expect(bank.getByRole('button', { name: 'morphine, in blank 1' })).toBeTruthy()
  await press('{Enter}')
  status('morphine taken out of blank 1. 0 of 2 blanks filled')
  expect(chosen.cells).toEqual([])
})

it('a word that can be placed only once moves to another blank', async () => {
  await showExample('Drag-and-Drop Rationale')
  const pressName = async (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))
  await pressName(/^asthma/)
  await pressName(/^Blank 1/)
  await pressName(/^asthma, in blank 1/)
  await pressName(/^Blank 2/)
  expect(chosen.cells).toEqual([6])
})

it('Space and Enter highlight parts of a text', async () => {
  await showExample('Highlight Text')
  const pieces = screen.getAllByRole('button', { pressed: false })
  expect(pieces[0]).toBe(focused())
  await press(' {ArrowRight}{Enter}')
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2)
  status('2 highlighted')
  await press('{Enter}')
  expect(chosen.cells).toEqual([0])
})

it('a bow-tie fills its places, refuses a third action with a message, and gives one back', async () => {
  await showExample('Bow-Tie')
  const side = within(screen.getByRole('region', { name: /^Actions to take/ }))
  expect(side.getByRole('button', { name: 'ambulate' })).toBe(focused())
  await press('{Enter}{ArrowDown}{Enter}')
  status('fast placed, 2 of 2. 2 of 5 places filled')
  await press('{ArrowDown}{Enter}')
  expect(screen.getByRole('alert').textContent).toContain('Actions to take: only 2 can be chosen')
  await userEvent.click(side.getByRole('button', { name: 'Take back ambulate' }))
  status('ambulate taken back. 1 of 5 places filled')
  expect(chosen.cells).toEqual([1])
})

it('buttons reorder items, keep the focus, and announce the position; the first order counts once confirmed', async () => {
  await showExample('Ordered Response')
  status('Move an item, or keep this order, to answer.')
  expect(chosen.cells).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Keep this order' }))
  expect(chosen.cells).toEqual([0, 1, 2])
  await userEvent.click(screen.getByRole('button', { name: 'Move wash hands up' }))
  status('wash hands is now 2 of 3.')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Move wash hands up' }))
  await press('{Enter}')
  expect(chosen.cells).toEqual([2, 0, 1])
  await press('{Enter}')
  expect(chosen.cells).toEqual([2, 0, 1])
})

it('a numeric answer accepts a number and reports anything else', async () => {
  await showExample('Numeric')
  await press('12x')
  expect(screen.getByRole('alert').textContent).toContain('Enter a number')
  expect(chosen.cells).toEqual([])
  await press('{Backspace}5')
  expect(String.fromCharCode(...chosen.cells)).toBe('125')
  expect(screen.getByLabelText('Your number in mL/h')).toBe(focused())
})

it('a numeric verdict groups thousands, as its rationale does', () => {
  const [choice = [], right = []] = ['-1490.25', '1234567'].map((text) => codesOfText(text))
  render(<Review question={viewOf(exampleOf('Numeric'))} right={right} choice={choice} answered whose="Your" />)
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '-1,490.25 mL/h',
    '1,234,567 mL/h',
  ])
})
