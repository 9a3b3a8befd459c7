// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { testResultWords } from '#domain/messages/test-result.ts'
import { testingMessages, testNotices } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { aPlace, api, setUpAttemptSession, finished, press, show } from '../testing/an-attempt-session.tsx'
import { aGraded, aQuestion, aTestView } from '../testing/an-attempt.ts'
import { selectPlace, selectTask } from '#web/lib/session/selection-store.ts'
import type { AttemptReviewQuery } from '#generated/operations.ts'

type Reviewed = AttemptReviewQuery['attemptReview']['questions'][number]

const aReviewed = (facts: Partial<Reviewed> = {}): Reviewed => ({
  question: aQuestion(),
  graded: aGraded(),
  answered: true,
  seconds: 40,
  regraded: null,
  ...facts,
})
const right = aReviewed()
const wrong = aReviewed({
  question: aQuestion({ id: 102, body: 'And then?' }),
  graded: aGraded({ id: 102, correct: false, choice: [0, 1, 0], rationale: 'It was the airway again.' }),
  seconds: 80,
  regraded: null,
})
const unanswered = aReviewed({
  question: aQuestion({ id: 103, body: 'And last?', type: 'Matching/Dropdown', matches: ['first', 'second', 'third'] }),
  graded: null,
  answered: false,
  seconds: null,
  regraded: null,
})
const start = Date.now() - 600_000
const answer = (facts = {}, questions = [right, wrong, unanswered]) => {
  const attempt = finished({
    n: 2,
    startTime: start,
    endTime: start + 150_000,
    total: 3,
    score: 1,
    maxScore: null,
    grade: 33,
    ...facts,
  })
  api.reply('AttemptReview', { attemptReview: { attempt, questions } })
}
const history = (facts = {}) => ({
  n: 2,
  version: 4,
  startTime: start,
  deadline: null,
  endTime: start + 150_000,
  total: 3,
  currentQuestion: 3,
  score: 1,
  maxScore: null,
  grade: 33,
  passGrade: 65,
  result: 'failing',
  adaptive: null,
  ...facts,
})
const read = async () => {
  const shown = show(aTestView({ used: 2, history: [history(), history({ n: 1, grade: null, endTime: null })] }))
  await userEvent.click(await screen.findByRole('button', { name: 'Attempt Details, attempt 2' }))
  return shown
}
const questions = () => [...document.querySelectorAll<HTMLElement>('details')]

setUpAttemptSession()

it('a running attempt has no details', () => {
  answer()
  show(aTestView({ used: 1, open: 2, history: [history({ n: 2, grade: null, endTime: null })] }))
  expect(screen.queryByRole('button', { name: /Attempt Details/ })).toBeNull()
})

it('the review is shown even if its marks cannot be loaded', async () => {
  api.refuse('AttemptMarks', 'network')
  answer()
  await read()
  await screen.findByLabelText('All (3)')
  expect(questions()).toHaveLength(3)
  expect(screen.queryByLabelText(/Flagged/)).toBeNull()
})

it('an exam that begins later refuses details that were shown before', async () => {
  answer()
  await read()
  await screen.findByLabelText('All (3)')
  await press(/Back/)
  await screen.findByRole('heading', { name: 'Your attempts' })
  api.refuse('AttemptReview', 'exam-running')
  await userEvent.click(screen.getByRole('button', { name: 'Attempt Details, attempt 2' }))
  await screen.findByText(testingMessages['exam-running'])
  expect(screen.queryByText(/Without an airway nothing else helps/)).toBeNull()
})

it('Back closes the details first, and then leaves the test', async () => {
  answer()
  const { router } = show(aTestView({ used: 1, history: [history({ n: 1 })] }))
  await act(() => router.navigate('/here?again'))
  await press(/^Attempt Details/)
  await screen.findByRole('heading', { name: 'Attempt Details' })
  await act(() => router.navigate(-1))
  expect(await screen.findByRole('heading', { name: 'Your attempts' })).toBeTruthy()
  expect(router.state.location.search).toBe('?again')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
})

it('a reload opens the details again, and Back then leads to the test', async () => {
  answer()
  const place = aPlace()
  selectPlace(place)
  const view = aTestView({ used: 1, history: [history()] })
  const before = show(view, place)
  await press(/^Attempt Details/)
  await screen.findByRole('heading', { name: 'Attempt Details' })
  before.unmount()
  const reloaded = show(view, place)
  expect(await screen.findByText(/^Attempt 2,/)).toBeTruthy()
  await press('Back to the test')
  expect(await screen.findByRole('heading', { name: 'Your attempts' })).toBeTruthy()
  reloaded.unmount()
  show(view, place)
  expect(await screen.findByRole('heading', { name: 'Your attempts' })).toBeTruthy()
})

it('details that were left open are not those of the task that is opened next', async () => {
  selectPlace({ ...aPlace(), read: { n: 2 } })
  selectTask('t2')
  show(aTestView({ used: 1, history: [history()] }))
  expect(await screen.findByRole('heading', { name: 'Your attempts' })).toBeTruthy()
})

it('the areas of an NCLEX are judged by its pass grade and near-pass level', async () => {
  const area = (name: string, grade: number) => ({ name, grade, correct: grade, total: 100, answered: 1 })
  answer({ type: 'NCLEX', breakdown: [area('Safety', 65), area('Comfort', 52), area('Basics', 51)] })
  await read()
  expect(screen.queryByRole('table', { name: /Breakdown by area/ })).toBeNull()
  await press(testResultWords.details)
  const table = await screen.findByRole('table', { name: /Breakdown by area/ })
  expect(within(table).getByRole('row', { name: /Safety 65 100 65% Passing/ })).toBeTruthy()
  expect(within(table).getByRole('row', { name: /Comfort 52 100 52% Near Passing/ })).toBeTruthy()
  expect(within(table).getByRole('row', { name: /Basics 51 100 51% Failing/ })).toBeTruthy()
  expect(
    within(table)
      .getByRole('row', { name: /Comfort/ })
      .querySelector('.progress-bar--accent'),
  ).toBeTruthy()
})

it('incorrect and partially correct answers are counted, filtered, and colored apart', async () => {
  const partly = { ...wrong, graded: aGraded({ id: 102, correct: false, points: 2, maxPoints: 3 }) }
  answer({}, [right, wrong, partly, unanswered])
  await read()
  expect((await screen.findAllByRole('radio')).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'All (4)',
    'Incorrect (1)',
    'Partially correct (1)',
    'Not answered (1)',
  ])
  await userEvent.click(screen.getByLabelText('Partially correct (1)'))
  expect(questions().map(({ textContent }) => textContent.slice(0, 27))).toEqual(['Question 3Partially correct'])
  await press(testResultWords.details)
  const chart = screen.getByRole('region', { name: testResultWords.time })
  expect(
    within(chart)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Correct',
    'Partially correct',
    'Incorrect',
    'Not answered',
    testResultWords.average('1 minute 7 seconds'),
  ])
})

it('a failure shows its message and can be retried', async () => {
  api.refuseOnce('AttemptReview', 'network')
  await read()
  await screen.findByText(failureMessages.network)
  answer()
  await press('Try again')
  await screen.findByRole('heading', { name: 'Questions' })
})

it('copying of the questions is blocked', async () => {
  answer()
  await read()
  await screen.findByRole('heading', { name: 'Questions' })
  const copy = new Event('copy', { bubbles: true, cancelable: true })
  questions()[0]?.dispatchEvent(copy)
  expect(copy.defaultPrevented).toBe(true)
})

it('an answer to a question in a running test is shown later, and is requested again', async () => {
  answer({}, [right, { ...wrong, graded: null }])
  const { unmount, place } = await read()
  await screen.findByRole('heading', { name: 'Questions' })
  const [, second] = questions()
  expect(second?.textContent).toContain(`Question 2Shown later ${testResultWords.inRunningTest}`)
  expect(screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'All (2)',
    `${testResultWords.inRunningTest} (1)`,
  ])
  expect(second?.textContent).toContain(testNotices.keyHidden)
  expect(second?.textContent).not.toContain('It was the airway again.')
  unmount()
  answer({}, [right, wrong])
  show(aTestView({ used: 2, history: [history()] }), place)
  await userEvent.click(await screen.findByRole('button', { name: 'Attempt Details, attempt 2' }))
  await screen.findByText('It was the airway again.')
})

it('older attempts load a page at a time, down to the first', async () => {
  const page = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => history({ n: from - i }))
  api.reply('OlderAttempts', { olderAttempts: page(3, 1) })
  show(aTestView({ used: 33, attempts: null, history: page(33, 4) }))
  expect(screen.queryByText('Attempt 3')).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }))
  await screen.findByText('Attempt 1')
  expect(api.requests('OlderAttempts')).toMatchObject([{ taskKey: 't1', before: 4 }])
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull()
})

it('a refused review leads to the running exam', async () => {
  const running = { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam' }
  api.refuse('AttemptReview', 'exam-running', { running })
  const { router } = await read()
  await screen.findByText(testingMessages['exam-running'])
  await press('Go to 3. Mock exam')
  expect(router.state.location.pathname).toBe(paths.taskView)
})
