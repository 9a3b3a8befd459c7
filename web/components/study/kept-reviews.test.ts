// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { studyMessages } from '#domain/messages/study.ts'
import type { CardReviewFieldsFragment, StudyQueueQuery } from '#generated/operations.ts'
import { endSession, sessionStore, startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { aStudyQueue } from '#web/testing/a-study-queue.ts'
import { student } from '#web/testing/sessions.ts'
import { checkedAnswers, fetchQueue, keepAnswer, keptReviews, startDelivery } from './kept-reviews.ts'

type Queue = StudyQueueQuery['studyQueue']

const api = mockApi()
const aCard = (id: number): Queue['cards'][number] => ({
  servedTime: 1000 + id,
  question: {
    ...{ id, type: 'Multiple Choice', body: 'Which?', bodyHtml: null, answers: [], matches: null },
    ...{ item: null, caseItem: null, scoring: null },
  },
})
const [first, second] = [aCard(101), aCard(102)]
const queue = aStudyQueue({ cards: [first, second], left: 2 })
const review: CardReviewFieldsFragment = { graded: null, rating: 'good', due: '2026-11-30', repeated: false }
const keep = (card: typeof first) =>
  keepAnswer({
    card,
    input: { progressKey: 'p1', questionId: card.question.id, servedTime: card.servedTime, choice: [0] },
  })
const waiting = () => keptReviews.getState().value?.answers.map(({ input }) => input.questionId) ?? []
const checked = () => checkedAnswers.getState().checked
const sent = () => api.requests('AnswerCard').map(({ input }) => input.questionId)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(async () => {
  vi.useFakeTimers()
  startSession(student)
  api.reply('StudyQueue', queue)
  await fetchQueue('p1')
})
afterEach(() => {
  endSession()
  vi.useRealTimers()
})

it.each([
  ['an error of the server', 'Lambda:Unhandled', 'retry'],
  ['throttling', 'ThrottlingException', 'retry'],
  ['a running exam', 'exam-running', 'test'],
  ['a running test with the question', 'card-in-running-test', 'test'],
] as const)(
  'an answer is kept after %s, sent again only after half a minute, and checked once',
  async (_, code, why) => {
    api.refuse('AnswerCard', code)
    keep(first)
    await pass(1_000)
    expect([waiting(), checked(), sent()]).toEqual([[101], [], [101]])
    expect(checkedAnswers.getState().waitsFor).toBe(why)
    await pass(28_000)
    expect(sent()).toEqual([101])
    await pass(2_000)
    expect(sent()).toEqual([101, 101])
    // Later tries wait longer.
    await pass(50_000)
    expect(sent()).toHaveLength(2)
    api.reply('AnswerCard', { answerCard: review })
    await pass(20_000)
    expect([waiting(), checked()]).toEqual([[], [{ card: first, review }]])
    expect(checkedAnswers.getState().waitsFor).toBe('network')
  },
)

it('an answer that a test holds back does not hold back the others', async () => {
  api.refuseOnce('AnswerCard', 'card-in-running-test')
  api.reply('AnswerCard', { answerCard: review })
  keep(first)
  keep(second)
  await pass(1_000)
  expect([waiting(), checked()]).toEqual([[101], [{ card: second, review }]])
})

it('a new queue ends the wait, since no exam runs any more', async () => {
  api.refuseOnce('AnswerCard', 'exam-running')
  api.reply('AnswerCard', { answerCard: review })
  keep(first)
  await pass(1_000)
  await fetchQueue('p1')
  await pass(100)
  expect(waiting()).toEqual([])
})

it('an answer that can never be checked is dropped with the reason', async () => {
  api.refuse('AnswerCard', 'card-not-due')
  keep(first)
  await pass(1_000)
  expect([waiting(), checked()]).toEqual([[], [{ card: first, failure: studyMessages['card-not-due'] }]])
})

it('an expired session keeps the answers, which the same student’s next sign-in sends', async () => {
  api.refuse('AnswerCard', 'network')
  keep(first)
  await pass(1_000)
  endSession(true)
  // The sign-in page has been shown.
  sessionStore.setState({ expired: false })
  expect(waiting()).toEqual([101])
  const tried = sent().length
  await pass(60_000)
  startDelivery()
  await pass(60_000)
  expect(sent()).toHaveLength(tried)
  api.reply('AnswerCard', { answerCard: review })
  startSession(student)
  await pass(1_000)
  expect([waiting(), checked()]).toEqual([[], [{ card: first, review }]])
})

it.each([
  ['a sign-out', () => endSession()],
  [
    'another user',
    () => {
      endSession(true)
      startSession({ ...student, uid: 'u2' })
    },
  ],
])('%s removes the reviews and answers', async (_, act) => {
  api.refuse('AnswerCard', 'network')
  keep(first)
  await pass(1_000)
  act()
  expect(keptReviews.getState().value).toBeUndefined()
  expect(window.sessionStorage.getItem('academy.reviews')).toBeNull()
})
