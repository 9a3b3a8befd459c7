// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { CASE_STUDY, CLASSIC_TYPES, CONTENT_TYPES } from '#domain/questions/question.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { shownMessages } from '#web/testing/acts.ts'
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

it('offers the types of the specification and the others in groups, and locks the one that is chosen', async () => {
  show()
  const types = within(screen.getByRole('group', { name: 'Type' }))
  const namesIn = (group: string) =>
    within(types.getByRole('region', { name: group }))
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'))
  expect(namesIn('Classic')).toEqual([...CLASSIC_TYPES])
  expect([...namesIn('Next Generation'), ...namesIn('Alternate formats')]).toEqual(
    expect.arrayContaining([...CONTENT_TYPES, CASE_STUDY]),
  )
  await press('True/False')
  expect(types.queryAllByRole('button')).toEqual([])
  expect(document.activeElement).toBe(screen.getByLabelText('Question body'))
})

it('says what is wrong in the written order and marks it', async () => {
  show()
  await press('Multiple Choice')
  await press('Add question')
  expect(shownMessages().at(-1)).toBe('ERROR: Question body is empty')
  expect(document.activeElement).toBe(screen.getByLabelText('Question body'))
  await fill('Question body', 'Which comes first?')
  // What was corrected has no message any more.
  expect(shownMessages()).toEqual([])
  await press('Add question')
  expect(shownMessages().at(-1)).toBe('ERROR: Questions must have 2 or more answer choices')
  await press('Add answers')
  await press('Add question')
  expect(shownMessages().at(-1)).toBe('ERROR: Please fill the text of all answer choices')
  expect(screen.getByLabelText('Answer A').getAttribute('aria-invalid')).toBe('true')
  for (const letter of ['A', 'B', 'C', 'D']) await fill(`Answer ${letter}`, `Text ${letter}`)
  await press('Add question')
  expect(shownMessages().at(-1)).toBe('ERROR: Please select the correct answer')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'A is correct' }))
  expect(added()).toEqual([])
})

it('asks for every text and match of Matching/Dropdown', async () => {
  show()
  await press('Matching/Dropdown')
  await fill('Question body', 'Match')
  await press('Add answers')
  await fill('Answer A', 'Heart')
  await press('Add question')
  expect(shownMessages().at(-1)).toBe('ERROR: Please fill the text of all matching options')
  expect(screen.getByLabelText('Match of A').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByLabelText('Answer A').getAttribute('aria-invalid')).toBeNull()
})

it('warns of what is missing, and goes on when told to; then asks for another [2.2.10]', async () => {
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

it('goes to the list when no other is to be added, and asks nothing on the way [2.2.10]', async () => {
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

it('adds answers up to ten and refuses the eleventh', async () => {
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

it.each([
  ['Choose Tags', 'Find Tags', 'Add a new tag', 'New tag'],
  ['Choose NCLEX Areas', 'Find NCLEX Areas', 'Add a new NCLEX area', 'New NCLEX area'],
])('%s begins in its field, and so does adding one: what is typed at once is not lost', async (...names) => {
  const [open, find, add, name] = names
  show()
  await press('Multiple Choice')
  await press(open)
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: find }))
  })
  await press(add)
  await userEvent.keyboard('Burns')
  expect(screen.getByLabelText<HTMLInputElement>(name).value).toBe('Burns')
})

it('saves no tag that is in the list already', async () => {
  show()
  await press('Multiple Choice')
  await press('Choose Tags')
  await screen.findByRole('option', { name: 'PN' })
  await press('Add a new tag')
  await fill('New tag', 'pn')
  await press('Save tag')
  await screen.findByText('“PN” is in the list already.')
  expect(api.operations()).toEqual(['BankConstants'])
})

it('resets behind a question, and guards what is typed when leaving', async () => {
  const { router } = show()
  await press('Multiple Choice')
  await fill('Question body', 'typed')
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  await screen.findByRole('alertdialog', { name: 'Leave this form?' })
  await press('Cancel')
  expect(router.state.location.pathname).toBe(paths.addQuestion)
  await press('Reset')
  await userEvent.click(popup('Resetting').getByRole('button', { name: 'Reset' }))
  expect(screen.queryByLabelText('Question body')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  await screen.findByText('Somewhere else')
})

it('sends the same question under the same id again, and another one under its own', async () => {
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
  await waitFor(() => {
    expect(shownMessages().at(-1)).toBe(`ERROR: ${failureMessages.network}`)
  })
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

it("shows the server's refusal and keeps what was typed [2.7.14]", async () => {
  api.refuse('AddQuestion', 'network')
  show()
  await press('True/False')
  await fill('Question body', 'kept')
  await press('Add answers')
  await userEvent.click(screen.getByRole('radio', { name: 'A is correct' }))
  await press('Add question')
  await press('Continue')
  await waitFor(() => {
    expect(shownMessages().at(-1)).toBe(`ERROR: ${failureMessages.network}`)
  })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Question body').value).toBe('kept')
})
