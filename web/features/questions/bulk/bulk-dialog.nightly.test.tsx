// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { questionMessages } from '#domain/messages/questions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { BulkAction } from './run-bulk.ts'

const api = mockApi()
Element.prototype.scrollIntoView = () => undefined
const numbers = (count: number) => Array.from({ length: count }, (_, at) => 101 + at)
const onDeleted = vi.fn()
const onClose = vi.fn()
const show = (action: BulkAction, count = 60) =>
  renderScreen(<BulkDialog ids={numbers(count)} action={action} onClose={onClose} onDeleted={onDeleted} />, {
    path: '/',
  })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const calls = () => api.requests('ChangeQuestions')
const doneAll = ({ questions }: { questions: unknown }) => ({
  changeQuestions: [questions]
    .flat()
    .map((question) => ({ id: (question as { id: number }).id, outcome: 'done' as const, reason: null })),
})

setUpScreen()
beforeEach(() => {
  onDeleted.mockReset()
  onClose.mockReset()
  api.reply('BankConstants', { constants: { tags: ['Easy', 'RN'], nclexAreas: [] } })
  api.reply('QuestionsUse', { questionsUse: { tasks: [], answers: 0, courses: [] } })
  api.reply('ChangeQuestions', doneAll)
})

it('a tag is added to all questions, 25 per request in one batch, with the number changed', async () => {
  show('AddTag')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tag' }), 'eas{Enter}')
  await press('Add tag')
  await screen.findByText('60 of 60 questions: 60 got the tag')
  expect(calls().map(({ questions }) => [questions].flat().length)).toEqual([25, 25, 10])
  expect(new Set(calls().map(({ action, tag, batch }) => `${action} ${tag ?? ''} ${batch}`)).size).toBe(1)
  expect(calls()[0]).toMatchObject({ action: 'AddTag', tag: 'Easy' })
  expect(api.requests('QuestionsUse')).toEqual([])
  await press('Done')
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(onDeleted).not.toHaveBeenCalled()
})

it('a new tag can be added once it is saved in the list', async () => {
  api.reply('SaveTags', { saveTags: ['Easy', 'RN', 'Spring'] })
  show('AddTag', 2)
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tag' }), 'Spring')
  await screen.findByText('No tag with that name yet')
  await press('Add a new tag')
  await userEvent.type(screen.getByRole('textbox', { name: 'New tag' }), 'Spring')
  await press('Save tag')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add tag' })).toHaveProperty('disabled', false))
  await press('Add tag')
  await screen.findByText('2 of 2 questions: 2 got the tag')
  expect(calls()[0]).toMatchObject({ action: 'AddTag', tag: 'Spring' })
})

it('removing a tag first shows which tests it would stop, once the tag is chosen', async () => {
  const short = (pool: string | null, missing: number) => ({ key: 't1', name: 'Exam 1', pool, missing })
  api.reply('QuestionsUse', {
    questionsUse: {
      answers: 12,
      courses: [],
      tasks: [short(null, 9), short('Easy', 3), short('Care', 3), short('Safety', 1)],
    },
  })
  show('RemoveTag', 2)
  await screen.findByRole('combobox', { name: 'Tag' })
  expect(screen.getByRole('button', { name: 'Remove tag' })).toHaveProperty('disabled', true)
  await userEvent.type(screen.getByRole('combobox', { name: 'Tag' }), 'rn{Enter}')
  await screen.findByText('Exam 1: 9 questions short; 3 questions short each in Easy, Care; 1 question short in Safety')
  expect(api.requests('QuestionsUse')).toEqual([{ ids: [101, 102], action: 'RemoveTag', tag: 'RN' }])
  await press('Remove tag')
  await screen.findByText('2 of 2 questions: 2 lost the tag')
})

it('a bulk delete names each refused question with its reason, and reports the deleted ones', async () => {
  api.reply('ChangeQuestions', {
    changeQuestions: [
      { id: 101, outcome: 'done', reason: null },
      { id: 102, outcome: 'refused', reason: 'question-changed' },
      { id: 103, outcome: 'unchanged', reason: null },
    ],
  })
  show('Delete', 3)
  await screen.findByText('Every test still has enough questions.')
  await press('Delete questions')
  await screen.findByText('3 of 3 questions: 1 deleted, 1 left as they are, 1 refused')
  const refused = screen.getByRole('listitem')
  expect(refused.textContent).toBe(`Question 102: ${questionMessages['question-changed']}`)
  expect(within(refused).getByRole('link').getAttribute('href')).toBe('/questions/102')
  await press('Done')
  expect(onDeleted).toHaveBeenCalledWith([101])
})

it('a bulk change waits for a lost connection', async () => {
  api.refuseOnce('ChangeQuestions', 'network')
  show('Delete', 30)
  await screen.findByText('Every test still has enough questions.')
  await press('Delete questions')
  await screen.findByText(/The connection is lost/)
  await screen.findByText('30 of 30 questions: 30 deleted', undefined, { timeout: 5000 })
})

it('a failure shows its message, and Go on sends only what is left', async () => {
  show('Delete', 30)
  await screen.findByText('Every test still has enough questions.')
  api.replyOnce('ChangeQuestions', {
    changeQuestions: numbers(25).map((id) => ({ id, outcome: 'done' as const, reason: null })),
  })
  api.refuseOnce('ChangeQuestions', 'Lambda:Unhandled')
  await press('Delete questions')
  await screen.findByRole('alert')
  await press('Go on')
  await screen.findByText('30 of 30 questions: 30 deleted')
  await waitFor(() => expect([calls().at(-1)?.questions].flat()).toHaveLength(5))
  expect(new Set(calls().map(({ batch }) => batch)).size).toBe(1)
})
