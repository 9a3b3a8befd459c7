// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { verdictWords } from '#domain/messages/scoring.ts'
import type { SampleFile } from '#domain/questions/sample.ts'
import { renderAt } from '#web/testing/render-at.tsx'
import { installDialog } from '#web/testing/dialog-in-jsdom.ts'
import { TrySample } from './try-sample.tsx'

const fetched = vi.fn<(address: string) => Promise<Response>>()
const letters = (texts: readonly string[]) => texts.map((text, index) => ({ letter: 'ABC'[index] ?? '', text }))
const file: SampleFile = {
  samples: [
    { id: 101, type: 'Multiple Choice', body: 'Which comes first?', answers: letters(['Airway', 'Pain']), version: 2 },
    {
      id: 102,
      type: 'Matching/Dropdown',
      body: 'Match them.',
      answers: letters(['Heart', 'Lung']),
      matches: ['Breathes', 'Pumps'],
      version: 1,
    },
  ],
}
const options = (first: number, texts: readonly string[]) => texts.map((text, at) => ({ cell: first + at, text }))
const bowTie = {
  id: 103,
  type: 'Bow-Tie',
  body: 'What is happening?',
  answers: [],
  item: JSON.stringify({
    sides: [
      { label: 'Actions to take', pick: 2, options: options(0, ['Oxygen', 'Fluids', 'Wait']) },
      { label: 'Condition most likely experiencing', pick: 1, options: options(3, ['Sepsis', 'Stroke']) },
      { label: 'Parameters to monitor', pick: 2, options: options(5, ['Pressure', 'Lactate', 'Appetite']) },
    ],
  }),
  version: 1,
}
const answers: Record<string, object> = {
  '/samples/103-1.json': { key: [0, 1, 3, 5, 6], rationale: 'It is sepsis.' },
  '/samples/101-2.json': { key: [1, 0], rationale: 'Airway comes first.' },
  '/samples/102-1.json': { key: [1, 0], rationale: 'So it is.' },
}
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }))
}
const open = async () => {
  renderAt('/', [{ path: '*', element: <TrySample coursesPath="/register" /> }])
  expect(fetched).not.toHaveBeenCalled()
  press('Show me a question')
  await act(() => vi.dynamicImportSettled())
}

beforeEach(() => {
  installDialog()
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation((address) =>
    Promise.resolve(address === '/samples.json' ? Response.json(file) : Response.json(answers[address] ?? {})),
  )
})
afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  vi.unstubAllGlobals()
})

it('a question of any type needs an answer before Check, and the last one leads to the first', async () => {
  await open()
  await screen.findByRole('heading', { name: 'Sample question 1 of 2' })
  press('Check')
  expect(screen.getByRole('alert').textContent).toBe('Choose an answer first')
  fireEvent.click(screen.getByRole('radio', { name: /Pain/ }))
  press('Check')
  await screen.findByRole('heading', { name: verdictWords.wrong })
  press('Another question')
  await screen.findByText('Match them.')
  press('Check')
  expect(screen.getByText('Choose an answer first')).toBeDefined()
  const [heart, lung] = await screen.findAllByRole('combobox', {}, { timeout: 10_000 })
  fireEvent.change(heart!, { target: { value: '1' } })
  expect(screen.queryByText('Choose an answer first')).toBeNull()
  fireEvent.change(lung!, { target: { value: '0' } })
  press('Check')
  await screen.findByRole('heading', { name: 'Correct' })
  press('Another question')
  await screen.findByRole('heading', { name: 'Sample question 1 of 2' })
})

it('the choice is kept if the answer cannot be loaded, and Check retries', async () => {
  await open()
  fireEvent.click(await screen.findByRole('radio', { name: /Airway/ }))
  fetched.mockRejectedValueOnce(new Error('offline'))
  press('Check')
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(screen.getByRole('radio', { name: /Airway/ })).toHaveProperty('checked', true)
  press('Check')
  await screen.findByText('Airway comes first.')
})

it('an empty file shows that there is no sample, and a failure offers Try again', async () => {
  fetched.mockResolvedValueOnce(new Response('', { status: 500 }))
  await open()
  await screen.findByText(/Something went wrong/)
  fetched.mockResolvedValueOnce(new Response('', { status: 404 }))
  press('Try again')
  await screen.findByText('There are no sample questions right now')
})

it('texts are rendered as text, whatever they contain', async () => {
  const script = '<img src=x onerror="alert(1)">'
  const [first] = file.samples
  fetched.mockResolvedValueOnce(Response.json({ samples: [{ ...first, body: script }] }))
  await open()
  await screen.findByText(script)
  await waitFor(() => expect(document.querySelector('img')).toBeNull())
})

it('a bow-tie is confirmed if places are empty, and earns a point for each right place', async () => {
  fetched.mockResolvedValueOnce(Response.json({ samples: [bowTie] }))
  await open()
  const place = async (name: string) =>
    fireEvent.click(await screen.findByRole('button', { name }, { timeout: 10_000 }))
  for (const name of ['Oxygen', 'Wait', 'Sepsis']) await place(name)
  press('Check')
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }, { timeout: 10_000 }))
  await place('Lactate')
  await place('Pressure')
  press('Check')
  await screen.findByRole('heading', { name: new RegExp(`^${verdictWords.partial}`) })
  expect(screen.getByText('4 of 5 points')).toBeDefined()
  expect(screen.getByText('It is sepsis.')).toBeDefined()
})
