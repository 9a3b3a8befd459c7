// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { anAttempt, aStudentSection, aStudentTask } from '../testing/a-student.ts'
import { StudentSectionPage } from './student-section.route.tsx'

const api = mockApi()
const at = paths.studentSection('u1', 'p1', 's1')
const show = (search = '') =>
  renderScreen(<StudentSectionPage />, { path: '/progress/:uid/:progressKey/:sectionKey', at: `${at}${search}` })
const answers = [
  { letter: 'A', text: 'Rest', textHtml: null },
  { letter: 'B', text: 'Walk', textHtml: null },
]
const score = { points: 0, maxPoints: 1, lines: [] }
const graded = {
  id: 101,
  correct: false,
  ...score,
  key: [1, 0],
  choice: [0, 1],
  rationale: 'Rest comes first.',
  rationaleHtml: null,
  tags: ['Renal'],
  peers: null,
}
const unset = { matches: null, item: null, caseItem: null, scoring: null }
const wrong = {
  question: { id: 101, type: 'Multiple Choice', body: 'What now?', bodyHtml: null, answers, ...unset },
  graded,
  answered: true,
  seconds: 75,
  regraded: null,
}
const right = { ...wrong, graded: { ...graded, correct: true, points: 1, choice: [1, 0] }, seconds: 45 }
const skipped = { ...wrong, graded: { ...graded, choice: [] }, answered: false, seconds: null }
const reply = (facts = {}) => {
  const attempt = anAttempt(facts)
  api.replyOnce('StudentSection', aStudentSection([aStudentTask({ type: attempt.type, attempts: [attempt] })]))
  api.replyOnce('StudentAttempt', { studentAttempt: { attempt, questions: [wrong, right, skipped] } })
}
const open = async () => {
  const shown = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Attempt Details, Kidneys, attempt 1' }))
  return { ...shown, dialog: await screen.findByRole('dialog', { name: 'Attempt Details' }) }
}

setUpScreen()

it('the areas of an NCLEX are colored at 65 and 50, whatever the attempt’s pass grade [3.9.14]', async () => {
  const area = (name: string, grade: number) => ({ name, grade, correct: grade, total: 100, answered: 1 })
  const breakdown = [area('Safety', 65), area('Comfort', 64), area('Basics', 50), area('Renal', 49)]
  reply({ type: 'NCLEX', passGrade: 90, grade: 59, breakdown })
  const { dialog } = await open()
  const tone = (name: string) =>
    within(dialog)
      .getByRole('row', { name: new RegExp(name) })
      .querySelector('.progress-bar')
      ?.className.split('--')[1]
  expect(breakdown.map(({ name }) => tone(name))).toEqual(['success', 'accent', 'accent', 'error'])
  expect(within(dialog).getByRole('row', { name: /Comfort .* Near Passing/ })).toBeTruthy()
  expect(within(dialog).getByText('59%').className).toContain('accent')
})

it.each([
  ['points, where a question gives more than one', 13, ['Points', 'Out of'], '11 of 13 points'],
  ['questions, where each gives one', 10, ['Correct', 'Questions'], '11 of 10'],
] as const)('the score and the breakdown count %s', async (_, maxScore, headers, score) => {
  const breakdown = [{ name: 'Cardiac', grade: 85, correct: 11, total: 13, answered: null }]
  reply({ type: 'Practice', grade: 85, score: 11, total: 10, maxScore, breakdown })
  const { dialog } = await open()
  const table = within(dialog).getByRole('table', { name: /Breakdown by tag/ })
  const names = within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(expect.arrayContaining([...headers]))
  expect(dialog.textContent).toContain(score)
})

it.each(['?task=gone&attempt=1', '?task=t1', '?task=t1&attempt=x'])(
  'the dialog stays closed at the address %s',
  async (search) => {
    reply()
    show(search)
    await screen.findByRole('region', { name: 'Kidneys' })
    expect(screen.queryByRole('dialog')).toBeNull()
  },
)

it('the attempt stays when its questions cannot be loaded, with the reason and a retry', async () => {
  api.replyOnce('StudentSection', aStudentSection([aStudentTask()]))
  api.refuseOnce('StudentAttempt', 'network')
  api.replyOnce('StudentAttempt', { studentAttempt: { attempt: anAttempt(), questions: [wrong] } })
  const { dialog } = await open()
  await within(dialog).findByText(failureMessages.network)
  expect(within(dialog).getByText('1 of 3')).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  await within(dialog).findByRole('heading', { name: 'Questions' })
})
