// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { flawMessages } from '#domain/messages/mistake-reports.ts'
import { flawWords as words } from '#domain/messages/flaws.ts'
import { statisticsWords } from '#domain/messages/statistics.ts'
import type { FlawCaseFieldsFragment } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { admin } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { StatisticsPage } from './statistics.route.tsx'

const api = mockApi()
setUpScreen()

const TIME = 1_700_000_000_000
const report = (text: string) => ({
  ...{ id: text.padEnd(32, '0'), item: null, version: TIME, kind: 'key' as const, text, createdOn: TIME },
})
const aCase = (facts: Partial<FlawCaseFieldsFragment> = {}): FlawCaseFieldsFragment => ({
  ...{ question: 7, type: 'Multiple Choice', preview: 'Who is seen first?', state: 'new', decision: null, stamp: 's1' },
  reasons: [{ kind: 'wrongKey', item: null, n: 120 }],
  reports: [report('<b>B</b> is right')],
  ...facts,
})
const path = '/questions/statistics'
const show = (search = '') => {
  startSession(admin)
  return renderScreen(<StatisticsPage />, { path, at: `${path}?view=flaws${search}` })
}
const reply = (...items: FlawCaseFieldsFragment[]) =>
  api.reply('Flaws', { flaws: { items, total: items.length, page: 1 } })
const open = async (question = 7) => {
  await userEvent.click(await screen.findByRole('button', { name: words.dialog(question) }))
  return screen.findByRole('dialog', { name: words.dialog(question) })
}

it('new flaws are listed, also of a case study item and of a deleted question, which can only be withdrawn', async () => {
  const decision = { state: 'kept' as const, note: 'Easy <i>on</i> purpose', by: null, on: TIME }
  const study = aCase({ question: 8, type: 'Case Study', reasons: [{ kind: 'tooEasy', item: 3, n: 30 }] })
  reply(aCase(), { ...study, decision, reports: [] }, aCase({ question: 9, preview: null, reasons: [] }))
  show()
  await screen.findByRole('link', { name: 'Question 7' })
  expect(api.requests('Flaws')).toEqual([{ state: 'new', page: 1 }])
  const [, , second, third] = screen.getAllByRole('row')
  expect(second?.textContent).toContain('An account that was deleted')
  expect(within(second!).getByText(words.item(3, statisticsWords.flaws.tooEasy))).toBeDefined()
  const regrade = within(second!).getByRole('link', { name: /^Regrade/ })
  expect(regrade.getAttribute('href')).toBe('/questions/regrades?question=8&case=1')
  expect(within(third!).getByText(statisticsWords.deleted)).toBeDefined()
  expect(within(third!).queryByRole('link', { name: 'Question 9' })).toBeNull()
  const dialog = within(await open(9))
  expect(dialog.queryByLabelText(words.choices.kept)).toBeNull()
  expect(dialog.getByLabelText<HTMLInputElement>(words.choices.withdrawn).checked).toBe(true)
})

it('state, reason, and words filter the list, and stay in the address', async () => {
  reply(aCase())
  const { router } = show()
  await screen.findByRole('link', { name: 'Question 7' })
  await userEvent.selectOptions(screen.getByLabelText(words.reason), words.reported)
  await userEvent.selectOptions(screen.getByLabelText(words.state), words.anyState)
  await waitFor(() => expect(api.requests('Flaws').at(-1)).toEqual({ reported: true, page: 1 }))
  expect(router.state.location.search).toBe('?view=flaws&state=all&reason=reports')
  await userEvent.selectOptions(screen.getByLabelText(words.reason), statisticsWords.flaws.misfit)
  await userEvent.selectOptions(screen.getByLabelText(words.state), words.states.kept)
  await waitFor(() => expect(api.requests('Flaws').at(-1)).toEqual({ flaw: 'misfit', state: 'kept', page: 1 }))
})

it('a refused decision shows why, and a retry decides once on the current case', async () => {
  let calls = 0
  api.reply('Flaws', () => {
    calls += 1
    return { flaws: { items: [aCase({ stamp: `s${calls}` })], total: 1, page: 1 } }
  })
  api.refuseOnce('DecideFlaw', 'flaw-case-changed')
  const decision = { state: 'changed' as const, note: 'Key is B', by: 'Avery Moss', on: TIME }
  api.reply('DecideFlaw', { decideFlaw: aCase({ state: 'changed', reports: [], decision }) })
  show()
  const dialog = await open()
  await userEvent.click(within(dialog).getByRole('button', { name: words.save }))
  await within(dialog).findByText(flawMessages['flaw-case-changed'])
  await waitFor(() => expect(api.requests('Flaws')).toHaveLength(2))
  await userEvent.click(within(dialog).getByLabelText(words.choices.changed))
  expect(within(dialog).getByRole('status').textContent).toBe(`${words.changedHint} ${words.settles(1)}`)
  await userEvent.type(within(dialog).getByLabelText(words.note), 'Key is B')
  await userEvent.dblClick(within(dialog).getByRole('button', { name: words.save }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.requests('DecideFlaw').slice(1)).toEqual([
    { input: { question: 7, stamp: 's2', state: 'changed', note: 'Key is B' } },
  ])
  expect(screen.getByRole('row', { name: /Question 7.*Changed.*Avery Moss/ })).toBeDefined()
})

it('an empty list, a filter without results, and a failed load each show a message', async () => {
  api.refuseOnce('Flaws', 'network')
  reply()
  show()
  await userEvent.click(await screen.findByRole('button', { name: /again/i }))
  await screen.findByText(words.none)
  await userEvent.selectOptions(screen.getByLabelText(words.reason), statisticsWords.flaws.tooHard)
  await screen.findByText(words.notFound)
})
