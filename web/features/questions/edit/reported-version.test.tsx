// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { QuestionFieldsFragment } from '#generated/operations.ts'
import { mistakeWords } from '#domain/messages/mistake-reports.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../testing/a-question.ts'
import { reportedSearch } from './reported-search.ts'
import { QuestionPage } from './question.route.tsx'

const api = mockApi()
let stored: QuestionFieldsFragment | null = null
const show = (at: string) => renderScreen(<QuestionPage />, { path: '/questions/:id', at })

setUpScreen()
beforeEach(() => {
  stored = aQuestion()
  const constants = { tags: ['RN'], nclexAreas: ['Safety'] }
  api.reply('QuestionScreen', () => ({ question: stored, constants, questionPlace: null }))
})

it('the reported version is above the current question in both tabs [issue 22]', async () => {
  const before = aQuestion({ body: 'Which findng comes first?', version: 0 })
  api.reply('ReportedVersion', { questionVersion: { question: before, time: 1_700_000_000_000, current: false } })
  const { router } = show(`${paths.question(101)}${reportedSearch(1_700_000_000_000)}`)
  const reported = within((await screen.findAllByRole('region', { name: mistakeWords.reportedVersion }))[0]!)
  expect(await reported.findByText('Which findng comes first?')).toBeTruthy()
  expect(reported.getByText(/has changed since it was reported/)).toBeTruthy()
  expect(screen.getByText('Which finding comes first?')).toBeTruthy()
  expect(api.requests('ReportedVersion')).toEqual([{ id: 101, time: 1_700_000_000_000 }])
  await userEvent.click(screen.getByRole('tab', { name: 'Edit' }))
  expect(router.state.location.search).toBe('?reported=1700000000000&tab=edit')
  expect(reported.getByText('Which findng comes first?')).toBeTruthy()
  await userEvent.click(reported.getByRole('link', { name: mistakeWords.onlyNow }))
  expect(router.state.location.search).toBe('')
  expect(screen.queryByText('Which findng comes first?')).toBeNull()
})

it('a message explains an unchanged question, a missing version, and a deleted question; an invalid time sends no request', async () => {
  const at = `${paths.question(101)}${reportedSearch(1_700_000_000_000)}`
  api.reply('ReportedVersion', { questionVersion: { question: aQuestion(), time: 1_700_000_000_000, current: true } })
  show(at)
  await screen.findByText(mistakeWords.unchanged)
  cleanup()
  api.reply('ReportedVersion', { questionVersion: null })
  show(at)
  await screen.findByText(mistakeWords.versionGone)
  cleanup()
  api.refuseOnce('ReportedVersion', 'network')
  api.reply('ReportedVersion', { questionVersion: { question: aQuestion(), time: 1_700_000_000_000, current: false } })
  stored = null
  show(at)
  await userEvent.click(await screen.findByRole('button', { name: /try again/i }))
  await screen.findByText(/was deleted since it was reported/)
  expect(screen.getByText('Which finding comes first?')).toBeTruthy()
  cleanup()
  stored = aQuestion()
  const before = api.requests('ReportedVersion').length
  show(`${paths.question(101)}?reported=yesterday`)
  await screen.findByText('Which finding comes first?')
  expect(api.requests('ReportedVersion')).toHaveLength(before)
})
