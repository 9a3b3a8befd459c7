// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { changedValue, fieldName, valueText } from './audit-words.ts'
import { AuditPage } from './audit.route.tsx'
import type { AuditRow } from './use-audit.ts'

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }))

const api = mockApi()
const anEntry = (facts: Partial<AuditRow> = {}): AuditRow => ({
  key: '1',
  time: Date.UTC(2026, 2, 5, 12),
  by: 'a1',
  byName: 'Avery Moss',
  action: 'update',
  kind: 'course',
  subject: 'c1',
  name: 'RN Review',
  changes: [{ field: 'onlineDays', before: '30', after: '60' }],
  ...facts,
})
const editors = {
  auditEditors: [
    { uid: 'a1', name: 'Avery Moss' },
    { uid: 'gone', name: 'Dana Before' },
  ],
  users: { items: [{ uid: 'a1', firstName: 'Avery', lastName: 'Moss' }] },
}
let pages: { audit: { items: AuditRow[]; nextToken: string | null } }[] = []
const filters = () => api.requests('Audit')

setUpScreen()
beforeEach(() => {
  api.reply('Audit', () => pages.shift() ?? { audit: { items: [], nextToken: null } })
  api.reply('AuditEditors', editors)
})

it('times and booleans are formatted for people, and other values are shown as stored', () => {
  const noon = Date.UTC(2026, 2, 5, 17)
  const shown = [String(noon), `"${noon}"`, '4900', '{"a'].map(valueText)
  expect(shown).toEqual([expect.stringMatching(/^Mar 5, 2026, /), String(noon), '4900', '{"a'])
  expect(['ownQuizzes', 'reserved'].map(fieldName)).toEqual([
    'quizzes of students are offered',
    'reserved: in no quiz of students',
  ])
  // For these settings, a missing value has a meaning (decision 0106), except before the item was created.
  const options = { field: 'ownQuizzes', before: 'false', after: null }
  expect(changedValue(options, 'update')).toEqual({ before: 'No', after: 'Yes' })
  const reserved = { field: 'reserved', before: null, after: 'true' }
  expect(changedValue(reserved, 'update')).toEqual({ before: 'No', after: 'Yes' })
  expect(changedValue(reserved, 'create')).toEqual({ before: '–', after: 'Yes' })
})

it('an import lists the questions it wrote, in pages, with links to them', async () => {
  const entry = anEntry({ kind: 'import', subject: 'i1', name: 'bank.csv' })
  pages = [{ audit: { items: [entry], nextToken: null } }]
  api.replyOnce('ImportLines', { importLines: { items: [{ id: 101, added: true }], nextToken: 't' } })
  api.replyOnce('ImportLines', { importLines: { items: [{ id: 107, added: false }], nextToken: null } })
  renderScreen(<AuditPage />, { path: paths.audit })
  await userEvent.click(await screen.findByRole('button', { name: 'Details: bank.csv' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Load more' }))
  await within(dialog).findByText('changed')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['101', '107 changed'])
  expect(within(dialog).getByRole('link', { name: '107' }).getAttribute('href')).toBe('/questions/107')
  expect(api.requests('ImportLines')).toEqual([{ key: 'i1' }, { key: 'i1', nextToken: 't' }])
})

it('days and up to five folded words filter the audit, and empty pages are skipped', async () => {
  const day = (date: string) => new Date(`${date}T00:00:00`).getTime()
  pages = [{ audit: { items: [], nextToken: 't1' } }, { audit: { items: [anEntry()], nextToken: null } }]
  renderScreen(<AuditPage />, {
    path: paths.audit,
    at: `${paths.audit}?from=2026-03-01&to=2026-03-05&words=Caf%C3%A9+RN+a+b+c+d`,
  })
  await screen.findByRole('row', { name: /RN Review/ })
  const variables = { from: day('2026-03-01'), to: day('2026-03-06'), words: ['cafe', 'rn', 'a', 'b', 'c'] }
  expect(filters()).toEqual([variables, { ...variables, nextToken: 't1' }])
})

it('the days stay in the address, and the oldest entries can come first', async () => {
  const { router } = renderScreen(<AuditPage />, { path: paths.audit })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } })
  pages = [{ audit: { items: [anEntry()], nextToken: null } }]
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-03-05' } })
  await userEvent.click(await screen.findByRole('button', { name: 'When' }))
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-03-05&sort=time'))
  expect(filters().at(-1)).toMatchObject({ oldestFirst: true })
})

it('the shown entries are saved as a file, one line per field', async () => {
  pages = [{ audit: { items: [anEntry()], nextToken: null } }]
  renderScreen(<AuditPage />, { path: paths.audit })
  await userEvent.click(await screen.findByRole('button', { name: 'Save these as CSV' }))
  const [, , text = ''] = vi.mocked(saveFile).mock.calls[0] ?? []
  expect(text.trim().split('\r\n')[1]).toBe(
    '2026-03-05 12:00:00,Avery Moss,update,course,c1,RN Review,onlineDays,30,60',
  )
})

it('a filter by kind and person works also for a former administrator', async () => {
  renderScreen(<AuditPage />, { path: paths.audit, at: `${paths.audit}?kind=payment` })
  await screen.findByRole('option', { name: 'Dana Before' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Dana Before')
  await screen.findByText('Nothing was changed yet that fits.')
  expect(filters().at(-1)).toEqual({ kind: 'payment', by: 'gone' })
})

it('Load more continues after the last page, and a failure shows its message', async () => {
  pages = [
    { audit: { items: [anEntry()], nextToken: 't1' } },
    { audit: { items: [anEntry({ key: '0' })], nextToken: null } },
  ]
  renderScreen(<AuditPage />, { path: paths.audit })
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findAllByRole('button', { name: /^Details/ })).toHaveLength(2)
  expect(filters().at(-1)).toEqual({ nextToken: 't1' })
  cleanup()
  api.refuse('Audit', 'network')
  renderScreen(<AuditPage />, { path: paths.audit })
  await screen.findByText(failureMessages.network)
})
