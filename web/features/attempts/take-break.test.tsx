// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { examPanelWords } from '#domain/messages/exam-panels.ts'
import { anAdaptive, aDecision, aReport } from '#web/components/exams/testing/a-report.ts'
import {
  api,
  choose,
  moved,
  press,
  setClock,
  setUpAttemptSession,
  show,
  willStart,
} from './testing/an-attempt-session.tsx'
import { anAttempt, aQuestion, aTestView } from './testing/an-attempt.ts'

const MINUTE = 60_000
const view = aTestView({ type: 'AdaptiveNCLEX', numOfQuestions: null, timeAllowed: null })
const running = { ...view, open: 1, used: 0 }

type Facts = Parameters<typeof anAttempt>[0]

/** A five-hour exam that started `minutes` ago. */
const anExam = (minutes: number, facts: Facts = {}) => {
  const startTime = Date.now() - minutes * MINUTE
  const deadline = startTime + 300 * MINUTE
  return anAttempt({ type: 'AdaptiveNCLEX', total: 85, startTime, deadline, adaptive: anAdaptive(), ...facts })
}

/** The same exam at a later question. */
const onward = (exam: ReturnType<typeof anExam>, currentQuestion: number) => ({
  ...exam,
  version: currentQuestion + 1,
  currentQuestion,
  question: aQuestion({ id: 200 + currentQuestion, body: `Body of ${currentQuestion + 1}?` }),
})

/** Starts or resumes the exam. The test asserts what is displayed. */
const resume = async (exam: ReturnType<typeof anExam>) => {
  willStart(exam)
  const shown = show(running)
  await press(/^(Start|Continue)$/)
  return shown
}

const answer = async (next: ReturnType<typeof anExam>) => {
  api.replyOnce('MoveTest', moved(next))
  await choose(/Airway/)
  await press('Next')
}

const heading = (name: string) => screen.findByRole('heading', { name })

setUpAttemptSession()

it('a break is not offered before its time or in the middle of a question', async () => {
  const exam = anExam(119)
  await resume(exam)
  expect(document.activeElement).toBe(await heading('Question 1'))
  setClock(exam.startTime + 121 * MINUTE)
  expect(screen.getByRole('heading', { name: 'Question 1' })).toBeTruthy()
  // The question that came with the reply to the answer waits.
  vi.spyOn(Date, 'now').mockReturnValue(exam.startTime + 121 * MINUTE)
  await answer(onward(exam, 1))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: examPanelWords.breakOffer })),
  )
  expect(screen.getByText(examPanelWords.breakOffered)).toBeTruthy()
  expect(screen.queryByText('Body of 2?')).toBeNull()
  vi.restoreAllMocks()
})

it('each break is offered once: a skipped one stays skipped, and the second one follows', async () => {
  const exam = anExam(125)
  await resume(exam)
  await heading(examPanelWords.breakOffer)
  await press(examPanelWords.resume)
  await heading('Question 1')
  await answer(onward(exam, 1))
  await heading('Question 2')
  const now = vi.spyOn(Date, 'now').mockReturnValue(exam.startTime + 211 * MINUTE)
  await answer(onward(exam, 2))
  await heading(examPanelWords.breakOffer)
  await press(examPanelWords.takeBreak)
  await press(examPanelWords.endBreak)
  await heading('Question 3')
  await answer(onward(exam, 3))
  await heading('Question 4')
  now.mockRestore()
})

it('two due breaks count as one', async () => {
  const exam = anExam(220)
  await resume(exam)
  await press(examPanelWords.resume)
  await heading('Question 1')
  await answer(onward(exam, 1))
  await heading('Question 2')
})

it('the second click of a double click on Go on does nothing', async () => {
  await resume(anExam(125))
  await userEvent.dblClick(await screen.findByRole('button', { name: examPanelWords.resume }))
  await heading('Question 1')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(api.requests('MoveTest')).toEqual([])
})

it('the second click of a double click on Take a break does not end the break', async () => {
  await resume(anExam(125))
  await userEvent.dblClick(await screen.findByRole('button', { name: examPanelWords.takeBreak }))
  await heading(examPanelWords.onBreak)
})

it('the test ends when the time runs out during a break', async () => {
  const exam = anExam(215)
  await resume(exam)
  await press(examPanelWords.takeBreak)
  await heading(examPanelWords.onBreak)
  const deadline = exam.deadline ?? 0
  const decision = aDecision({ rule: 'time', answered: 0, ability: null, error: null })
  const over = { ...exam, endTime: deadline, question: null, result: 'failing', adaptive: anAdaptive(decision) }
  api.replyOnce('MoveTest', moved(over))
  api.reply('ExamReport', { examReport: aReport({ decision, attempt: over, items: [] }) })
  setClock(deadline + 1000)
  await heading('Out of time: not passed')
  expect(api.requests('MoveTest')).toMatchObject([{ input: { action: 'finish', n: 1 } }])
  expect(screen.queryByRole('button', { name: examPanelWords.endBreak })).toBeNull()
})

it('a skipped break stays skipped after a reload', async () => {
  const { place, unmount } = await resume(anExam(125))
  await press(examPanelWords.resume)
  await heading('Question 1')
  unmount()
  // A reloaded page has fresh modules and the tab's storage.
  vi.resetModules()
  const reloaded = await import('./testing/an-attempt-session.tsx')
  const { startSession } = await import('#web/lib/session/session-store.ts')
  const { student } = await import('#web/testing/sessions.ts')
  startSession(student)
  reloaded.show(running, place)
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Question 1' })).toBeTruthy())
})

it('another device offers its own break', async () => {
  const exam = anExam(125)
  const { place, unmount } = await resume(exam)
  await press(examPanelWords.resume)
  await heading('Question 1')
  unmount()
  window.sessionStorage.clear()
  willStart(exam)
  show(running, { ...place, progressKey: `${place.progressKey}-there` })
  await press(/^(Start|Continue)$/)
  await heading(examPanelWords.breakOffer)
})

it('a test without breaks offers none', async () => {
  willStart(anAttempt({ startTime: Date.now() - 250 * MINUTE }))
  show()
  await press(/^(Start|Continue)$/)
  await heading('Question 1 of 2')
})
