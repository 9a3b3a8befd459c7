// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { AuditPage } from './audit.route.tsx'
import type { AuditRow } from './use-audit.ts'

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

it('says who changed what and when, and on opening every field before and after', async () => {
  pages = [{ audit: { items: [anEntry()], nextToken: null } }]
  renderScreen(<AuditPage />, { path: paths.audit })
  const entry = await screen.findByRole('listitem')
  expect(entry.textContent).toMatch(/changed course.*RN Review.*Avery Moss · .*2026/)
  await userEvent.click(within(entry).getByText('RN Review'))
  const [, row] = within(entry).getAllByRole('row', { hidden: true })
  expect(row?.textContent).toBe('online days3060')
})

it('shows times as people read them, and other values as they are stored', async () => {
  const noon = Date.UTC(2026, 2, 5, 17)
  const values = [
    ['createdOn', String(noon)],
    ['key', `"${noon}"`],
    ['price', '4900'],
    ['cut', '{"a'],
  ]
  const changes = values.map(([field = '', after = '']) => ({ field, before: null, after }))
  pages = [{ audit: { items: [anEntry({ changes })], nextToken: null } }]
  renderScreen(<AuditPage />, { path: paths.audit })
  const entry = await screen.findByRole('listitem')
  const [, ...rows] = within(entry).getAllByRole('row', { hidden: true })
  const shown = rows.map((row) => row.lastElementChild?.textContent)
  expect(shown).toEqual([expect.stringMatching(/^Mar 5, 2026, /), String(noon), '4900', '{"a'])
})

it('asks for those of one administrator and of one kind, as the address says', async () => {
  pages = [{ audit: { items: [anEntry()], nextToken: null } }]
  renderScreen(<AuditPage />, { path: paths.audit, at: `${paths.audit}?kind=payment` })
  await screen.findByRole('option', { name: 'Avery Moss' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Avery Moss')
  await screen.findByText('Nothing was changed yet that fits.')
  expect(filters()).toEqual([{ kind: 'payment' }, { kind: 'payment', by: 'a1' }])
})

it('offers everybody who has an entry, also who is no administrator any more', async () => {
  renderScreen(<AuditPage />, { path: paths.audit })
  await screen.findByRole('option', { name: 'Dana Before' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Dana Before')
  await screen.findByText('Nothing was changed yet that fits.')
  expect(filters().at(-1)).toEqual({ by: 'gone' })
})

it('goes on where the page ended, and says what failed', async () => {
  pages = [
    { audit: { items: [anEntry()], nextToken: 't1' } },
    { audit: { items: [anEntry({ key: '0' })], nextToken: null } },
  ]
  renderScreen(<AuditPage />, { path: paths.audit })
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  expect(filters().at(-1)).toEqual({ nextToken: 't1' })
  cleanup()
  api.refuse('Audit', 'network')
  renderScreen(<AuditPage />, { path: paths.audit })
  await screen.findByText(failureMessages.network)
})
