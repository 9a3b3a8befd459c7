// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { contentMessages, contentPopups } from '#domain/messages/content.ts'
import { binWords as words } from '#domain/messages/recycle-bin.ts'
import type { RecycleBinQuery } from '#generated/operations.ts'
import { shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { RecycleBinPage } from './recycle-bin.route.tsx'

type Entry = RecycleBinQuery['recycleBin']['items'][number]

const api = mockApi()
setUpScreen()

const section: Entry = {
  ...{ kind: 'section', contentKey: 'c1', sectionKey: null, key: 's1', name: 'Week 1', within: ['RN Foundations'] },
  ...{ deletedOn: Date.UTC(2026, 10, 28, 12), until: Date.UTC(2026, 11, 28, 12), sections: null, tasks: 5 },
}
const video: Entry = {
  ...section,
  ...{ kind: 'video', sectionKey: 's2', key: 't1', name: 'Hands', within: ['RN Foundations', 'Week 2'], tasks: null },
}
const reply = (...items: Entry[]) => api.reply('RecycleBin', { recycleBin: { items, total: items.length, page: 1 } })
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

it('deleted items are listed with contents, place, and date of removal, and one press restores them', async () => {
  reply(section, video)
  renderScreen(<RecycleBinPage />)
  await screen.findByText(words.total(2))
  row('Week 1').getByText('5 tasks')
  for (const text of ['Section', /^Nov 28, 2026, /, 'Dec 28, 2026']) row('Week 1').getByText(text)
  row('Hands').getByText('RN Foundations › Week 2')
  api.reply('Restore', { restore: true })
  reply(video)
  await userEvent.dblClick(row('Week 1').getByRole('button', { name: `${words.restore} Week 1` }))
  await screen.findByText(words.total(1))
  expect(api.requests('Restore')).toEqual([{ kind: 'section', contentKey: 'c1', sectionKey: null, key: 's1' }])
  expect(shownMessages()).toEqual([`SUCCESS: ${words.restored('Week 1')}`])
})

it('a failed restore shows why, and a purge needs a confirmation', async () => {
  reply(section)
  renderScreen(<RecycleBinPage />)
  await screen.findByText(words.total(1))
  api.refuse('Restore', 'bin-name-taken')
  await userEvent.click(row('Week 1').getByRole('button', { name: `${words.restore} Week 1` }))
  await vi.waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${contentMessages['bin-name-taken']}`]))
  await userEvent.click(row('Week 1').getByRole('button', { name: `${words.purge} Week 1` }))
  const dialog = within(screen.getByRole('alertdialog', { name: words.purge }))
  expect(dialog.getByText(/Week 1/).closest('p')?.textContent).toBe(
    `Delete Week 1${words.with('5 tasks')}? ${contentPopups.deletingText} ${words.results}`,
  )
  api.reply('PurgeBinned', { purgeBinned: true })
  reply()
  await userEvent.click(dialog.getByRole('button', { name: words.purge }))
  await screen.findByText(words.empty)
})

it('a restored question shows its new number', async () => {
  const question: Entry = {
    ...section,
    ...{ kind: 'question', contentKey: null, key: '104-1', name: '104: Which vein?', within: [], tasks: null },
  }
  reply(question)
  renderScreen(<RecycleBinPage />)
  await screen.findByText(words.total(1))
  row('Which vein').getByText('Question')
  api.reply('RestoreQuestion', { restoreQuestion: 101 })
  reply()
  await userEvent.click(row('Which vein').getByRole('button', { name: `${words.restore} 104: Which vein?` }))
  await screen.findByText(words.empty)
  expect(api.requests('RestoreQuestion')).toEqual([{ key: '104-1' }])
  expect(api.requests('Restore')).toEqual([])
  expect(shownMessages()).toEqual([`SUCCESS: ${words.questionRestored(101)}`])
})
