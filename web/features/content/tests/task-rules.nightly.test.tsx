// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { contentMessages } from '#domain/messages/content.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aSectionView, aTask } from '../testing/a-content.ts'
import { CreateTaskPage } from '../create-task.route.tsx'

const api = mockApi()

type TestType = 'Practice' | 'NCLEX'
/** Values by the label of their field. `tag` is selected. */
type Typed = Record<string, string>

const PRACTICE: Typed = { tag: 'RN', 'Time Allowed': '10', 'Number of Questions': '5' }
const NCLEX: Typed = {
  tag: 'RN',
  'Time Allowed': '60',
  'Min Number of Questions': '2',
  'Max Number of Questions': '4',
}

setUpScreen()
beforeEach(() => {
  api.reply('AuthoredSection', aSectionView([]))
  api.reply('TestTags', { constants: { tags: ['RN', 'Easy'], nclexAreas: ['Care', 'Safety'] } })
  api.reply('PoolShortage', { poolShortage: [] })
  api.reply('CreateTask', { createTask: aTask({ name: 'Quiz' }) })
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Opens the form of a type and fills it in. Keys are the start of the field labels. */
async function fill(type: TestType, { tag, ...typed }: Typed): Promise<void> {
  renderScreen(<CreateTaskPage />, {
    path: '/content/:contentUrl/:sectionUrl/create',
    at: '/content/basics/safety/create',
  })
  await userEvent.click(await screen.findByRole('radio', { name: type }))
  const form = within(await screen.findByRole('form', { name: `New ${type} task` }))
  await userEvent.type(form.getByRole('textbox', { name: 'Name' }), 'Quiz')
  for (const [label, text] of Object.entries(typed)) {
    if (text !== '') await userEvent.type(form.getByLabelText(new RegExp(`^${label}`)), text)
  }
  if (tag !== '' && type === 'NCLEX') await userEvent.click(form.getByRole('radio', { name: tag ?? '' }))
  if (tag !== '' && type === 'Practice') {
    await userEvent.type(form.getByRole('combobox', { name: 'Tags' }), tag ?? '')
    await userEvent.click(await screen.findByRole('option', { name: tag ?? '' }))
    await userEvent.keyboard('{Escape}')
  }
}

const only = (what: string) => `Please enter only numbers greater than 0 for ${what}`

it.each<[string, TestType, Typed, string]>([
  ['neither RN nor PN', 'NCLEX', { ...NCLEX, tag: '' }, 'Please choose at least one tag for this task'],
  ['no time', 'Practice', { ...PRACTICE, 'Time Allowed': '' }, only('time allowed')],
  [
    'more than 500 questions of all areas',
    'NCLEX',
    { ...NCLEX, 'Max Number of Questions': '251' },
    contentMessages['questions-many'],
  ],
])('a test with %s shows an error and no confirmation', async (_, type, typed, words) => {
  await fill(type, typed)
  await press('Create')
  expect(messageStore.getState().messages).toEqual([])
  const at = document.activeElement?.closest('fieldset') ?? document.activeElement
  const [error] = screen.getAllByText(words)
  expect(at?.getAttribute('aria-describedby')).toContain(error?.parentElement?.id)
  if (at?.tagName === 'INPUT') expect(at.getAttribute('aria-invalid')).toBe('true')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(api.requests('CreateTask')).toEqual([])
})

it('partial credit is explained, and sent once chosen', async () => {
  await fill('NCLEX', NCLEX)
  const partly = screen.getByRole('checkbox', { name: 'Partial credit (+/−) for Select All That Apply' })
  expect(partly).toHaveProperty('checked', false)
  expect(document.getElementById(partly.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /^A point for each right choice, less one for each wrong one/,
  )
  await userEvent.click(partly)
  await press('Create')
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create' })
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false))
  await userEvent.click(confirm)
  expect(api.requests('CreateTask')[0]?.input).toMatchObject({ type: 'NCLEX', scoring: 'plus-minus' })
})

it('every number typed for a Practice is sent', async () => {
  await fill('Practice', { ...PRACTICE, 'Percent Easy': '40', Attempts: '3', 'Pass Grade': '70' })
  await press('Create')
  const confirm = within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Create' })
  await waitFor(() => expect(confirm).toHaveProperty('disabled', false))
  await userEvent.click(confirm)
  expect(api.requests('CreateTask')[0]?.input).toMatchObject({ percentEasy: 40, attempts: 3, passGrade: 70 })
})

it('an error disappears once its field changes', async () => {
  await fill('Practice', { ...PRACTICE, Attempts: '0' })
  await press('Create')
  const attempts = screen.getByLabelText(/^Attempts/)
  expect(attempts.getAttribute('aria-invalid')).toBe('true')
  await userEvent.type(attempts, '1')
  expect(attempts.getAttribute('aria-invalid')).toBeNull()
  expect(screen.queryByText(only('attempts'))).toBeNull()
  expect(messageStore.getState().messages).toEqual([])
})

it('the tags of a Practice stay separate from the tag of an NCLEX when the type changes', async () => {
  await fill('Practice', PRACTICE)
  await userEvent.click(screen.getByRole('radio', { name: 'NCLEX' }))
  const form = within(await screen.findByRole('form', { name: 'New NCLEX task' }))
  expect(form.getByRole('radio', { name: 'RN' })).toHaveProperty('checked', false)
  await userEvent.click(form.getByRole('radio', { name: 'PN' }))
  await userEvent.click(screen.getByRole('radio', { name: 'Practice' }))
  const practice = within(await screen.findByRole('form', { name: 'New Practice task' }))
  expect(practice.getByRole('button', { name: /RN/ })).toBeTruthy()
  expect(practice.queryByRole('button', { name: /PN/ })).toBeNull()
})
