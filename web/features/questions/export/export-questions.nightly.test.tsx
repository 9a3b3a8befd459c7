// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { unknownFailure } from '#domain/messages/failures.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../testing/a-question.ts'
import { ExportQuestions } from './export-questions.tsx'
import { saveBlob, saveFile } from '#web/lib/save-file.ts'

vi.mock('#web/lib/save-file.ts', () => ({ saveBlob: vi.fn(), saveFile: vi.fn() }))

const api = mockApi()
const saved = vi.mocked(saveFile)
const page = (ids: number[], total: number, next: number | null, unsearched = 0) => ({
  exportQuestions: {
    items: ids.map((id) => ({ ref: `r:${id}`, question: aQuestion({ id }) })),
    ...{ total, next, unsearched },
  },
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

setUpScreen()

it('a failed export shows why, and a retry downloads the whole bank page by page as CSV', async () => {
  api.refuseOnce('ExportQuestions', 'Lambda:Unhandled')
  api.replyOnce('ExportQuestions', page([101, 102], 3, 102))
  api.replyOnce('ExportQuestions', page([103], 3, null))
  render(<ExportQuestions search={undefined} total={3} onClose={() => undefined} />)
  await press('Export')
  await screen.findByText(unknownFailure)
  await press('Export')
  await screen.findByText('3 questions saved to your downloads.')
  expect(api.requests('ExportQuestions').slice(1)).toEqual([
    { search: undefined, after: 0 },
    { search: undefined, after: 102 },
  ])
  const [name, type, text] = saved.mock.calls[0]!
  expect(name).toMatch(/^questions-\d{4}-\d\d-\d\d\.csv$/)
  expect(type).toBe('text/csv')
  expect(text.trim().split('\r\n')).toHaveLength(4)
})

it('an Excel export omits a question too large for a cell, and names it', async () => {
  const content = JSON.stringify({ text: 'x'.repeat(32_768) })
  const items = [aQuestion({ id: 101 }), aQuestion({ id: 102, content })].map((question) => ({
    ref: `r:${question.id}`,
    question,
  }))
  api.replyOnce('ExportQuestions', { exportQuestions: { items, total: 2, next: null, unsearched: 0 } })
  render(<ExportQuestions search={undefined} total={2} onClose={() => undefined} />)
  await userEvent.click(screen.getByRole('radio', { name: 'Excel' }))
  await press('Export')
  await screen.findByText(
    '1 question (1 question left out, too long for an Excel cell: 102; use CSV or JSON) saved to your downloads.',
  )
  const [name, file] = vi.mocked(saveBlob).mock.calls[0]!
  expect(name).toMatch(/^questions-\d{4}-\d\d-\d\d\.xlsx$/)
  expect(file.type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
})

it('a lost connection is retried, and the number of questions not yet searchable is shown', async () => {
  api.replyOnce('ExportQuestions', page([101], 2, 101, 3))
  api.refuseOnce('ExportQuestions', 'network')
  api.replyOnce('ExportQuestions', page([], 2, null, 3))
  render(<ExportQuestions search={{ type: 'Tag', tags: ['RN'] }} total={2} onClose={() => undefined} />)
  await press('Export')
  await screen.findByText(/You’re offline/)
  const words = '1 question (not included yet: 3 questions added a moment ago; export again in a minute)'
  await screen.findByText(`${words} saved to your downloads.`, undefined, { timeout: 5000 })
})
