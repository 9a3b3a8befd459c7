// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppError } from '#web/lib/api/app-error.ts'
import { subscribe } from '#web/lib/api/subscribe.ts'
import {
  aPlace,
  atSecond,
  begin,
  setUpAttemptSession,
  choose,
  finished,
  moved,
  press,
  second,
  show,
  told,
  willStart,
} from './testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aTestView } from './testing/an-attempt.ts'

vi.mock('#web/lib/api/api.ts', () => ({ query: vi.fn(), mutate: vi.fn() }))
vi.mock('#web/lib/api/subscribe.ts', () => ({ subscribe: vi.fn() }))

setUpAttemptSession()

/** A move that was made on another device, or here: the server tells every device of it. */
const hear = (attempt: ReturnType<typeof anAttempt>) => {
  const [, , handlers] = vi.mocked(subscribe).mock.calls.at(-1) ?? []
  act(() => {
    handlers?.onData({ onAttemptMove: { attempt } })
  })
}
const isElsewhere = () => screen.queryByRole('heading', { name: 'This test goes on elsewhere' }) !== null

it('hears the moves of its own test only', async () => {
  const { place } = await begin()
  const { progressKey, taskKey } = place
  expect(vi.mocked(subscribe).mock.calls.map(([, variables]) => variables)).toEqual([{ progressKey, taskKey }])
})

it('says that another device has moved on, and takes over at the next question without a call', async () => {
  await begin()
  hear(atSecond())
  expect(isElsewhere()).toBe(true)
  expect(screen.getByText(/now at question 2 of 2/)).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('This test goes on elsewhere')
  await press('Take over here')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
  expect(told).not.toHaveBeenCalled()
})

it('is not told of its own answer, before its reply or after', async () => {
  await begin()
  let reply = (_: ReturnType<typeof moved>) => {}
  told.mockReturnValueOnce(new Promise((resolve) => (reply = resolve)))
  await choose(/Airway/)
  await press('Check')
  hear(atSecond())
  expect(isElsewhere()).toBe(false)
  await act(async () => {
    reply(moved(atSecond(), aGraded()))
    await Promise.resolve()
  })
  hear(atSecond())
  await press('Next')
  expect(screen.getByRole('heading', { name: 'Question 2 of 2' })).toBeTruthy()
  expect(isElsewhere()).toBe(false)
})

it('lets a verdict be read to its end before it says so', async () => {
  await begin()
  told.mockResolvedValueOnce(moved(atSecond({ total: 3 }), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Correct' })
  hear(anAttempt({ version: 3, currentQuestion: 2, total: 3 }))
  expect(screen.getByRole('heading', { name: 'Correct' })).toBeTruthy()
  await press('Next')
  expect(isElsewhere()).toBe(true)
})

it('says that the test was finished on another device, and shows its result', async () => {
  await begin()
  hear(finished())
  await screen.findByRole('heading', { name: 'Finished elsewhere' })
  await press('See your result')
  await screen.findByRole('heading', { name: 'Test finished' })
})

it('sees after a reload or a lost connection that it was overtaken, and resumes the running attempt', async () => {
  const place = aPlace()
  const session = { attempt: anAttempt(), question: second, position: 0, choice: [], graded: null, sending: null }
  window.sessionStorage.setItem(`academy.sitting.u1.${place.progressKey}.t1`, JSON.stringify(session))
  const { question: _question, breakdown: _breakdown, ...known } = atSecond()
  show(aTestView({ open: 1, history: [known] }), place)
  expect(isElsewhere()).toBe(true)
  willStart(atSecond())
  await press('Take over here')
  await screen.findByRole('heading', { name: 'Question 2 of 2' })
})

it('can be overtaken again, and by an answer that was given twice at once', async () => {
  await begin(anAttempt({ total: 3 }))
  hear(atSecond({ total: 3 }))
  await press('Take over here')
  const attempt = anAttempt({ version: 3, currentQuestion: 2, total: 3 })
  told.mockRejectedValueOnce(new AppError('already-answered', 'Answered', { attempt }))
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Question 3 of 3' })
  expect(screen.getByText('Answered')).toBeTruthy()
  hear(finished({ version: 4 }))
  await screen.findByRole('heading', { name: 'Finished elsewhere' })
})
