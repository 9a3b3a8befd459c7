// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { statisticsWords as words } from '#domain/messages/statistics.ts'
import type { QuestionStatisticsQuery, StatisticsOfQuestionQuery } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { admin } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { QuestionStatisticsPage } from './question-statistics.route.tsx'
import { StatisticsPage } from './statistics.route.tsx'

const api = mockApi()
setUpScreen()

type Line = QuestionStatisticsQuery['questionStatistics']['items'][number]
type Version = StatisticsOfQuestionQuery['statisticsOfQuestion']['versions'][number]

const aLine = (facts: Partial<Line> = {}): Line => ({
  ...{ id: 7, item: null, type: 'Multiple Choice', preview: 'Who is seen first?', version: 1_700_000_000_000 },
  ...{ versions: 1, n: 100, share: 0.724, from: 0.61, to: 0.81, by: 'ability', known: 100 },
  ...{ discrimination: -0.12, efficiency: -0.2, seconds: 14, leftOut: 0.02, infit: 1.1, flaws: ['wrongKey'] },
  drift: null,
  ...facts,
})
const aVersion = (facts: Partial<Version> = {}): Version => {
  const { id: _id, preview: _preview, versions: _versions, ...line } = aLine()
  return {
    ...line,
    ...{ body: '<b>Who</b> is seen first?', flaws: [{ kind: 'wrongKey', options: ['B'] }] },
    options: [
      { letter: 'A', part: null, text: 'A lost book', correct: true, n: 72, share: 0.72, correlation: -0.12 },
      { letter: 'B', part: null, text: 'Noisy breathing', correct: false, n: 28, share: 0.28, correlation: 0.4 },
    ],
    times: [
      { seconds: 3, n: 40 },
      { seconds: 14, n: 60 },
    ],
    ...facts,
  }
}

const listPath = '/questions/statistics'
const showList = (at = listPath) => {
  startSession(admin)
  return renderScreen(<StatisticsPage />, { path: listPath, at })
}
const showQuestion = (id = '7') => {
  startSession(admin)
  renderScreen(<QuestionStatisticsPage />, { path: '/questions/:id/statistics', at: `/questions/${id}/statistics` })
}

it('a deleted question is marked, and the address holds sort and filters for the request', async () => {
  const lines = [aLine(), aLine({ id: 8, item: 2, preview: null, discrimination: null, flaws: [] })]
  api.reply('QuestionStatistics', { questionStatistics: { items: lines, total: 2, page: 1 } })
  const { router } = showList(`${listPath}?search=breath&answers=enough`)
  await screen.findByRole('link', { name: 'Question 7' })
  const deleted = screen.getAllByRole('row')[2]!
  expect(within(deleted).getByText(words.deleted)).toBeDefined()
  expect(deleted.textContent).toContain('–')
  expect(api.requests('QuestionStatistics')).toEqual([{ search: 'breath', enough: true, page: 1 }])
  await userEvent.selectOptions(screen.getByLabelText('Flaw'), 'wrongKey')
  await waitFor(() => expect(router.state.location.search).toBe('?search=breath&flaw=wrongKey&answers=enough'))
  await userEvent.click(screen.getByRole('button', { name: /Discrimination/ }))
  await waitFor(() =>
    expect(api.requests('QuestionStatistics').at(-1)).toEqual({
      ...{ search: 'breath', flaw: 'wrongKey', enough: true, page: 1 },
      sort: { by: 'discrimination', descending: false },
    }),
  )
})

it('an empty list, a filter without results, and a failed load each show a message', async () => {
  api.refuseOnce('QuestionStatistics', 'network')
  api.reply('QuestionStatistics', ({ flaw }) => ({
    questionStatistics: { items: [], total: 0, page: flaw === undefined ? 1 : 1 },
  }))
  showList()
  await userEvent.click(await screen.findByRole('button', { name: /again/i }))
  await screen.findByText(words.none)
  await userEvent.selectOptions(screen.getByLabelText('Flaw'), 'tooHard')
  await screen.findByText(words.notFound)
})

it('figures from too few answers carry a warning, and a deleted question is shown as deleted', async () => {
  const version = aVersion({ n: 3, flaws: [], options: [], times: [], body: null })
  api.reply('StatisticsOfQuestion', {
    statisticsOfQuestion: { id: 7, deleted: true, regraded: false, versions: [version] },
  })
  showQuestion()
  await screen.findByText(words.fewText(3))
  expect(screen.getByText(words.deletedText)).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Open the question' })).toBeNull()
})

it('a question without answers shows a message, and an invalid number sends no request', async () => {
  api.reply('StatisticsOfQuestion', { statisticsOfQuestion: { id: 7, deleted: false, regraded: false, versions: [] } })
  showQuestion()
  await screen.findByText(words.unanswered)
  showQuestion('0x7')
  await screen.findByText('Somewhere else')
  expect(api.requests('StatisticsOfQuestion')).toHaveLength(1)
})

it('a version shows its change from the one before, and that its figures predate a regrade', async () => {
  const share = { value: -0.12, from: -0.2, to: -0.04 }
  const drift = { version: Date.UTC(2026, 5, 2, 15), share, discrimination: { value: 0.1, from: -0.05, to: 0.25 } }
  const versions = [aVersion({ drift }), aVersion({ version: 1, times: [] })]
  api.reply('StatisticsOfQuestion', { statisticsOfQuestion: { id: 7, deleted: false, regraded: true, versions } })
  showQuestion()
  const text = await screen.findByText(/^Harder than the version of .*2026.* by 12 percentage points \(4 to 20\)/)
  expect(text.textContent).toContain('No clear change of discrimination')
  expect(screen.getByText(words.regradedText)).toBeDefined()
  expect(screen.getAllByText('Change (95%)')).toHaveLength(1)
  const times = screen.getByRole('list', { name: 'Seconds that answers took' })
  expect(within(times).getByText('40 (40%)')).toBeDefined()
})

it('a discrimination from fewer than 30 answers carries a warning', async () => {
  const versions = [aVersion({ n: 40, known: 29 }), aVersion({ version: 1, n: 40, known: 30 })]
  api.reply('StatisticsOfQuestion', { statisticsOfQuestion: { id: 7, deleted: false, regraded: false, versions } })
  showQuestion()
  expect((await screen.findAllByText(/of 29 answers/))[0]?.textContent).toContain(words.fewKnown)
  expect(screen.getByText(/of 30 answers/).textContent).not.toContain(words.fewKnown)
})
