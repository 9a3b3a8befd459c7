// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import type { PreviewTestQuery } from '#generated/operations.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { Buffer } from 'node:buffer'
import { packItems } from '#domain/exams/pack-items.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aTask, aTaskView } from '../testing/a-content.ts'
import { TestTask } from './test-task.tsx'

const api = mockApi()

type Facts = Parameters<typeof aTask>[0]
const aPractice = (facts: Facts) =>
  aTaskView(aTask({ type: 'Practice', tags: ['RN'], numOfQuestions: 2, timeAllowed: 10, ...facts })).authoredTask

type Drawn = PreviewTestQuery['previewTest']
const drawn = (id: number, area: number | null = null): Drawn['questions'][number] => ({
  area,
  caseItem: null,
  question: {
    id,
    type: 'Multiple Choice',
    body: `Body ${String(id)}`,
    bodyHtml: null,
    answers: [
      { letter: 'A', text: 'Right one', textHtml: null, correct: true, match: null, why: null, whyHtml: null },
      { letter: 'B', text: 'Wrong one', textHtml: null, correct: false, match: null, why: null, whyHtml: null },
    ],
    content: null,
    scoring: null,
    rationale: 'Because of it',
    rationaleHtml: null,
    tags: ['RN', `Tag ${String(id)}`],
    area: [],
  },
})

setUpScreen()
beforeEach(() => {
  clockStore.setState({ offset: 0, now: Date.now() })
  api.reply('TestTags', { constants: { tags: ['RN', 'Easy', 'Renal'], nclexAreas: ['Care', 'Safety'] } })
  api.reply('PoolShortage', { poolShortage: [] })
})

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: RegExp) => userEvent.click(screen.getByLabelText(name))
function show(task: Facts = {}, at = '/here') {
  renderScreen(<TestTask view={aPractice(task)} reload={() => Promise.resolve()} onDone={() => undefined} />, {
    path: '/here',
    at,
  })
}
async function begin(facts: Partial<Drawn> = {}, task: Facts = {}) {
  const view = aPractice(task)
  api.reply('PreviewTest', {
    previewTest: { task: view.task, areas: [], questions: [drawn(1), drawn(2)], deck: null, ...facts },
  })
  show(task, '/here?tab=preview')
  await press('Start')
  await screen.findByRole('heading', { name: /^Question 1( of|$)/ })
}

it('a shortage of easy questions is shown', async () => {
  api.reply('PoolShortage', { poolShortage: [{ pool: 'Easy', missing: 2 }] })
  show({ percentEasy: 50 })
  expect(await screen.findByText('Easy: 2 more questions needed')).toBeTruthy()
  expect(screen.getByText(testingMessages['too-few-easy'])).toBeTruthy()
})

it('every short area of an NCLEX is shown', async () => {
  api.reply('PoolShortage', {
    poolShortage: [
      { pool: 'Care', missing: 1 },
      { pool: 'Safety', missing: 4 },
    ],
  })
  show({ type: 'NCLEX', numOfQuestions: null, minQuestions: 2, maxQuestions: 5 })
  expect(await screen.findByText('Care (area): 1 more question needed')).toBeTruthy()
  expect(screen.getByText('Safety (area): 4 more questions needed')).toBeTruthy()
  expect(screen.getByText(testingMessages['too-few-in-areas'])).toBeTruthy()
})

it('a preview needs an answer before Check, shows results by tag, and can be reset', async () => {
  await begin()
  await press('Check')
  expect(screen.getByText(testingMessages['answer-first'])).toBeTruthy()
  for (const answer of [/Right one/, /Wrong one/]) {
    await choose(answer)
    await press('Check')
    await press('Next')
  }
  expect(screen.getByText('1 of 2')).toBeTruthy()
  expect(screen.getByRole('row', { name: 'Tag 2 0 1 0% Failing' })).toBeTruthy()
  await press('Reset')
  expect(screen.getByText('START')).toBeTruthy()
})

it('a timed preview ends when its time is up', async () => {
  await begin({}, { timeAllowed: 1 })
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toMatch(/^(01:00|00:59)$/)
  act(() => clockStore.setState({ offset: 61_000, now: Date.now() + 61_000 }))
  expect(await screen.findByText('FINISHED')).toBeTruthy()
})

it('a test that cannot be drawn shows why, and can be started again', async () => {
  const code = 'too-few-in-areas'
  api.refuse('PreviewTest', code)
  show({}, '/here?tab=preview')
  await press('Start')
  expect(await screen.findByText(testingMessages[code])).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', false))
})

it('a test without time or attempts limit shows Unlimited, and how many questions are easy', () => {
  show({ numOfQuestions: 15, percentEasy: 50, timeAllowed: null, attempts: null }, '/here?tab=preview')
  expect(screen.getAllByText('Unlimited')).toHaveLength(2)
  expect(screen.getByText('15, 8 of them easy')).toBeTruthy()
})

const packed = (ids: readonly number[], difficulty: number) =>
  Buffer.from(
    packItems(
      ids.map((id) => ({ id, area: id % 2, kind: 'single', fresh: false, parts: [{ thresholds: [difficulty] }] })),
    ),
  ).toString('base64')

it('an adaptive preview requests the questions that its deck chooses, and shows why it ended', async () => {
  const adaptive = {
    type: 'AdaptiveNCLEX' as const,
    tags: ['RN'],
    numOfQuestions: null,
    minQuestions: 5,
    maxQuestions: 6,
  }
  const deck = {
    ...{ exam: 'RN', standard: 0, minItems: 5, maxItems: 6, unscored: 0, caseStudies: 0, unscoredAt: [], casesAt: [] },
    ...{ shares: [50, 50], items: packed([1, 2, 3, 4, 5, 6, 7, 8], 2), trials: '' },
  }
  await begin({ areas: ['Care', 'Safety'], questions: [drawn(1, 1)], deck }, adaptive)
  expect(screen.getByRole('heading', { name: 'Question 1' })).toBeTruthy()
  expect(screen.getByText('0 answered · 5–6 questions')).toBeTruthy()
  api.refuseOnce('PreviewMore', 'network')
  api.reply('PreviewMore', ({ ids }) => ({ previewMore: [ids ?? []].flat().map((id) => drawn(id)) }))
  await choose(/Right one/)
  await press('Next')
  await screen.findByText(failureMessages.network)
  for (const n of [2, 3, 4, 5]) {
    await press('Next')
    await screen.findByRole('heading', { name: `Question ${String(n)}` })
    await choose(/Right one/)
  }
  await press('Next')
  expect(screen.getByText('FINISHED')).toBeTruthy()
  expect(screen.getByText('After 5 questions the test was 95% certain.')).toBeTruthy()
  expect(screen.getByText('Passing')).toBeTruthy()
  expect(screen.queryByText('Score')).toBeNull()
  const requests = api.requests('PreviewMore')
  expect(requests[0]?.ids).toEqual(requests[1]?.ids)
  const ids = requests.slice(1).flatMap((request) => request.ids ?? [])
  expect(new Set([1, ...ids]).size).toBe(5)
})
