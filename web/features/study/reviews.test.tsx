// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { offlineReviewWords, reviewWords as words } from '#domain/messages/reviews.ts'
import { studyMessages } from '#domain/messages/study.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { checkedAnswers, keptReviews } from '#web/components/study/kept-reviews.ts'
import type { CardReviewFieldsFragment, StudyQueueQuery } from '#generated/operations.ts'
import { endSession, startSession } from '#web/lib/session/session-store.ts'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { aRunningTest } from '#web/testing/a-running-test.ts'
import { aStudyQueue } from '#web/testing/a-study-queue.ts'
import { student } from '#web/testing/sessions.ts'
import { courseNoticesQuery } from '#web/lib/api/student-queries.ts'
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
    peers: null,
  },
  rating: 'good',
  due: '2026-11-30',
  repeated: false,
  ...facts,
})
const two = () => aStudyQueue({ cards: [aCard(101, 'Which comes first?'), aCard(102, 'And then?')], left: 2, done: 1 })
const show = () => renderScreen(<ReviewsPage />, { path: '/my-courses/reviews/:progressKey', at: paths.reviews('p1') })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const answer = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: /Airway/ }))
  await press('Check')
}

setUpScreen()
beforeEach(() => {
  keptReviews.setState({ value: undefined })
  startSession(student)
  api.reply('RunningTests', { runningTests: [] })
})

it('Check without an answer shows a message and sends nothing', async () => {
  api.reply('StudyQueue', two())
  show()
  await press('Check')
  expect((await screen.findByRole('alert')).textContent).toBe(words.choose)
  expect(api.requests('AnswerCard')).toEqual([])
})

it('Check of a partly matched answer says how many matches are empty, and sends nothing', async () => {
  const card = aCard(101, 'Which is which?')
  const question = { ...card.question, type: 'Matching/Dropdown', matches: ['first', 'second'] }
  api.reply('StudyQueue', aStudyQueue({ cards: [{ ...card, question }], left: 1 }))
  show()
  await userEvent.selectOptions(await screen.findByLabelText('A. Airway', {}, { timeout: 10_000 }), 'first')
  await press('Check')
  await screen.findByText('1 of 2 matches is empty')
  expect(api.requests('AnswerCard')).toEqual([])
})

it('a review lowers the number of due ones in the menu and on My Courses at once', async () => {
  api.reply('StudyQueue', two())
  api.reply('AnswerCard', { answerCard: aReview() })
  const { client } = show()
  client.setQueryData(courseNoticesQuery.queryKey, { myCourseNotices: [], dueReviews: 2 })
  await answer()
  await screen.findByText('Without an airway nothing else helps.')
  expect(client.getQueryData(courseNoticesQuery.queryKey)?.dueReviews).toBe(1)
})

it('an answer whose first reply was lost is not called repeated', async () => {
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

it('without a network, answers are kept over a reload and are each delivered once when it is back', async () => {
  api.reply('StudyQueue', two())
  api.refuse('AnswerCard', 'network')
  const { unmount } = show()
  await answer()
  await press(words.later)
  await screen.findByText(offlineReviewWords.waiting(1))
  unmount()
  // The reload has no network either: the reviews that are left are the kept ones.
  api.refuse('StudyQueue', 'network')
  show()
  await screen.findByRole('heading', { name: 'Review 3 of 3' })
  screen.getByText('And then?')
  await answer()
  await press(words.later)
  await screen.findByText(offlineReviewWords.emptyText)
  const tried = api.requests('AnswerCard').length
  api.reply('AnswerCard', { answerCard: aReview() })
  api.reply('StudyQueue', aStudyQueue({ done: 3 }))
  window.dispatchEvent(new Event('online'))
  const checked = await screen.findByRole('region', { name: offlineReviewWords.checked })
  await within(checked).findByRole('button', { name: offlineReviewWords.answer(2, aReview().graded!) })
  await userEvent.click(within(checked).getByRole('button', { name: /^1/ }))
  within(checked).getByText('Which comes first?')
  within(checked).getByText('Without an airway nothing else helps.')
  expect(screen.queryByText(offlineReviewWords.waiting(1))).toBeNull()
  await screen.findByText(words.doneText(3))
  expect(api.requests('AnswerCard').slice(tried)).toMatchObject([
    { input: { questionId: 101, servedTime: 1101, choice: [0] } },
    { input: { questionId: 102, servedTime: 1102 } },
  ])
})

it('verdicts of kept answers are not shown while an exam runs', async () => {
  checkedAnswers.setState({ checked: [{ card: aCard(101, 'Which comes first?'), review: aReview() }] })
  api.reply('StudyQueue', two())
  const { unmount } = show()
  await screen.findByRole('region', { name: offlineReviewWords.checked })
  unmount()
  api.refuse('StudyQueue', 'exam-running')
  show()
  await screen.findByText(testingMessages['exam-running'])
  expect(screen.queryByRole('region', { name: offlineReviewWords.checked })).toBeNull()
  checkedAnswers.setState({ checked: [] })
})

it('nothing of a verdict is stored, and a sign-out forgets the kept reviews', async () => {
  api.reply('StudyQueue', two())
  api.reply('AnswerCard', { answerCard: aReview() })
  show()
  await answer()
  await screen.findByText('Without an airway nothing else helps.')
  const stored = window.sessionStorage.getItem('academy.reviews') ?? ''
  expect(stored).toContain('And then?')
  expect(stored).not.toContain('Which comes first?')
  for (const secret of ['airway nothing else', 'rationale', 'correct', 'key"']) expect(stored).not.toContain(secret)
  act(() => endSession())
  expect(window.sessionStorage.getItem('academy.reviews')).toBeNull()
})

it('keys answer, check, rate, and go on, as in tests', async () => {
  api.reply('StudyQueue', two())
  api.reply('AnswerCard', { answerCard: aReview() })
  api.reply('RateCard', { rateCard: aReview({ rating: 'easy' }) })
  show()
  const airway = await screen.findByRole('radio', { name: /Airway/ })
  await userEvent.keyboard('b')
  expect(airway).toHaveProperty('checked', false)
  await userEvent.keyboard('a')
  expect(airway).toHaveProperty('checked', true)
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Without an airway nothing else helps.')
  await userEvent.keyboard('4')
  await waitFor(() => expect(api.requests('RateCard')).toMatchObject([{ input: { rating: 'easy' } }]))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBeNull())
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Review 3 of 3' })
})

it('a rating chosen by mistake can be changed until the next card, also after a failure', async () => {
  api.reply('StudyQueue', two())
  api.reply('AnswerCard', { answerCard: aReview() })
  api.reply('RateCard', { rateCard: aReview({ rating: 'again', due: '2026-11-27' }) })
  show()
  await answer()
  await press('Again')
  await screen.findByText(words.comesAgain('Nov 27'))
  api.refuseOnce('RateCard', 'rating-is-final')
  await press('Easy')
  await screen.findByText(studyMessages['rating-is-final'])
  expect(screen.getByRole('button', { name: 'Again', pressed: true })).toBeTruthy()
  api.reply('RateCard', { rateCard: aReview({ rating: 'easy' }) })
  await press('Easy')
  await screen.findByText(words.comesAgain('Nov 30'))
  expect(screen.queryByText(studyMessages['rating-is-final'])).toBeNull()
})

it('a card that cannot be reviewed shows why, and Skip leads to the next', async () => {
  api.reply('StudyQueue', two())
  api.refuse('AnswerCard', 'card-not-due')
  show()
  await answer()
  expect((await screen.findByRole('alert')).textContent).toBe(studyMessages['card-not-due'])
  await press(words.skip)
  await screen.findByRole('heading', { name: 'Review 3 of 3' })
})

it.each([
  ['2026-11-27', 'Next: tomorrow, 12 cards'],
  ['2026-12-01', 'Next: Dec 1, 12 cards'],
])('with nothing due, the next reviews are named, and Practice is offered: %s', async (nextDay, text) => {
  api.reply('StudyQueue', aStudyQueue({ nextDay, nextCards: 12 }))
  show()
  await screen.findByText(text)
  expect(screen.getByRole('link', { name: words.practice }).getAttribute('href')).toBe(paths.quizzes('p1'))
})

it('a failure shows its message and can be retried', async () => {
  api.refuseOnce('StudyQueue', 'network')
  show()
  await screen.findByText(failureMessages.network)
  api.reply('StudyQueue', aStudyQueue())
  await press('Try again')
  await screen.findByText(words.none)
})

it('a second press of Check neither checks twice nor leaves the verdict', async () => {
  api.reply('StudyQueue', two())
  api.reply('AnswerCard', { answerCard: aReview() })
  show()
  await userEvent.click(await screen.findByRole('radio', { name: /Airway/ }))
  await userEvent.dblClick(screen.getByRole('button', { name: 'Check' }))
  await screen.findByText('Without an airway nothing else helps.')
  await press(words.next)
  screen.getByRole('heading', { name: 'Review 2 of 3' })
  expect(api.requests('AnswerCard')).toHaveLength(1)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: words.next }).hasAttribute('aria-disabled')).toBe(false),
  )
  await press(words.next)
  await screen.findByRole('heading', { name: 'Review 3 of 3' })
})

it('the page ends at once when the course ends', async () => {
  api.reply('StudyQueue', two())
  show()
  await screen.findByRole('heading', { name: 'Review 2 of 3' })
  const endTime = Date.now()
  api.publish('OnProgress', { onProgress: aProgress({ key: 'p1', endTime }) })
  act(() => clockStore.setState({ now: endTime + 2000 }))
  await screen.findByText('Course Ended')
  expect(screen.queryByRole('heading', { name: 'Review 2 of 3' })).toBeNull()
})

it('the page ends when the course’s time is over', async () => {
  api.reply('StudyQueue', aStudyQueue({ ...two().studyQueue, endTime: Date.now() + 60_000 }))
  show()
  await screen.findByRole('heading', { name: 'Review 2 of 3' })
  act(() => clockStore.setState({ now: Date.now() + 62_000 }))
  await screen.findByText('Course Ended')
})

it('an unknown course leads back to the courses, since a retry would not help', async () => {
  api.refuse('StudyQueue', 'progress-not-found')
  const { router } = show()
  await screen.findByText('Somewhere else')
  expect(router.state.location.pathname).toBe(paths.myCourses)
})

it('the running test is shown with a link back to it', async () => {
  api.reply('StudyQueue', two())
  api.reply('RunningTests', aRunningTest())
  show()
  await screen.findByRole('button', { name: 'Resume 3. Mock exam' })
})
