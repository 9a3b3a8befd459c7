// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { shownErrors, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../testing/a-question.ts'
import { AddQuestionPage } from './add-question.route.tsx'

Element.prototype.scrollIntoView = () => undefined

const api = mockApi()
const show = () => renderScreen(<AddQuestionPage />, { path: paths.addQuestion })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const popup = (name: string) => within(screen.getByRole('alertdialog', { name }))
const added = () => api.requests('AddQuestion')

setUpScreen()
beforeEach(() => {
  api.reply('BankConstants', { constants: { tags: ['RN', 'PN'], nclexAreas: ['Safety'] } })
  api.reply('AddQuestion', { addQuestion: aQuestion({ id: 107 }) })
})

it('a chosen type is locked, every field shows its error, the first gets the focus, and a correction clears it', async () => {
  show()
  await press('Multiple Choice')
  expect(within(screen.getByRole('group', { name: 'Type' })).queryAllByRole('button')).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Question body'))
  await press('Add question')
  expect(shownErrors()).toEqual(['Question body is empty', 'Questions must have 2 or more answer choices'])
  expect(document.activeElement).toBe(screen.getByLabelText('Question body'))
  await fill('Question body', 'Which comes first?')
  expect(shownErrors()).toEqual(['Questions must have 2 or more answer choices'])
  await press('Add answers')
  await press('Add question')
  expect(new Set(shownErrors())).toEqual(new Set(['Please fill the text of all answer choices']))
  expect(screen.getByLabelText('Answer A').getAttribute('aria-invalid')).toBe('true')
  for (const letter of ['A', 'B', 'C', 'D']) await fill(`Answer ${letter}`, `Text ${letter}`)
  await press('Add question')
  expect(shownErrors()).toEqual(['Please select the correct answer'])
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A is correct' }))
  expect(added()).toEqual([])
})

it('missing parts show a warning that can be accepted, and then another question is offered [2.2.10]', async () => {
  const { router } = show()
  await press('True/False')
  await fill('Question body', 'Hands are washed first.')
  await press('Add answers')
  await userEvent.click(screen.getByRole('radio', { name: 'A is correct' }))
  await press('Say why, answer B')
  await userEvent.type(screen.getByLabelText(/^Why, answer B/), 'Germs spread. ')
  await press('Add question')
  expect(popup('Warning').getByText('The rationale is empty.')).toBeTruthy()
  expect(popup('Warning').getByText('No tags are chosen.')).toBeTruthy()
  expect(added()).toEqual([])
  await press('Continue')
  const done = within(await screen.findByRole('dialog', { name: 'Done' }))
  expect(shownMessages().at(-1)).toBe('SUCCESS: Question 107 added!')
  expect(added()).toEqual([
    {
      input: {
        type: 'True/False',
        body: 'Hands are washed first.',
        answers: [
          { text: 'True', correct: true, match: null },
          { text: 'False', correct: false, match: null, why: 'Germs spread.' },
        ],
        rationale: '',
        tags: [],
        area: [],
      },
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    },
  ])
  await userEvent.click(done.getByRole('button', { name: 'Yes' }))
  expect(screen.queryByLabelText('Question body')).toBeNull()
  expect(router.state.location.pathname).toBe(paths.addQuestion)
  await press('Multiple Choice')
})

it('declining another question returns to the list without a confirmation [2.2.10]', async () => {
  const { router } = show()
  await press('True/False')
  await fill('Question body', 'x')
  await press('Add answers')
  await userEvent.click(screen.getByRole('radio', { name: 'B is correct' }))
  await press('Add question')
  await press('Continue')
  await userEvent.click(within(await screen.findByRole('dialog', { name: 'Done' })).getByRole('button', { name: 'No' }))
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.questions)
})

it('ten answers can be added, and the eleventh is refused', async () => {
  show()
  await press('Multiple Choice')
  await press('Add answers')
  for (let n = 5; n <= 10; n += 1) await press('Add answer')
  expect(screen.getByLabelText('Answer J')).toBeTruthy()
  expect(shownMessages()).toEqual([])
  await press('Add answer')
  expect(shownMessages()).toEqual(['ERROR: Too many answers!'])
  expect(screen.getAllByLabelText(/^Answer/)).toHaveLength(10)
})

it('the tag search and the new tag field get the focus, and an existing tag is not saved again', async () => {
  show()
  await press('Multiple Choice')
  await press('Choose Tags')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Find Tags' })))
  await screen.findByRole('option', { name: 'PN' })
  await press('Add a new tag')
  await userEvent.keyboard('pn')
  expect(screen.getByLabelText<HTMLInputElement>('New tag').value).toBe('pn')
  await press('Save tag')
  await screen.findByText('“PN” is in the list already.')
  expect(api.operations()).toEqual(['BankConstants'])
})

it('Reset and leaving with typed text need a confirmation', async () => {
  const { router } = show()
  await press('Multiple Choice')
  await fill('Question body', 'typed')
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  await screen.findByRole('alertdialog', { name: 'Leave this page?' })
  await press('Cancel')
  expect(router.state.location.pathname).toBe(paths.addQuestion)
  await press('Reset')
  await userEvent.click(popup('Resetting').getByRole('button', { name: 'Reset' }))
  expect(screen.queryByLabelText('Question body')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  await screen.findByText('Somewhere else')
})

it('a refused question is kept and resent under the same id, and another one gets its own [2.7.14]', async () => {
  api.refuseOnce('AddQuestion', 'network')
  show()
  const send = async () => {
    await press('Add question')
    await press('Continue')
  }
  const write = async (body: string) => {
    await press('True/False')
    await fill('Question body', body)
    await press('Add answers')
    await userEvent.click(screen.getByRole('radio', { name: 'A is correct' }))
  }
  await write('Hands')
  await send()
  await waitFor(() => expect(shownMessages().at(-1)).toBe(`ERROR: ${failureMessages.network}`))
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question body').value).toBe('Hands')
  await send()
  const done = within(await screen.findByRole('dialog', { name: 'Done' }))
  await userEvent.click(done.getByRole('button', { name: 'Yes' }))
  await write('Hands')
  await send()
  await screen.findByRole('dialog', { name: 'Done' })
  const [lost, again, other] = added().map(({ requestId }) => requestId)
  expect(again).toBe(lost)
  expect(other).not.toBe(lost)
})
