import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { clockStore } from '#web/lib/api/clock-store.ts'
import { selectionStore } from '#web/lib/session/selection-store.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { TestScreen } from '../test-screen.tsx'
import { type aGraded, anAttempt, aQuestion, aTestView } from './an-attempt.ts'

export const api = mockApi()
let course = 0

/** Each test uses its own course, so that no test finds another's session. */
export const aPlace = () => {
  course += 1
  return { progressKey: `p${course}`, contentKey: 'c1', sectionKey: 's1', taskKey: 't1' }
}

const started = (attempt = anAttempt()) => ({ createTaskProgress: { complete: false, attempt } })

/** Mocks the reply to a start. */
export const willStart = (attempt = anAttempt()) => api.replyOnce('StartTest', started(attempt))

/** The reply to a move. */
export const moved = (attempt: ReturnType<typeof anAttempt>, graded: ReturnType<typeof aGraded> | null = null) => ({
  updateTaskProgress: { attempt, graded },
})

export const second = aQuestion({ id: 102, body: 'And then?' })

/** The attempt after its first question. */
export const atSecond = (facts = {}) =>
  anAttempt({ version: 2, currentQuestion: 1, score: 1, question: second, ...facts })

/** The finished attempt. */
export const finished = (facts = {}) =>
  anAttempt({
    version: 3,
    currentQuestion: 2,
    score: 1,
    question: null,
    endTime: Date.now(),
    grade: 50,
    result: 'failing',
    breakdown: [
      { name: 'Priorities', correct: 1, total: 1, grade: 100, answered: null },
      { name: 'Renal', correct: 0, total: 1, grade: 0, answered: null },
    ],
    ...facts,
  })

/** Renders the test. `state` is the location state of the link that led to it. */
export const show = (view = aTestView(), place = aPlace(), state: unknown = null) => {
  const reload = vi.fn(() => Promise.resolve())
  const { router, unmount } = renderScreen(<TestScreen view={view} place={place} reload={reload} />, {
    path: '/here',
    at: { pathname: '/here', state },
  })
  return { place, reload, router, unmount }
}

/** Waits until a button is enabled: the verdict must be displayed for a moment before it can be left. */
export async function pressable(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name })
  await waitFor(() => {
    if (button.matches('.question__act[aria-disabled]')) throw new Error(`${String(name)} is disabled`)
  })
  return button
}

export const press = async (name: string | RegExp) => userEvent.click(await pressable(name))
export const choose = (name: RegExp) => userEvent.click(screen.getByLabelText(name))

/** Starts a test at its first question, or resumes it at question `n`. */
export const begin = async (attempt = anAttempt(), n = 1) => {
  willStart(attempt)
  const shown = show()
  await press('Start')
  await screen.findByRole('heading', { name: new RegExp(`^Question ${n} of`) })
  api.clearRequests()
  return shown
}

/** Finishes the test early with this result. */
export const finishWith = async (attempt: ReturnType<typeof anAttempt>) => {
  api.replyOnce('MoveTest', moved(attempt))
  await press('Finish early')
  await press(/^Finish the (test|quiz)$/)
}

export const setClock = (now: number) => act(() => clockStore.setState({ now }))

/** Sets up a file of attempt session tests: clears the storage and signs in a student before each test. */
export function setUpAttemptSession(): void {
  setUpScreen()
  beforeEach(() => {
    window.sessionStorage.clear()
    selectionStore.setState({ selection: undefined })
    // What a result suggests to read and watch.
    api.reply('Lessons', { lessons: [] })
    api.reply('AttemptMarks', { attemptMarks: [] })
    api.reply('AttemptReview', { attemptReview: { attempt: anAttempt(), questions: [] } })
    startSession(student)
    clockStore.setState({ offset: 0, now: Date.now() })
  })
}
