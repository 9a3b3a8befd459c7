// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { ImportUseQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ImportPage } from './import.route.tsx'
import { aBatch, answerRows, jsonFile, rowsOf } from './testing/an-import.ts'

const api = mockApi()
let batches = [aBatch()]
/** Tests that undoing the import would stop. */
let stopped: ImportUseQuery['importUse']['tasks'] = []
/** Labels that undoing the import would remove from the lists. */
let going: { tags: string[]; areas: string[] } = { tags: [], areas: [] }
/** Refs in the test's question bank. */
const held = new Set<string>()
const show = () => renderScreen(<ImportPage />, { path: paths.importQuestions })

setUpScreen()
beforeEach(() => {
  held.clear()
  batches = [aBatch()]
  stopped = []
  going = { tags: [], areas: [] }
  api.reply('Imports', () => ({ imports: { items: batches, nextToken: null } }))
  api.reply('BankConstants', { constants: { tags: ['RN', 'Easy'], nclexAreas: ['Management of Care'] } })
  api.reply('ImportUse', () => ({
    importUse: { deleted: 2, restored: 0, left: 1, tasks: stopped, tags: going.tags, areas: going.areas },
  }))
})

it('the undo dialog names the tests it stops, and the undo runs call by call and reports what was left', async () => {
  going = { tags: ['Rare', 'Odd'], areas: ['Managment of Care'] }
  stopped = [{ key: 't', name: 'Heart test', pool: null, missing: 2 }]
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo old.csv' }))
  const popup = within(screen.getByRole('alertdialog', { name: 'Undo this import?' }))
  expect(await popup.findByText(/^2 questions it added will be deleted for good/)).toBeTruthy()
  expect(popup.getByText('1 question changed or deleted since won’t change.')).toBeTruthy()
  expect(await popup.findByText('Heart test: 2 questions short')).toBeTruthy()
  expect(popup.getByText('NCLEX area: Managment of Care')).toBeTruthy()
  expect(popup.getByText('Tags: Rare, Odd')).toBeTruthy()
  const none = { tags: [], areas: [] }
  api.replyOnce('UndoImport', {
    undoImport: { batch: aBatch({ undone: 2 }), left: [105], ...none, more: true },
  })
  api.refuseOnce('UndoImport', 'network')
  api.replyOnce('UndoImport', {
    undoImport: { batch: aBatch({ undone: 3 }), left: [], tags: ['Rare'], areas: [], more: false },
  })
  batches = [aBatch({ undone: 3 })]
  await userEvent.click(popup.getByRole('button', { name: 'Undo import' }))
  await screen.findByText('3 questions undone.', undefined, { timeout: 5000 })
  expect(screen.getByRole('link', { name: '105' })).toBeTruthy()
  expect(screen.getByText('Tag: Rare')).toBeTruthy()
  expect(screen.queryByText(/Odd|Managment/)).toBeNull()
  expect(api.requests('UndoImport')).toEqual(Array(3).fill({ key: 'b1' }))
  await screen.findByText('3 undone')
})

it('an undone import no longer lists its questions', async () => {
  api.reply('ImportRows', (call) => {
    if (call.batch) batches = [aBatch({ key: call.batch.key, name: 'bank.json', added: 2, changed: 0 })]
    return answerRows(call, held)
  })
  show()
  await userEvent.upload(screen.getByLabelText(/Choose a file/), jsonFile(rowsOf(2)))
  await userEvent.click(await screen.findByRole('button', { name: 'Import 2 questions' }))
  await screen.findByText('Imported.')
  expect(screen.getByRole('link', { name: '101' })).toBeTruthy()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo bank.json' }))
  api.replyOnce('UndoImport', {
    undoImport: { batch: aBatch({ undone: 2 }), left: [], tags: [], areas: [], more: false },
  })
  const popup = within(screen.getByRole('alertdialog', { name: 'Undo this import?' }))
  await waitFor(() => expect(popup.getByRole('button', { name: 'Undo import' })).toHaveProperty('disabled', false))
  await userEvent.click(popup.getByRole('button', { name: 'Undo import' }))
  await screen.findByText('2 questions undone.')
  expect(screen.queryByRole('table', { name: 'Rows of the file' })).toBeNull()
  expect(screen.getByLabelText(/Choose a file/)).toBeTruthy()
})

it('the list marks an undone import, and shows a message if there are none', async () => {
  batches = [aBatch({ undone: 4 })]
  show()
  await screen.findByText('Undone')
  cleanup()
  // The undo was interrupted before it checked the names that the import had added.
  batches = [aBatch({ undone: 4, labels: 1 })]
  show()
  await screen.findByRole('button', { name: 'Undo old.csv' })
  cleanup()
  batches = []
  show()
  await screen.findByText('No imports yet')
})
