// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import * as files from '#web/lib/save-file.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ExamsPage } from '../exams.route.tsx'
import { anExam, aRun, enough } from '../testing/an-exam.ts'

vi.mock('#web/lib/save-file.ts', () => ({ saveFile: vi.fn() }))

const api = mockApi()
setUpScreen()
const show = (at: string = paths.exams) => renderScreen(<ExamsPage />, { path: paths.exams, at })

it('a bank without questions in an area shows the area as missing, and no precision', async () => {
  const items = enough().filter(({ area, kind }) => area !== 3 || kind !== 'single')
  api.reply('ExamBank', anExam(items))
  show()
  await screen.findByText(/^Psychosocial Integrity: \d+ more questions$/)
  expect(screen.getByText('Unknown: an area has no question')).toBeDefined()
  expect(screen.getByText('Unknown while an area has no question.')).toBeDefined()
  const row = screen.getByRole('row', { name: /^Psychosocial Integrity 9% 0 of 11 needed/ })
  expect(within(row).getAllByText('0')).not.toHaveLength(0)
})

it('an exam without a bank offers to create one, and shows no table', async () => {
  api.reply('ExamBank', anExam([], { ability: null, updatedOn: null, run: aRun() }))
  show()
  await screen.findByText('This exam has no bank yet')
  expect(screen.queryByRole('table')).toBeNull()
  api.reply('ExamBank', anExam(enough()))
  api.reply('CalibrateExam', { calibrateExam: aRun({ status: 'done' }) })
  await userEvent.click(screen.getByRole('button', { name: 'Calibrate now' }))
  await screen.findByRole('heading', { name: 'Areas of the plan' })
})

it('a calibration shows its progress until it is done, and then the new bank', async () => {
  api.reply('ExamBank', anExam(enough()))
  show()
  const button = await screen.findByRole('button', { name: 'Calibrate now' })
  const [first, second] = [api.hold('CalibrateExam'), api.hold('CalibrateExam')]
  await userEvent.dblClick(button)
  expect(screen.getByText('Reading the responses …')).toBeDefined()
  expect(api.requests('CalibrateExam')).toEqual([{ exam: 'RN' }])
  await first.reply({ calibrateExam: aRun({ status: 'running', iteration: 7, responses: 1200, sittings: 1 }) })
  await screen.findByText('Iteration 7: 1,200 responses of 1 test')
  expect(api.requests('CalibrateExam')).toHaveLength(2)
  const run = aRun({ status: 'done', iteration: 9, responses: 1200, sittings: 14, calibrated: 1, logLikelihood: -80.5 })
  api.reply('ExamBank', anExam(enough({ perArea: 31 }), { run }))
  await second.reply({ calibrateExam: run })
  await screen.findByText(
    'Last result: 1 question calibrated by 1,200 responses of 14 tests, after 9 iterations, log likelihood -80.5',
  )
  expect(api.requests('CalibrateExam')).toHaveLength(2)
  await screen.findByText('262 questions')
})

it('a failed calibration shows a message, and a retry continues it', async () => {
  api.reply('ExamBank', anExam(enough()))
  show()
  api.replyOnce('CalibrateExam', { calibrateExam: aRun({ status: 'running', iteration: 3 }) })
  api.refuseOnce('CalibrateExam', 'network')
  await userEvent.click(await screen.findByRole('button', { name: 'Calibrate now' }))
  await screen.findByText(failureMessages.network)
  api.reply('CalibrateExam', { calibrateExam: aRun({ status: 'done', iteration: 5 }) })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText(/^Last result: .* after 5 iterations/)
  expect(screen.queryByText(failureMessages.network)).toBeNull()
})

it('leaving the page stops further calibration requests', async () => {
  api.reply('ExamBank', anExam(enough()))
  const { unmount } = show()
  const held = api.hold('CalibrateExam')
  await userEvent.click(await screen.findByRole('button', { name: 'Calibrate now' }))
  unmount()
  await held.reply({ calibrateExam: aRun({ status: 'running' }) })
  await act(() => Promise.resolve())
  expect(api.requests('CalibrateExam')).toHaveLength(1)
})

it('the parameters of the questions are listed 25 a page in the chosen order, each with a link', async () => {
  const items = enough().map((item) =>
    item.id === 7 ? { ...item, n: 400, error: 0.13, source: 'responses' as const, exposure: 0.123 } : item,
  )
  api.reply('ExamBank', anExam(items))
  show()
  const table = await screen.findByRole('table', { name: 'Parameters of the questions' })
  const questions = () =>
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent)
  expect(questions()).toHaveLength(25)
  expect(questions()[0]).toBe('Question 1')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Most responses first')
  expect(questions().slice(0, 2)).toEqual(['Question 7', 'Question 1'])
  const row = within(table).getByRole('row', { name: /^Question 7 / })
  expect(row.textContent).toMatch(/Management of Care.*Question.*−1\.15.*400.*0\.13.*Responses.*Anchor.*12\.3%/)
  expect(within(row).getByRole('link').getAttribute('href')).toBe(paths.question(7))
  const paging = screen.getByRole('navigation', { name: 'Questions, top' })
  await userEvent.selectOptions(within(paging).getByRole('combobox'), 'Page 11 of 11')
  expect(questions()).toHaveLength(4)
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Hardest first')
  expect(questions()).toHaveLength(25)
})

it('all parameters are saved as a CSV file', async () => {
  api.reply('ExamBank', anExam(enough()))
  show()
  await screen.findByText(/^The bank suffices for a test of 85 to 150 questions with 3 case studies/)
  await userEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
  const [name, type, text] = vi.mocked(files.saveFile).mock.calls[0] ?? []
  expect(name).toMatch(/^RN-parameters-\d{4}-\d\d-\d\d\.csv$/)
  expect(type).toBe('text/csv;charset=utf-8')
  const lines = text?.trimEnd().split('\r\n') ?? []
  expect(lines).toHaveLength(255)
  expect(lines[0]).toBe('Question,Area,Type,Difficulty,Thresholds,Responses,Standard error,Source,Anchor,Exposure')
  // A negative number is written as a number; a text that could be a formula is escaped.
  expect(lines[1]).toBe("1,Management of Care,Question,-2,'-2.00,0,,label,yes,0")
})

it('the address names the exam and the tab, and choosing the other exam requests it', async () => {
  api.reply('ExamBank', ({ exam }) => anExam(enough(), { exam }))
  const { router } = show(`${paths.exams}?exam=PN&tab=standard`)
  await screen.findByRole('heading', { name: 'The standard now' })
  expect(api.requests('ExamBank')).toEqual([{ exam: 'PN' }])
  await userEvent.click(screen.getByRole('radio', { name: 'RN' }))
  await waitFor(() => expect(api.requests('ExamBank')).toEqual([{ exam: 'PN' }, { exam: 'RN' }]))
  expect(router.state.location.search).toBe('?exam=RN&tab=standard')
  const tabs = await screen.findByRole('tablist', { name: 'The RN exam' })
  within(tabs).getByRole('tab', { name: 'Standard' }).focus()
  await userEvent.keyboard('{Home}')
  await screen.findByRole('heading', { name: 'The bank' })
})

it('a failed load shows a message, and Try again loads the exam', async () => {
  api.refuseOnce('ExamBank', 'network')
  api.reply('ExamBank', anExam(enough()))
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'The bank' })
})
