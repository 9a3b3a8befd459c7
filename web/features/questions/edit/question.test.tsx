// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { QuestionFieldsFragment, QuestionScreenQuery, QuestionUseQuery } from '#generated/operations.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { deletionEffectWords } from '#domain/messages/recycle-bin.ts'
import { paths } from '#web/app/paths.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../testing/a-question.ts'
import { QuestionPage } from './question.route.tsx'

const api = mockApi()
let stored: QuestionFieldsFragment | null = null
let place: QuestionScreenQuery['questionPlace'] = null
let tasks: QuestionUseQuery['questionUse']['tasks'] = []
let answers = 0
const show = (at = `${paths.question(101)}?tab=edit`) => renderScreen(<QuestionPage />, { path: '/questions/:id', at })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const body = () => screen.findByLabelText<HTMLTextAreaElement>('Question body')

setUpScreen()
beforeEach(() => {
  stored = aQuestion()
  tasks = []
  answers = 0
  place = null
  api.reply('QuestionScreen', () => ({
    question: stored,
    constants: { tags: ['RN'], nclexAreas: ['Safety'] },
    questionPlace: place,
  }))
  api.reply('QuestionUse', () => ({ questionUse: { tasks, answers, courses: ['RN Review'] } }))
  api.reply('DeleteQuestion', { deleteQuestion: 101 })
  api.reply('UpdateQuestion', ({ input: { body } }) => {
    stored = aQuestion({ body, version: 2 })
    return { updateQuestion: stored }
  })
})

it('the matches of a Matching/Dropdown are shown, and typed text survives a change of tab', async () => {
  const answers = ['Heart', 'Lung'].map((text, at) => ({
    ...{ letter: 'AB'[at]!, text, textHtml: null, why: null, whyHtml: null },
    ...{ correct: false, match: `m${at}` },
  }))
  stored = aQuestion({ type: 'Matching/Dropdown', answers })
  show(paths.question(101))
  await screen.findByText('Right match: m1')
  expect(api.operations()).toEqual(['QuestionScreen'])
  await userEvent.click(screen.getByRole('tab', { name: 'Edit' }))
  await userEvent.type(await body(), ' Again?')
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Edit' }))
  expect((await body()).value).toBe('Which finding comes first? Again?')
})

it.each([['999'], ['abc']])("the address %s shows 'Question not found' and returns to the list", async (id) => {
  stored = null
  const { router } = show(`/questions/${id}`)
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.questions)
  expect(shownMessages()).toEqual(['ERROR: Question not found'])
})

it('every field of a question is shown, and saving sends them all with their version [2.3.20, 2.3.22, 2.3.23, 2.3.24, 2.3.25, 2.3.26]', async () => {
  show()
  await screen.findByRole('heading', { level: 1, name: 'Question 101' })
  const chosen = (list: string) =>
    within(screen.getByRole('list', { name: `Chosen: ${list}` })).getAllByRole('listitem')
  expect((await body()).value).toBe('Which finding comes first?')
  expect(chosen('Tags').map((item) => item.textContent)).toEqual(['RN'])
  expect(chosen('NCLEX Areas').map((item) => item.textContent)).toEqual(['Safety'])
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer C').value).toBe('Circulation')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Rationale').value).toBe('Airway comes first.')
  await press('Save changes')
  await waitFor(() =>
    expect(api.requests('UpdateQuestion')[0]).toMatchObject({
      id: 101,
      version: 1,
      input: {
        type: 'Multiple Choice',
        body: 'Which finding comes first?',
        answers: [
          { text: 'Airway', correct: true },
          { text: 'Breathing', correct: false },
          { text: 'Circulation', correct: false },
        ],
        rationale: 'Airway comes first.',
        tags: ['RN'],
        area: ['Safety'],
      },
    }),
  )
  await waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: Question 101 updated!']))
  await userEvent.type(await body(), '!')
  await press('Save changes')
  await waitFor(() => expect(api.requests('UpdateQuestion')[1]).toMatchObject({ version: 2 }))
})

it('each of the five types is shown as its type, and Priority has one correct answer [2.3.21]', async () => {
  const types = ['True/False', 'Multiple Choice', 'Select All That Apply', 'Matching/Dropdown', 'Priority']
  for (const type of types) {
    cleanup()
    stored = aQuestion({ type })
    show()
    await body()
    expect(within(screen.getByRole('group', { name: 'Type' })).getByText(type)).toBeTruthy()
  }
  expect(screen.getByRole('radio', { name: 'A is correct', checked: true })).toBeTruthy()
})

it('the second of two administrators keeps the typed text and can take the other version', async () => {
  show()
  await userEvent.type(await body(), ' Mine')
  stored = aQuestion({ body: 'Theirs', version: 5 })
  api.refuseOnce('UpdateQuestion', 'question-changed')
  await press('Save changes')
  await screen.findByText('Theirs')
  expect((await body()).value).toBe('Which finding comes first? Mine')
  // The message bar must not suggest a reload, which would lose the text. Keyboard focus moves from the button to the
  // choice.
  expect(shownMessages()).toEqual(['ERROR: Somebody else has changed this question since you opened it'])
  const choice = screen.getByRole('group', { name: questionMessages['question-changed'] })
  expect(document.activeElement).toBe(choice)
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep mine' }))
  await press('Use the other version')
  expect((await body()).value).toBe('Theirs')
})

it('the deletion dialog names tests left with too few questions, and deleting ignores unsaved text [2.4.14, 2.7.8]', async () => {
  answers = 41
  tasks = [
    { key: 't1', name: '3. Final', pool: 'Easy', missing: 2 },
    { key: 't2', name: '1. Practice', pool: null, missing: 1 },
  ]
  const { router } = show()
  await userEvent.type(await body(), ' typed')
  await press('Delete question')
  const popup = within(screen.getByRole('alertdialog', { name: 'Deleting Question' }))
  await popup.findByText('3. Final: 2 questions short in Easy')
  expect(popup.getByText('1. Practice: 1 question short')).toBeTruthy()
  popup.getByText(deletionEffectWords.answered(1, 41))
  popup.getByText(deletionEffectWords.drawnIn(1, ['RN Review']))
  await userEvent.click(popup.getByRole('button', { name: 'Delete question' }))
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.questions)
  expect(api.requests('DeleteQuestion')).toEqual([{ id: 101, version: 1 }])
  expect(shownMessages()).toEqual(['SUCCESS: Question 101 was deleted'])
})

it('leaving with typed text needs a confirmation, and so does Reset [2.4.14]', async () => {
  const { router } = show()
  await userEvent.type(await body(), ' typed')
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  await screen.findByRole('alertdialog', { name: 'Leave this page?' })
  await press('Cancel')
  await press('Reset')
  await userEvent.click(
    within(screen.getByRole('alertdialog', { name: 'Resetting' })).getByRole('button', { name: 'Reset' }),
  )
  expect((await body()).value).toBe('Which finding comes first?')
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.questions)
})

it('links lead to the previous and next question of the list', async () => {
  const { router } = show(paths.question(105))
  await screen.findByRole('tab', { name: 'Preview' })
  place = { position: 2, total: 1200, previous: 100, next: 107 }
  await router.navigate('/questions/101', { state: { list: '?type=Tag&tag=RN&sort=-changedOn' } })
  const ways = within(await screen.findByRole('navigation', { name: 'Questions of the list' }))
  expect(ways.getByText('2 of 1,200')).toBeTruthy()
  await waitFor(() =>
    expect(api.requests('QuestionScreen').at(-1)).toEqual({
      ...{ id: 101, search: { type: 'Tag', tags: ['RN'] }, sort: { by: 'changedOn', descending: true } },
    }),
  )
  place = { position: 3, total: 1200, previous: 101, next: null }
  await userEvent.click(ways.getByRole('link', { name: 'Next' }))
  await screen.findByText('3 of 1,200')
  expect(router.state.location.pathname).toBe('/questions/107')
  expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Questions' }).getAttribute('href')).toBe(
    '/questions?type=Tag&tag=RN&sort=-changedOn',
  )
})

it('the tests that may draw the question are listed once their panel opens', async () => {
  const tests = [
    { key: 't1', name: 'Exam 1', place: 'Cardiac, Tests', path: '/content/cardiac/tests/exam-1' },
    { key: 't2', name: 'Lost', place: '', path: null },
  ]
  api.reply('QuestionTests', { questionTests: tests })
  show(paths.question(101))
  await userEvent.click(await screen.findByText('Used in these tests'))
  const link = await screen.findByRole('link', { name: 'Exam 1' })
  expect(link.getAttribute('href')).toBe('/content/cardiac/tests/exam-1')
  expect(screen.getByText('Lost').closest('a')).toBeNull()
  expect(api.requests('QuestionTests')).toEqual([{ id: 101 }])
})
