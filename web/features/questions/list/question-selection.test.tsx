// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aListedQuestion } from '#web/features/questions/testing/a-listed-question.ts'
import { aQuestion } from '#web/features/questions/testing/a-question.ts'
import { QuestionsPage } from './questions.route.tsx'
import { clearSelection } from './question-selection.ts'

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }))

const api = mockApi()
const show = () => renderScreen(<QuestionsPage />, { path: paths.questions, at: paths.questions })

setUpScreen()
beforeEach(() => {
  clearSelection()
  api.reply('BankConstants', { constants: { tags: ['RN'], nclexAreas: [] } })
  api.reply('QuestionList', ({ page }) => ({
    questions: { items: [1, 2, 3].map((at) => aListedQuestion(100 + (page - 1) * 50 + at)), total: 120, page },
  }))
})

it('rows, a Shift range, a page, and all results can be selected, and stay selected on other pages', async () => {
  api.reply('QuestionIds', { questionIds: [101, 102, 103, 204] })
  show()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select question 101' }))
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Select question 103' }))
  await user.keyboard('{/Shift}')
  const bar = within(screen.getByRole('region', { name: 'Selected questions' }))
  expect(bar.getByRole('status').textContent).toBe('3 questions selected')
  expect(screen.getByRole('checkbox', { name: 'Select all questions of this page' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getAllByRole('button', { name: 'Next page' })[0]!)
  await screen.findByRole('row', { name: /^Select question 151 / })
  const all = screen.getByRole('checkbox', { name: 'Select all questions of this page' })
  expect(all).toHaveProperty('checked', false)
  expect(bar.getByRole('status').textContent).toBe('3 questions selected')
  await userEvent.click(bar.getByRole('button', { name: 'Select all 120' }))
  await waitFor(() => expect(bar.getByRole('status').textContent).toBe('4 questions selected'))
  await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('region', { name: 'Selected questions' })).toBeNull()
})

it('the export contains only the selected questions', async () => {
  api.reply('ExportQuestions', ({ ids }) => ({
    exportQuestions: {
      items: (ids as number[]).map((id) => ({ ref: `r:${id}`, question: aQuestion({ id }) })),
      total: 9,
      next: null,
      unsearched: 0,
    },
  }))
  show()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select question 102' }))
  await userEvent.click(screen.getByRole('button', { name: 'Export selected' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export' }))
  await screen.findByText('1 question saved to your downloads.')
  expect(api.requests('ExportQuestions')).toEqual([{ ids: [102] }])
})
