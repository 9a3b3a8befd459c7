// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { contentMessages } from '#domain/messages/content.ts'
import * as simulation from '#domain/exams/run-simulation.ts'
import { paths } from '#web/app/paths.ts'
import { shownErrors } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ExamsPage } from '../exams.route.tsx'
import { anExam, enough } from '../testing/an-exam.ts'

const api = mockApi()
setUpScreen()
afterEach(() => {
  vi.restoreAllMocks()
})

async function show(items = enough()) {
  api.reply('ExamBank', anExam(items))
  const view = renderScreen(<ExamsPage />, { path: paths.exams, at: `${paths.exams}?tab=simulation` })
  await screen.findByRole('tabpanel')
  return view
}
const fill = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const run = () => userEvent.click(screen.getByRole('button', { name: 'Run' }))
/** Uses a short test, so that a hundred run quickly. */
const shorten = async () => {
  await fill('Questions at least', '12')
  await fill('Questions at most', '16')
  await fill('Case studies', '0')
}
/** Records the simulations that the page runs. */
function observeRuns() {
  const runs: ReturnType<typeof simulation.runSimulation>[] = []
  const { runSimulation } = simulation
  vi.spyOn(simulation, 'runSimulation').mockImplementation((plan) => {
    const steps = runSimulation(plan)
    runs.push(steps)
    return steps
  })
  return runs
}
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent)

it('the simulation runs in this browser and shows how many students of the chosen ability pass', async () => {
  await show()
  await shorten()
  fireEvent.change(screen.getByRole('slider', { name: 'Distance from the standard, as a slider' }), {
    target: { value: '4' },
  })
  expect(screen.getByRole('textbox', { name: 'Distance from the standard' })).toHaveProperty('value', '4')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Students of each ability' }), '100')
  await run()
  const words = await screen.findByText(/^Of 100 students of this ability \d+ pass$/)
  expect(screen.getByRole('heading', { name: 'Result' })).toBeDefined()
  expect(screen.getByText('The simulation is done.').getAttribute('role')).toBe('status')
  const passed = Number(/ability (\d+) pass/.exec(words.textContent)?.[1])
  expect(passed).toBeGreaterThan(90)
  expect(words.parentElement?.textContent).toMatch(
    new RegExp(
      `They are 4 logits above the standard: ${String(passed)}% of the decisions are right. A test has 1\\d questions on average`,
    ),
  )
  const row = screen.getByRole('row', { name: /^4 logits above the standard/ })
  const [pass, right, length, confidence, maximum] = cells(row)
  expect([pass, right]).toEqual([`${String(passed)}%`, `${String(passed)}%`])
  expect(Number(length)).toBeGreaterThanOrEqual(12)
  expect(parseFloat(confidence ?? '') + parseFloat(maximum ?? '')).toBeCloseTo(100)
  expect(api.operations()).toEqual(['ExamBank'])
})

it('seven abilities are compared', async () => {
  await show()
  await shorten()
  await userEvent.click(screen.getByRole('radio', { name: /^Seven/ }))
  expect(screen.queryByRole('slider')).toBeNull()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Students of each ability' }), '100')
  await run()
  const chart = await screen.findByRole(
    'list',
    { name: 'Students who pass, by distance from the standard' },
    { timeout: 60_000 },
  )
  expect(within(chart).getAllByRole('listitem')).toHaveLength(7)
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    ...['1 logit below the standard', '0.5 logits below the standard', '0.2 logits below the standard'],
    'at the standard',
    ...['0.2 logits above the standard', '0.5 logits above the standard', '1 logit above the standard'],
  ])
  expect(rows.map((row) => cells(row)[1] === 'Neither')).toEqual([false, false, false, true, false, false, false])
}, 90_000)

it('Cancel stops the simulation, which can be run again', async () => {
  const runs = observeRuns()
  await show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Students of each ability' }), '1,000')
  await run()
  const bar = await screen.findByRole('progressbar', { name: 'Tests simulated' })
  await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0))
  expect(bar.getAttribute('aria-valuemax')).toBe('1000')
  expect(screen.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await screen.findByText('The simulation was cancelled.')
  const [steps] = runs
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/students of this ability/)).toBeNull()
  // The generator stopped where it was cancelled, so its next step isn't the last.
  expect(steps?.next()).toMatchObject({ done: false })
  await shorten()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Students of each ability' }), '100')
  await run()
  await screen.findByText(/^Of 100 students of this ability/)
  expect(screen.queryByText('The simulation was cancelled.')).toBeNull()
})

it('leaving the page stops the simulation', async () => {
  const runs = observeRuns()
  const { unmount } = await show()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Students of each ability' }), '1,000')
  await run()
  await screen.findByText(/^\d+ of 1,000 tests$/)
  unmount()
  const [steps] = runs
  const before = steps?.next()
  await new Promise((resolve) => setTimeout(resolve, 150))
  const after = steps?.next()
  if (before?.done !== false || after?.done !== false) throw new Error('The simulation is over')
  expect(after.value.done).toBe(before.value.done + 1)
})

it.each([
  ['Questions at least', '150', contentMessages['min-not-below-max']],
  ['Distance from the standard', '4.1', 'The distance is a number of logits from -4 to 4'],
])('refuses %s of %s', async (label, text, message) => {
  await show()
  await fill(label, text)
  await run()
  expect(shownErrors()).toEqual([message])
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('a bank that is too small shows a message', async () => {
  await show(enough({ perArea: 25 }).filter(({ kind }) => kind !== 'case'))
  await run()
  await screen.findByText('The bank does not suffice for a test of these numbers.')
})

it('a missing bank shows that there is nothing to simulate', async () => {
  api.reply('ExamBank', anExam([], { ability: null }))
  renderScreen(<ExamsPage />, { path: paths.exams, at: `${paths.exams}?tab=simulation` })
  await screen.findByText('There is nothing to simulate')
  expect(screen.queryByRole('button', { name: 'Run' })).toBeNull()
})
