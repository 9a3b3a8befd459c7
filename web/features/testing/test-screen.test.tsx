// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { testingMessages, testingWords } from '../../../domain/messages/testing.ts'
import { AppError } from '../../lib/app-error.ts'
import { mutate } from '../../lib/api.ts'
import { useClockStore } from '../../lib/clock-store.ts'
import { endSession, startSession } from '../../lib/session-store.ts'
import { installDialog } from '../../testing/dialog-in-jsdom.ts'
import { renderScreen } from '../../testing/render-screen.tsx'
import { student } from '../../testing/sessions.ts'
import { aGraded, anAttempt, aQuestion, aTestView } from './an-attempt.ts'
import { TestScreen } from './test-screen.tsx'

vi.mock('../../lib/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))

const told = vi.mocked(mutate)
const offline = new AppError('network', 'No connection')
let course = 0

/** Every test sits in a course of its own, so that none meets another's sitting. */
const aPlace = () => {
  course += 1
  return { progressKey: `p${course}`, contentKey: 'c1', sectionKey: 's1', taskKey: 't1' }
}
const started = (attempt = anAttempt()) => ({ createTaskProgress: { complete: false, attempt } })
const moved = (attempt: ReturnType<typeof anAttempt>, graded: ReturnType<typeof aGraded> | null = null) => ({
  updateTaskProgress: { attempt, graded },
})
const second = aQuestion({ id: 102, body: 'And then?' })
const atSecond = (facts = {}) => anAttempt({ version: 2, currentQuestion: 1, score: 1, question: second, ...facts })
const finished = (facts = {}) =>
  anAttempt({
    version: 3,
    currentQuestion: 2,
    score: 1,
    question: null,
    endTime: Date.now(),
    grade: 50,
    result: 'failing',
    breakdown: [
      { name: 'Priorities', correct: 1, total: 1, grade: 100 },
      { name: 'Renal', correct: 0, total: 1, grade: 0 },
    ],
    ...facts,
  })

const show = (view = aTestView(), place = aPlace()) => {
  const reload = vi.fn(() => Promise.resolve())
  renderScreen(<TestScreen view={view} place={place} reload={reload} />)
  return { place, reload }
}
const begin = async (attempt = anAttempt()) => {
  told.mockResolvedValueOnce(started(attempt))
  const shown = show()
  await userEvent.click(screen.getByRole('button', { name: 'Start' }))
  await screen.findByRole('heading', { name: /^Question 1 of/ })
  told.mockClear()
  return shown
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: RegExp) => userEvent.click(screen.getByLabelText(name))
const tellTime = (now: number) => {
  act(() => {
    useClockStore.setState({ now })
  })
}
const inputs = () => told.mock.calls.map(([, variables]) => variables)

beforeEach(() => {
  vi.resetAllMocks()
  window.sessionStorage.clear()
  installDialog()
  startSession(student)
  useClockStore.setState({ offset: 0, now: Date.now() })
})
afterEach(cleanup)

it('says what a test asks before it starts; none set is Unlimited [3.9.5]', () => {
  show(aTestView({ timeAllowed: null, attempts: null }))
  expect(screen.getAllByText('Unlimited')).toHaveLength(2)
  expect(screen.getByText('65%')).toBeTruthy()
})

it('cannot start a test without attempts left [3.5.24]', () => {
  show(aTestView({ attempts: 2, used: 2 }))
  expect(screen.getAllByText('No Attempts Left').length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
})

it('cannot start a test for which the bank lacks questions [3.5.23]', () => {
  show(aTestView({ poolSuffices: false }))
  expect(screen.getByText('Questions error, contact instructor')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Start' })).toHaveProperty('disabled', true)
})

it('continues an attempt that is running at its next question [3.4.18]', async () => {
  told.mockResolvedValueOnce(started(atSecond()))
  show(aTestView({ open: 1, attempts: 1, used: 0 }))
  await press('Continue')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
})

it('says why a test could not be started [3.8.4]', async () => {
  told.mockRejectedValueOnce(new AppError('unknown', 'Something'))
  show()
  await press('Start')
  await screen.findByText('Fatal error while creating test. Please refresh page.')
})

it('grades an answer, marks the right one in words, shows the rationale, and goes on without a call [3.4.19]', async () => {
  const { place } = await begin()
  told.mockResolvedValueOnce(moved(atSecond(), aGraded({ correct: false, choice: [0, 1, 0] })))
  await choose(/Breathing/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Wrong' })
  const answers = within(screen.getByRole('list', { name: 'Answers' })).getAllByRole('listitem')
  expect(answers[0]?.textContent).toContain('Right answer')
  expect(answers[1]?.textContent).toContain('Your answer, wrong')
  expect(screen.getByText(aGraded().rationale)).toBeTruthy()
  expect(screen.getByText(/^Verdict: wrong/)).toBeTruthy()
  await press('Next')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Question 2 of 2' }))
  expect(screen.getByText('And then?')).toBeTruthy()
  expect(inputs()).toEqual([
    {
      input: {
        progressKey: place.progressKey,
        taskKey: 't1',
        n: 1,
        action: 'check',
        position: 0,
        questionId: 101,
        choice: [1],
      },
    },
  ])
})

it('asks for an answer first and sends nothing [3.5.20]', async () => {
  await begin()
  await press('Check')
  await screen.findByText('Please answer the question first')
  expect(told).not.toHaveBeenCalled()
})

it('allows one answer of a single-choice question, several of Select All That Apply [3.5.26]', async () => {
  await begin()
  await choose(/Airway/)
  await choose(/Circulation/)
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1)
  cleanup()
  await begin(anAttempt({ question: aQuestion({ type: 'Select All That Apply' }) }))
  await choose(/Circulation/)
  await choose(/Airway/)
  await choose(/Breathing/)
  await choose(/Breathing/)
  told.mockResolvedValueOnce(moved(atSecond(), aGraded()))
  await press('Check')
  expect(inputs()[0]).toMatchObject({ input: { choice: [0, 2] } })
})

it('answers a Matching question by a select for each row', async () => {
  await begin(anAttempt({ question: aQuestion({ type: 'Matching/Dropdown', matches: ['first', 'second', 'third'] }) }))
  await userEvent.selectOptions(screen.getByLabelText('A. Airway'), 'first')
  await press('Check')
  await screen.findByText(testingMessages['answer-first'])
  await userEvent.selectOptions(screen.getByLabelText('B. Breathing'), 'second')
  await userEvent.selectOptions(screen.getByLabelText('C. Circulation'), 'second')
  told.mockResolvedValueOnce(moved(atSecond(), aGraded({ key: [0, 1, 2], choice: [0, 1, 1], correct: false })))
  await press('Check')
  expect(inputs()[0]).toMatchObject({ input: { choice: [0, 1, 1] } })
  await screen.findByText('Your match: second. Right: third')
})

it('sends an answer once, however often it is pressed, and skips no verdict', async () => {
  await begin()
  told.mockResolvedValueOnce(moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await userEvent.dblClick(screen.getByRole('button', { name: 'Check' }))
  await screen.findByRole('heading', { name: 'Correct' })
  expect(told).toHaveBeenCalledTimes(1)
})

it('keeps an answer while there is no connection and sends the same one when it is back', async () => {
  const { place } = await begin()
  told.mockRejectedValueOnce(offline).mockResolvedValueOnce(moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByText(/Waiting for connection/)
  expect(window.sessionStorage.getItem(`academy.sitting.u1.${place.progressKey}.t1`)).toContain('"sending":"check"')
  await choose(/Circulation/)
  expect(screen.getByLabelText(/Airway/)).toHaveProperty('checked', true)
  act(() => {
    window.dispatchEvent(new Event('online'))
  })
  await screen.findByRole('heading', { name: 'Correct' })
  expect(inputs()[1]).toEqual(inputs()[0])
})

it('sends an unacknowledged answer again after a reload, and shows its verdict', async () => {
  const place = aPlace()
  window.sessionStorage.setItem(
    `academy.sitting.u1.${place.progressKey}.t1`,
    JSON.stringify({
      attempt: anAttempt(),
      question: aQuestion(),
      position: 0,
      choice: [0],
      graded: null,
      sending: 'check',
    }),
  )
  told.mockResolvedValueOnce(moved(atSecond(), aGraded()))
  show(aTestView({ open: 1 }), place)
  await screen.findByRole('heading', { name: 'Correct' })
  expect(inputs()).toMatchObject([{ input: { action: 'check', position: 0, questionId: 101, choice: [0] } }])
})

it('goes on after a reload where it was, and leaves behind what was finished elsewhere', async () => {
  const sitting = { attempt: atSecond(), question: second, position: 1, choice: [], graded: null, sending: null }
  const place = aPlace()
  window.sessionStorage.setItem(`academy.sitting.u1.${place.progressKey}.t1`, JSON.stringify(sitting))
  show(aTestView({ open: 1 }), place)
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  cleanup()
  const other = aPlace()
  window.sessionStorage.setItem(`academy.sitting.u1.${other.progressKey}.t1`, JSON.stringify(sitting))
  show(aTestView({ open: null, used: 1 }), other)
  await screen.findByRole('button', { name: 'Start' })
  expect(told).not.toHaveBeenCalled()
})

it('leaves nothing of a sitting behind after signing out, but keeps it when the session ends on its own', async () => {
  const { place } = await begin()
  const kept = () => window.sessionStorage.getItem(`academy.sitting.u1.${place.progressKey}.t1`)
  await choose(/Airway/)
  act(() => {
    endSession(true)
  })
  expect(kept()).toContain('"choice":[0]')
  startSession(student)
  act(() => {
    endSession()
  })
  expect(kept()).toBeNull()
})

it('shows the attempt as it stands when another tab has answered', async () => {
  await begin()
  const message = testingMessages['already-answered']
  told.mockRejectedValueOnce(new AppError('already-answered', message, { attempt: atSecond() }))
  await choose(/Airway/)
  await press('Check')
  await screen.findByText(message)
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy()
})

it('ends an attempt whose answer came too late', async () => {
  await begin()
  const message = testingMessages['time-is-up']
  told.mockRejectedValueOnce(new AppError('time-is-up', message, { attempt: finished() }))
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Test finished' })
  expect(screen.getByText(message)).toBeTruthy()
})

it('keeps an answer that could not be graded, says so, and sends it again by hand [3.8.4]', async () => {
  await begin()
  told.mockRejectedValueOnce(new AppError('unknown', 'x')).mockResolvedValueOnce(moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByText('Fatal error while grading question. Please refresh page.')
  await press('Try again')
  await screen.findByRole('heading', { name: 'Correct' })
})

it('counts down to the deadline with hours only above zero, and ends the test once at zero [3.4.18] [3.9.6]', async () => {
  const deadline = Math.ceil(Date.now() / 1000) * 1000 + 3_700_000
  await begin(anAttempt({ deadline, startTime: deadline - 7_200_000 }))
  tellTime(deadline - 3_661_000)
  expect(screen.getByRole('timer', { name: 'Time left' }).textContent).toBe('01:01:01')
  tellTime(deadline - 299_000)
  expect(screen.getByRole('timer').textContent).toBe('04:59')
  expect(screen.getByText('Less than 5 minutes left')).toBeTruthy()
  told.mockResolvedValueOnce(moved(finished({ currentQuestion: 0, score: 0 })))
  tellTime(deadline)
  tellTime(deadline + 1000)
  await screen.findByRole('heading', { name: 'Test finished' })
  expect(inputs()).toMatchObject([{ input: { action: 'finish', n: 1 } }])
})

it('leaves a verdict on screen when the time is up while it is read', async () => {
  const deadline = Date.now() + 60_000
  await begin(anAttempt({ deadline }))
  told.mockResolvedValueOnce(moved(atSecond({ deadline }), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Correct' })
  told.mockResolvedValueOnce(moved(finished()))
  tellTime(deadline + 1000)
  await screen.findByRole('button', { name: 'See your result' })
  expect(screen.getByRole('heading', { name: 'Correct' })).toBeTruthy()
  await press('See your result')
  await screen.findByRole('heading', { name: 'Test finished' })
})

it('finishes early only after it was asked for and confirmed', async () => {
  await begin()
  await press('Finish early')
  await press('Cancel')
  expect(told).not.toHaveBeenCalled()
  told.mockResolvedValueOnce(moved(finished({ currentQuestion: 0 })))
  await press('Finish early')
  await press('Finish the test')
  await screen.findByRole('heading', { name: 'Test finished' })
  expect(inputs()).toMatchObject([{ input: { action: 'finish' } }])
})

it.each([
  [76, 'badge--success'],
  [75, 'badge--accent'],
  [55, 'badge--error'],
])('colours a grade of %i percent by its band [3.9.7]', async (grade, className) => {
  await begin()
  told.mockResolvedValueOnce(moved(finished({ grade, breakdown: [] })))
  await press('Finish early')
  await press('Finish the test')
  expect((await screen.findByText(`${grade}%`)).className).toContain(className)
})

it('breaks the result down by tag as chart and table, under 75 percent as failing [3.9.7]', async () => {
  const { reload } = await begin()
  told.mockResolvedValueOnce(moved(finished()))
  await press('Finish early')
  await press('Finish the test')
  const table = await screen.findByRole('table', { name: /Breakdown by tag/ })
  expect(within(table).getByRole('row', { name: /Priorities 1 1 100% Passing/ })).toBeTruthy()
  expect(within(table).getByRole('row', { name: /Renal 0 1 0% Failing/ })).toBeTruthy()
  expect(screen.getByRole('progressbar', { name: 'Renal' }).className).toContain('error')
  await press('See your attempts')
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
  })
  expect(reload).toHaveBeenCalledTimes(1)
})

it('says when there is no breakdown [3.8.6]', async () => {
  await begin()
  told.mockResolvedValueOnce(moved(finished({ breakdown: null })))
  await press('Finish early')
  await press('Finish the test')
  await screen.findByText(testingWords.noBreakdown)
})

it('can be sat by keyboard alone', async () => {
  await begin()
  told.mockResolvedValueOnce(moved(atSecond(), aGraded()))
  await userEvent.tab()
  await userEvent.keyboard(' ')
  expect(screen.getByLabelText(/Airway/)).toHaveProperty('checked', true)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Correct' })
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
})

it('blocks copying of the question [3.5.27]', async () => {
  await begin()
  const body = screen.getByText('Which comes first?')
  for (const event of [
    new Event('copy', { bubbles: true, cancelable: true }),
    new MouseEvent('contextmenu', { bubbles: true, cancelable: true }),
    new KeyboardEvent('keydown', { key: 'c', ctrlKey: true, bubbles: true, cancelable: true }),
  ]) {
    body.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
  }
})
