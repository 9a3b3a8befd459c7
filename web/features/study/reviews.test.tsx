// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { reviewWords as words } from '#domain/messages/reviews.ts'
import { studyMessages } from '#domain/messages/study.ts'
import { paths } from '#web/app/paths.ts'
import type { CardReviewFieldsFragment, StudyQueueQuery } from '#generated/operations.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ReviewsPage } from './reviews.route.tsx'

type Queue = StudyQueueQuery['studyQueue']

const api = mockApi()
const aCard = (id: number, body: string): Queue['cards'][number] => ({
  servedTime: 1000 + id,
  question: {
    id,
    type: 'Multiple Choice',
    body,
    bodyHtml: null,
    answers: [
      { letter: 'A', text: 'Airway', textHtml: null },
      { letter: 'B', text: 'Pain', textHtml: null },
    ],
    matches: null,
    item: null,
    caseItem: null,
    scoring: null,
  },
})
const settings = { retention: 0.9, cap: 80, examDay: null, timeZone: 'America/New_York', version: 1 }
const aQueue = (facts: Partial<Queue> = {}): { studyQueue: Queue } => ({
  studyQueue: { day: '2026-11-26', cards: [], left: 0, done: 0, waiting: 0, settings, ...facts },
})
const aReview = (facts: Partial<CardReviewFieldsFragment> = {}): CardReviewFieldsFragment => ({
  graded: {
    id: 101,
    correct: true,
    points: 1,
    maxPoints: 1,
    lines: [],
    key: [1, 0],
    choice: [1, 0],
    rationale: 'Without an airway nothing else helps.',
    rationaleHtml: null,
    tags: [],
  },
  rating: 'good',
  due: '2026-11-30',
  repeated: false,
  ...facts,
})
const two = () => aQueue({ cards: [aCard(101, 'Which comes first?'), aCard(102, 'And then?')], left: 2, done: 1 })
const show = () => renderScreen(<ReviewsPage />, { path: '/my-courses/reviews/:progressKey', at: paths.reviews('p1') })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const answer = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /Airway/ }))
  await press('Check')
}

setUpScreen()
beforeEach(() => {
  startSession(student)
})

it('asks for an answer before it sends one', async () => {
  api.reply('StudyQueue', two())
  show()
  await press('Check')
  expect((await screen.findByRole('alert')).textContent).toBe(words.choose)
  expect(api.requests('AnswerCard')).toEqual([])
})

it('does not call an answer repeated whose first reply was lost', async () => {
  api.reply('StudyQueue', two())
  api.reply('AnswerCard', { answerCard: aReview({ repeated: true }) })
  api.refuseOnce('AnswerCard', 'network')
  show()
  await answer()
  await screen.findByText(words.waitingForNetwork)
  window.dispatchEvent(new Event('online'))
  await screen.findByText('Without an airway nothing else helps.')
  expect(screen.queryByText(words.repeated)).toBeNull()
})

it('says why a card cannot be reviewed now, and goes on to the next', async () => {
  api.reply('StudyQueue', two())
  api.refuse('AnswerCard', 'card-not-due')
  show()
  await answer()
  expect((await screen.findByRole('alert')).textContent).toBe(studyMessages['card-not-due'])
  await press(words.skip)
  await screen.findByRole('heading', { name: 'Review 3 of 3' })
})

it('says what failed and tries again', async () => {
  api.refuseOnce('StudyQueue', 'network')
  show()
  await screen.findByText(failureMessages.network)
  api.reply('StudyQueue', aQueue())
  await press('Try again')
  await screen.findByText('Nothing is due today')
})
