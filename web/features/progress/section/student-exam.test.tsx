// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { reportWords } from '#domain/messages/exam-report.ts'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { anAdaptive, aDecision, aReport } from '#web/components/exams/testing/a-report.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { anAttempt, aRunningAttempt, aStudentSection, aStudentTask } from '../testing/a-student.ts'
import { StudentSectionPage } from './student-section.route.tsx'

const api = mockApi()
const type = 'AdaptiveNCLEX' as const
const exam = anAttempt({ type, grade: 65, result: 'passing', currentQuestion: 92, adaptive: anAdaptive(aDecision()) })
const lost = anAttempt({ ...exam, grade: 20, result: 'failing' })
const question = {
  question: {
    ...{ id: 101, type: 'Multiple Choice', body: 'What now?', bodyHtml: null, answers: [], matches: null },
    ...{ item: null, caseItem: null, scoring: null },
  },
  graded: null,
  answered: false,
  seconds: null,
  regraded: null,
}

const show = () =>
  renderScreen(<StudentSectionPage />, {
    path: '/progress/:uid/:progressKey/:sectionKey',
    at: paths.studentSection('u1', 'p1', 's1'),
  })

const open = async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Attempt Details, Kidneys, attempt 1' }))
  return screen.findByRole('dialog', { name: 'Attempt Details' })
}

const reply = () => {
  api.replyOnce('StudentSection', aStudentSection([aStudentTask({ type, attempts: [exam] })]))
  api.replyOnce('StudentAttempt', { studentAttempt: { attempt: exam, questions: [question, question, question] } })
}

setUpScreen()

it('a student’s adaptive attempts are passed or not, without a percentage or a chart', async () => {
  const running = { ...aRunningAttempt(3), type, adaptive: anAdaptive() }
  const attempts = [running, { ...lost, n: 2 }, exam]
  api.reply('StudentSection', aStudentSection([aStudentTask({ type, attempts, used: 3, best: 65 })]))
  show()
  const card = await screen.findByRole('region', { name: 'Kidneys' })
  const row = (n: number) => within(card).getByRole('row', { name: new RegExp(`^Attempt ${n} `) })
  expect(within(row(3)).getByText('In progress')).toBeTruthy()
  expect(within(row(2)).getByText('Not passed')).toBeTruthy()
  expect(within(row(1)).getByText('Passed')).toBeTruthy()
  expect(card.textContent).not.toContain('%')
  expect(within(card).queryByRole('list', { name: /^Grades of/ })).toBeNull()
  expect(within(card).getAllByRole('button', { name: /Attempt Details/ })).toHaveLength(2)
})

it('the attempt stays when its report cannot be loaded, with the reason and a retry', async () => {
  reply()
  api.refuseOnce('StudentExamReport', 'network')
  api.replyOnce('StudentExamReport', { studentExamReport: aReport() })
  const dialog = await open()
  await within(dialog).findByText(failureMessages.network)
  await within(dialog).findByRole('heading', { name: 'Questions' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await within(dialog).findByRole('region', { name: reportWords.summary })
  // Lessons and quizzes are for the student.
  expect(within(dialog).queryByRole('button', { name: /^Practice/ })).toBeNull()
})
