// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { examMessages } from '#domain/messages/exam-settings.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ExamsPage } from '../exams.route.tsx'
import { anExam, enough } from '../testing/an-exam.ts'

const api = mockApi()
setUpScreen()
beforeEach(() => {
  sessionStorage.clear()
})

async function show(bank = anExam(enough())) {
  api.reply('ExamBank', bank)
  const view = renderScreen(<ExamsPage />, { path: paths.exams, at: `${paths.exams}?tab=standard` })
  await screen.findByRole('heading', { name: 'The standard now' })
  return view
}
const fill = async (label: string, text: string) => {
  const field = screen.getByRole('textbox', { name: label })
  await userEvent.clear(field)
  if (text !== '') await userEvent.type(field, text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const save = async () => {
  await press('Save')
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
}
const SHARES = [18, 13, 9, 9, 9, 16, 12, 14]

it('a fixed ability is saved with the shares, and the server’s result is shown', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: 'A fixed ability' }))
  await fill('Ability', '-0.18')
  const standard = { kind: 'fixed', percent: null, ability: -0.18 }
  const { examBank } = anExam(enough(), { standard, ability: 0.55 })
  api.reply('UpdateExamSettings', { updateExamSettings: examBank })
  await save()
  await screen.findByText('0.55 logits')
  expect(api.requests('UpdateExamSettings')).toEqual([
    { input: { exam: 'RN', settingsVersion: 3, shares: SHARES, standard: { kind: 'fixed', ability: -0.18 } } },
  ])
})

it('each kind of standard keeps its own number', async () => {
  await show()
  await fill('Percentage of the anchor questions', '71')
  await userEvent.click(screen.getByRole('radio', { name: 'A fixed ability' }))
  expect(screen.getByRole('textbox', { name: 'Ability' })).toHaveProperty('value', '0')
  await userEvent.click(screen.getByRole('radio', { name: /^A percentage/ }))
  expect(screen.getByRole('textbox', { name: 'Percentage of the anchor questions' })).toHaveProperty('value', '71')
})

it.each([
  ['Percentage of the anchor questions', '100', examMessages['standard-percent']],
  ['Management of Care', '19', examMessages['shares-sum']],
])('the field %s refuses "%s" with a message, and sends nothing', async (label, text, message) => {
  await show()
  await fill(label, text)
  await press('Save')
  expect(await screen.findByText(message)).toBeDefined()
  expect(shownMessages()).toEqual([])
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(api.requests('UpdateExamSettings')).toEqual([])
})

it('each field shows its own error until it is corrected', async () => {
  await show()
  await fill('Percentage of the anchor questions', '100')
  await fill('Management of Care', '19')
  await press('Save')
  expect(screen.getByText(examMessages['standard-percent'])).toBeDefined()
  expect(screen.getByText(examMessages['shares-sum'])).toBeDefined()
  await fill('Management of Care', '18')
  expect(screen.queryByText(examMessages['shares-sum'])).toBeNull()
  expect(screen.getByText(examMessages['standard-percent'])).toBeDefined()
})

it('the shares show their sum, and can be reset to the published ones', async () => {
  await show()
  await fill('Management of Care', '20')
  expect(screen.getByText('Together: 102%, not 100%')).toBeDefined()
  await fill('Management of Care', 'x')
  expect(screen.getByText('A share is no number.')).toBeDefined()
  await press('Reset to published')
  expect(screen.getByText('Together: 100%')).toBeDefined()
  expect(screen.getByRole('textbox', { name: 'Management of Care' })).toHaveProperty('value', '18')
})

it('typed values are kept when saving fails and in another tab, and leaving needs a confirmation', async () => {
  const { router } = await show()
  await fill('Percentage of the anchor questions', '71')
  api.refuse('UpdateExamSettings', 'network')
  await save()
  await waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${failureMessages.network}`]))
  await userEvent.click(screen.getByRole('tab', { name: 'Simulation' }))
  await userEvent.click(screen.getByRole('tab', { name: 'Standard' }))
  expect(screen.getByRole('textbox', { name: 'Percentage of the anchor questions' })).toHaveProperty('value', '71')
  await userEvent.click(screen.getByRole('link', { name: 'Dashboard' }))
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave this page?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }))
  expect(router.state.location.pathname).toBe(paths.dashboard)
})

it('typed values are kept over settings that somebody else saved first, and the reader chooses between them', async () => {
  await show()
  await fill('Percentage of the anchor questions', '71')
  const standard = { kind: 'anchor', percent: 60, ability: null }
  const theirs = anExam(enough(), { standard, settingsVersion: 4 })
  api.reply('ExamBank', theirs)
  api.refuseOnce('UpdateExamSettings', 'exam-changed')
  await save()
  await screen.findByRole('group', { name: examMessages['exam-changed'] })
  const percent = screen.getByRole('textbox', { name: 'Percentage of the anchor questions' })
  expect(percent).toHaveProperty('value', '71')
  await press('Keep mine')
  api.reply('ExamBank', anExam(enough(), { standard, settingsVersion: 5 }))
  api.refuseOnce('UpdateExamSettings', 'exam-changed')
  await save()
  expect(api.requests('UpdateExamSettings').map(({ input }) => input.settingsVersion)).toEqual([3, 4])
  await userEvent.click(await screen.findByRole('button', { name: 'Use the other version' }))
  expect(percent).toHaveProperty('value', '60')
  expect(screen.getByRole('button', { name: 'Reset' })).toHaveProperty('disabled', true)
})

/** Enters the same percentage for every question of this judge. */
async function judgeAll(name: string, percent: string) {
  await userEvent.type(screen.getByRole('textbox', { name: 'Judge’s name' }), name)
  await press('Add judge')
  const group = await screen.findByRole('group', { name: new RegExp(`^${name}:`) })
  const fields = within(group).getAllByRole('textbox')
  expect(fields).toHaveLength(20)
  for (const field of fields) {
    await userEvent.click(field)
    await userEvent.paste(percent)
  }
}

it('the judges’ mean becomes the standard, their spread is shown, and saving discards their numbers', async () => {
  const { unmount } = await show()
  await userEvent.click(screen.getByRole('radio', { name: /Angoff/ }))
  expect(screen.getByText('No judge has judged every question yet.')).toBeDefined()
  await judgeAll('Ada', '60')
  await screen.findByText('Mean: 60.0%. One judge alone has no spread.')
  await judgeAll('Ben', '70')
  await screen.findByText('Mean: 65.0%, standard deviation between judges: 7.1 points.')
  // After remounting, the judges' estimates are still there until they are saved.
  unmount()
  await show()
  await userEvent.click(screen.getByRole('radio', { name: /Angoff/ }))
  await screen.findByText(/^Mean: 65\.0%/)
  await press('Remove Ben')
  await screen.findByText(/^Mean: 60\.0%/)
  await press('Use 60.0% as the standard')
  api.reply('UpdateExamSettings', { updateExamSettings: anExam(enough()).examBank })
  await save()
  await waitFor(() =>
    expect(api.requests('UpdateExamSettings')[0]?.input.standard).toEqual({ kind: 'judged', percent: 60 }),
  )
  await waitFor(() => expect(sessionStorage.getItem('academy.angoff.RN')).toBeNull())
}, 60_000)

it('each judge needs a unique name and a number from 0 to 100 on every question', async () => {
  await show()
  await userEvent.click(screen.getByRole('radio', { name: /Angoff/ }))
  await press('Add judge')
  await screen.findByText('Please give a name')
  await judgeAll('Ada', '101')
  await screen.findByText('Ada: 0 of 20 judged')
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: 'Judge’s name' }), ' Ada ')
  await press('Add judge')
  await screen.findByText('This judge is in the list')
}, 60_000)

it('judging needs anchor questions, and a standard needs a bank', async () => {
  await show(anExam([], { ability: null }))
  expect(screen.getByText(/has no bank yet/)).toBeDefined()
  await userEvent.click(screen.getByRole('radio', { name: /Angoff/ }))
  await screen.findByText(/There are no anchor questions to judge yet/)
})
