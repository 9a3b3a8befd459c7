// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { mistakeMessages, mistakeWords } from '#domain/messages/mistake-reports.ts'
import { messageStore } from '#web/lib/message-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { admin } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { MistakeReportsPage } from './mistakes.route.tsx'

const api = mockApi()
setUpScreen()

const aReport = (facts = {}) => ({
  id: 'a'.repeat(32),
  question: 7,
  item: null,
  version: 1_700_000_000_000,
  kind: 'typo' as const,
  text: '<b>Strydor</b>',
  createdOn: 1_700_000_000_000,
  settledOn: null,
  ...facts,
})
const show = () => {
  startSession(admin)
  renderScreen(<MistakeReportsPage />)
}

it('a failed list shows why, pages load, and a report stays until it could be settled', async () => {
  api.refuseOnce('MistakeReports', 'network')
  api.reply('MistakeReports', ({ settled, nextToken }) => ({
    mistakeReports: settled
      ? { items: [], nextToken: null }
      : nextToken == null
        ? { items: [aReport()], nextToken: 'more' }
        : { items: [aReport({ id: 'b'.repeat(32), question: 8, item: 3 })], nextToken: null },
  }))
  show()
  await userEvent.click(await screen.findByRole('button', { name: /again/i }))
  const link = await screen.findByRole('link', { name: 'Question 7' })
  expect(link.getAttribute('href')).toBe('/questions/7?reported=1700000000000')
  await userEvent.click(screen.getByRole('button', { name: /more/i }))
  await screen.findByRole('link', { name: 'Question 8, item 3' })
  api.refuseOnce('SettleReport', 'report-not-found')
  api.reply('SettleReport', { settleReport: aReport({ settledOn: 1_700_000_000_001 }) })
  const settle = () => userEvent.click(screen.getByRole('button', { name: `${mistakeWords.settle}: Question 7` }))
  await settle()
  await waitFor(() => {
    const texts = messageStore.getState().messages.map(({ text }) => text)
    expect(texts.some((text) => text.includes(mistakeMessages['report-not-found']))).toBe(true)
  })
  await settle()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Question 7' })).toBeNull())
  expect(api.requests('SettleReport').at(-1)).toEqual({ id: 'a'.repeat(32), settled: true })
  await userEvent.click(screen.getByLabelText(mistakeWords.settled))
  await screen.findByText(mistakeWords.none)
})
