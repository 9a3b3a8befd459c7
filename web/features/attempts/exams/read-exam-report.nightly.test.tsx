// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { reportWords } from '#domain/messages/exam-report.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { paths } from '#web/app/paths.ts'
import { anAdaptive, aDecision, aReport, someItems } from '#web/components/exams/testing/a-report.ts'
import { api, finishWith, press, setUpAttemptSession, show, willStart } from '../testing/an-attempt-session.tsx'
import { aGraded, anAttempt, aQuestion, aTestView } from '../testing/an-attempt.ts'

const view = aTestView({ type: 'AdaptiveNCLEX', numOfQuestions: null, timeAllowed: null })
const anExam = (facts = {}) => anAttempt({ type: 'AdaptiveNCLEX', adaptive: anAdaptive(), ...facts })
const ended = (facts = {}) => {
  const adaptive = anAdaptive(aDecision())
  const end = { endTime: Date.now(), question: null, currentQuestion: 92, grade: 65, result: 'passing', adaptive }
  return anExam({ ...end, version: 3, ...facts })
}

/** Shows an exam that has just ended. */
const end = async (attempt = ended()) => {
  willStart(anExam())
  const shown = show(view)
  await press('Start')
  await screen.findByRole('heading', { name: 'Question 1' })
  await finishWith(attempt)
  return shown
}

const review = (attempt = ended()) => {
  const questions = [1, 2, 3].map((id) => ({
    question: aQuestion({ id, body: `Body of ${id}?` }),
    graded: aGraded({ id, ...(id === 1 && { correct: false, points: 0 }) }),
    answered: true,
    seconds: 20,
    regraded: null,
  }))
  api.reply('AttemptReview', { attemptReview: { attempt, questions } })
}

setUpAttemptSession()

it('the question chosen in the replay opens in the attempt details, which have the report too', async () => {
  api.reply('ExamReport', { examReport: aReport({ items: someItems(3) }) })
  review()
  await end()
  await press(reportWords.details)
  await userEvent.click(await screen.findByRole('button', { name: reportWords.previous }))
  await press('Read question 2')
  const questions = await screen.findByRole('region', { name: 'Questions' })
  const opened = () => [...questions.querySelectorAll('details')].map(({ open }) => open)
  expect(opened()).toEqual([false, true, false])
  expect(document.activeElement?.closest('details')?.textContent).toContain('Question 2')
  await press(reportWords.details)
  // The report next to the questions opens another one, and reopens one that was closed by hand.
  await press('Read question 3')
  expect(opened()).toEqual([false, true, true])
  expect(document.activeElement?.closest('details')?.textContent).toContain('Question 3')
  await userEvent.click(within(questions).getByText('Question 3'))
  expect(opened()).toEqual([false, true, false])
  await press('Read question 3')
  expect(opened()).toEqual([false, true, true])
})

it('a question hidden by the filter is shown when it is to be read', async () => {
  api.reply('ExamReport', { examReport: aReport({ items: someItems(3) }) })
  review()
  await end()
  await press('Attempt Details')
  await userEvent.click(await screen.findByLabelText('Incorrect (1)'))
  await press(reportWords.details)
  await press('Read question 3')
  expect(document.activeElement?.closest('details')?.textContent).toContain('Question 3')
})

it('an earlier attempt shows its outcome and report, without a percentage', async () => {
  const attempt = ended({ result: 'failing' })
  api.reply('ExamReport', { examReport: aReport({ attempt: { result: 'failing' } }) })
  review(attempt)
  show({ ...view, used: 1, history: [attempt] })
  await press('Attempt Details, attempt 1')
  await screen.findByRole('region', { name: reportWords.summary })
  const details = screen.getByRole('region', { name: 'Attempt Details' })
  expect(within(details).getByText('Not passed')).toBeTruthy()
  expect(within(details).getByText('92')).toBeTruthy()
  expect(screen.queryByText('65%')).toBeNull()
  expect(screen.queryByText('No Breakdown Available')).toBeNull()
})

it('a refused report leads to the running exam', async () => {
  const running = { progressKey: 'p9', contentKey: 'c9', sectionKey: 's9', taskKey: 't9', name: '3. Mock exam' }
  api.refuse('ExamReport', 'exam-running', { running })
  const { router } = await end()
  await screen.findByText(testingMessages['exam-running'])
  await press('Go to 3. Mock exam')
  expect(router.state.location.pathname).toBe(paths.taskView)
})

it('a failure shows its message, keeps the headline, and can be retried', async () => {
  api.refuseOnce('ExamReport', 'network')
  api.replyOnce('ExamReport', { examReport: aReport() })
  await end()
  await screen.findByText(failureMessages.network)
  expect(screen.getByRole('heading', { name: 'Passed' })).toBeTruthy()
  const [again] = screen.getAllByRole('button', { name: 'Try again' })
  if (again !== undefined) await userEvent.click(again)
  await screen.findByRole('region', { name: reportWords.summary })
})
