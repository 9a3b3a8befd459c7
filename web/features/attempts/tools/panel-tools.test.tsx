// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { calculatorWords, laboratoryWords, toolWords } from '#domain/messages/test-tools.ts'
import { api, begin, press, setUpAttemptSession } from '../testing/an-attempt-session.tsx'
import { setTextSize } from './text-size-tool.tsx'

setUpAttemptSession()
beforeEach(() => {
  setTextSize(100)
})

const withTools = async () => {
  const shown = await begin()
  await screen.findByRole('button', { name: toolWords.flag })
  return shown
}
const calculator = () => screen.findByRole('group', { name: calculatorWords.title }, { timeout: 10_000 })
const shownNumber = () => document.querySelector('output')?.textContent
const isChosen = () => document.querySelectorAll('input:checked').length > 0

it('the calculator’s keys choose no answer, flag nothing, and open no note, and Escape returns the focus', async () => {
  await withTools()
  await press(toolWords.calculator)
  await calculator()
  await userEvent.keyboard('1.5*4/2{Enter}')
  expect(shownNumber()).toBe('3')
  expect(isChosen()).toBe(false)
  expect(screen.getByRole('button', { name: toolWords.flag }).getAttribute('aria-pressed')).toBe('false')
  expect(screen.queryByLabelText(toolWords.noteLabel)).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: calculatorWords.title })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: toolWords.calculator }))
  expect(api.operations()).toEqual(['AttemptMarks'])
})

it('the calculator’s buttons have names, and only results are announced', async () => {
  await withTools()
  await press(toolWords.calculator)
  const group = within(await calculator())
  for (const name of ['7', 'Minus', '9']) await userEvent.click(group.getByRole('button', { name }))
  const spoken = () => group.getAllByRole('status').at(-1)?.textContent
  expect(spoken()).toBe('')
  await userEvent.click(group.getByRole('button', { name: 'Equals' }))
  expect([shownNumber(), spoken()]).toEqual(['−2', '−2'])
  for (const name of ['Divided by', '0', 'Equals']) await userEvent.click(group.getByRole('button', { name }))
  expect(shownNumber()).toBe(calculatorWords.error)
})

it('the search of laboratory values chooses no answer, and shows the number of results', async () => {
  await withTools()
  await press(toolWords.laboratory)
  const search = await screen.findByLabelText<HTMLInputElement>(laboratoryWords.search, {}, { timeout: 10_000 })
  expect(document.activeElement).toBe(search)
  const values = within(screen.getByRole('region', { name: toolWords.laboratory }))
  expect(values.getByText('Sodium')).toBeTruthy()
  await userEvent.keyboard('potas')
  expect(values.getByText('Potassium')).toBeTruthy()
  expect(values.queryByText('Sodium')).toBeNull()
  expect(screen.getByText('1 value')).toBeTruthy()
  expect(isChosen()).toBe(false)
  await userEvent.keyboard('zz')
  expect(screen.getByText('No matches')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: toolWords.laboratory }))
})

it('on a touch screen, laboratory values do not raise the keyboard', async () => {
  await withTools()
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query.includes('coarse'), addEventListener: vi.fn(), removeEventListener: vi.fn() },
  }))
  await press(toolWords.laboratory)
  await screen.findByLabelText(laboratoryWords.search)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: toolWords.close(toolWords.laboratory) }))
  vi.unstubAllGlobals()
})

it('calculator, lab values, and note are open together, apart from the question, and close by their buttons', async () => {
  await withTools()
  await press(toolWords.calculator)
  await calculator()
  await press(toolWords.laboratory)
  await screen.findByLabelText(laboratoryWords.search)
  await press(toolWords.note)
  expect(document.activeElement).toBe(screen.getByLabelText(toolWords.noteLabel))
  const drawer = document.querySelector<HTMLElement>('.question__drawer')
  expect(drawer?.closest('.question__content')).toBeNull()
  const panels = within(drawer ?? document.body)
  for (const tool of [toolWords.calculator, toolWords.laboratory, toolWords.note]) {
    expect(panels.getByRole('region', { name: tool })).toBeTruthy()
    await press(toolWords.close(tool))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: tool }))
  }
  expect(drawer?.childElementCount).toBe(0)
})

it('a larger text size applies to the test, and is remembered', async () => {
  const { unmount } = await withTools()
  const { dataset } = document.documentElement
  await press(toolWords.larger)
  await press(toolWords.larger)
  expect(dataset.textSize).toBe('130')
  expect(screen.getByText('Text size 130%')).toBeTruthy()
  await press(toolWords.larger)
  await press(toolWords.larger)
  expect(dataset.textSize).toBe('150')
  await press(toolWords.smaller)
  expect(window.localStorage.getItem('academy.test-text-size')).toBe('130')
  unmount()
  expect(dataset.textSize).toBeUndefined()
})
