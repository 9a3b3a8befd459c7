// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { press, shownMessages } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ContentsPage } from '../contents.route.tsx'
import { aContent } from '../testing/a-content.ts'

const api = mockApi()
setUpScreen()

const copy = (facts: object = {}) => ({
  key: 'k9',
  name: 'Autumn',
  sourceName: 'Basics',
  done: 0,
  total: 3,
  finished: false,
  cancelled: false,
  ...facts,
})

beforeEach(() => {
  api.reply('Contents', { contents: [aContent()] })
  api.reply('ContentCopies', { contentCopies: [] })
})

it('a copy that was left continues when the page is opened, also after a lost connection', async () => {
  api.reply('ContentCopies', { contentCopies: [copy({ done: 1 })] })
  api.refuseOnce('ContinueCopy', 'network')
  api.reply('ContinueCopy', { continueCopy: copy({ done: 3, finished: true }) })
  renderScreen(<ContentsPage />)
  expect(await screen.findByRole('region', { name: 'Copying Basics as Autumn' })).toBeTruthy()
  await waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: Autumn created!']))
})

const region = () => screen.findByRole('region', { name: 'Copying Basics as Autumn' })

it('a copy is cancelled after a confirmation, and what was copied is removed, with a message', async () => {
  api.reply('ContentCopies', { contentCopies: [copy({ done: 1 })] })
  api.reply('ContinueCopy', { continueCopy: copy({ done: 1 }) })
  renderScreen(<ContentsPage />)
  await region()
  await press('Stop copying Autumn')
  const dialog = await screen.findByRole('alertdialog', { name: 'Stop copying Autumn?' })
  expect(dialog.textContent).toContain(
    'What has been copied so far is deleted, and the name is free again. Basics doesn’t change.',
  )
  // Changing one's mind cancels nothing.
  await press('Keep copying')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(api.requests('CancelCopy')).toEqual([])
  await press('Stop copying Autumn')
  api.reply('CancelCopy', { cancelCopy: copy({ done: 1, cancelled: true }) })
  // Every reply has the state of the copy, which is cancelled as soon as the request arrives.
  api.reply('ContinueCopy', () => ({
    continueCopy: copy({ done: 1, cancelled: api.requests('CancelCopy').length > 0 }),
  }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Stop copying' }))
  expect(await screen.findByText('Deleting what was copied', { selector: '[role=status]' })).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(api.requests('CancelCopy')).toEqual([{ key: 'k9' }])
  api.reply('ContinueCopy', { continueCopy: copy({ done: 1, cancelled: true, finished: true }) })
  await waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: The copy Autumn was cancelled']))
  expect(screen.queryByRole('region', { name: 'Copying Basics as Autumn' })).toBeNull()
})

it('a copy that was finished before it could be cancelled stays, with a message', async () => {
  api.reply('ContentCopies', { contentCopies: [copy({ done: 2 })] })
  api.reply('ContinueCopy', { continueCopy: copy({ done: 2 }) })
  renderScreen(<ContentsPage />)
  await region()
  await press('Stop copying Autumn')
  api.refuse('CancelCopy', 'copy-finished')
  await press('Stop copying')
  expect(await screen.findByText('The copy was finished before it could be cancelled')).toBeTruthy()
  api.reply('ContinueCopy', { continueCopy: copy({ done: 3, finished: true }) })
  await waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: Autumn created!']))
})

it('a copy that another administrator has cancelled disappears from the screen', async () => {
  api.reply('ContentCopies', { contentCopies: [copy({ done: 1 })] })
  api.reply('ContinueCopy', { continueCopy: copy({ done: 1 }) })
  renderScreen(<ContentsPage />)
  await region()
  api.refuse('ContinueCopy', 'copy-not-found')
  await waitFor(() => expect(shownMessages()).toEqual(['SUCCESS: The copy Autumn was cancelled']))
  expect(screen.queryByRole('region', { name: 'Copying Basics as Autumn' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})
