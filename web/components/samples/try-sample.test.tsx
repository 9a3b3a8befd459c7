// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { verdictWords } from '#domain/messages/scoring.ts'
import type { SampleFile } from '#domain/questions/sample.ts'
import { renderAt } from '#web/testing/render-at.tsx'
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
const answers: Record<string, object> = {
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
  expect(screen.getByRole('alert').textContent).toBe('Please choose an answer first')
  fireEvent.click(screen.getByRole('radio', { name: /Pain/ }))
  press('Check')
  await screen.findByRole('heading', { name: verdictWords.wrong })
  press('Another question')
  await screen.findByText('Match them.')
  press('Check')
  expect(screen.getByText('Please choose an answer first')).toBeDefined()
  const [heart, lung] = await screen.findAllByRole('combobox', {}, { timeout: 10_000 })
  fireEvent.change(heart!, { target: { value: '1' } })
  expect(screen.queryByText('Please choose an answer first')).toBeNull()
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
  await screen.findByText('There is no sample question just now')
})

it('texts are rendered as text, whatever they contain', async () => {
  const script = '<img src=x onerror="alert(1)">'
  const [first] = file.samples
  fetched.mockResolvedValueOnce(Response.json({ samples: [{ ...first, body: script }] }))
  await open()
  await screen.findByText(script)
  await waitFor(() => expect(document.querySelector('img')).toBeNull())
})
