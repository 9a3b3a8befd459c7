// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { aWorkbook, textRow } from '#domain/questions/testing/a-workbook.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aQuestion } from '../testing/a-question.ts'
import { ImportPage } from './import.route.tsx'
import { answerRows } from './testing/an-import.ts'

const saved = vi.hoisted(() => ({ files: [] as { name: string; text: string }[] }))
vi.mock('#web/lib/save-file.ts', () => ({
  saveFile: (name: string, _type: string, text: string) => saved.files.push({ name, text }),
}))

const api = mockApi()
const show = () => renderScreen(<ImportPage />, { path: paths.importQuestions })
const choose = (file: File) => userEvent.upload(screen.getByLabelText(/Choose a file/), file)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const fieldOf = (column: string) => screen.getByRole('combobox', { name: `The column “${column}” is read as` })

setUpScreen()
beforeEach(() => {
  window.localStorage.clear()
  saved.files = []
  api.reply('Imports', { imports: { items: [], nextToken: null } })
  api.reply('BankConstants', { constants: { tags: ['RN'], nclexAreas: [] } })
  api.reply('ImportRows', (variables) => answerRows(variables, new Set()))
})

const HEAD = textRow('Stem', 'Option A', 'Option B', 'Right one', 'Topic', 'Made by')
const GOOD = textRow('Which is it?', 'This', 'That', 'b', 'RN', 'Ann')
const BAD = textRow('And which is it?', 'This', 'That', 'Z', 'RN', 'Ann')
const workbook = () =>
  new File(
    [
      aWorkbook([
        { name: 'Notes', rows: [textRow('Read me')] },
        { name: 'Bank', rows: [HEAD, GOOD, BAD] },
      ]),
    ],
    'bank.xlsx',
  )

it('the chosen sheet is read once each field has one column, and the reasons of refused rows are left out', async () => {
  show()
  await choose(workbook())
  await screen.findByRole('heading', { name: 'Match the columns' })
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sheet' }), 'Bank (2 rows)')
  await press('Check rows')
  await screen.findByText('Please choose the type of all questions, or a column for it')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type of all questions' }), 'Multiple Choice')
  await userEvent.selectOptions(fieldOf('Right one'), 'Question')
  await press('Check rows')
  await screen.findByText('Two columns are read as Question. Please leave one of them out')
  await userEvent.selectOptions(fieldOf('Right one'), 'Correct answers')
  await press('Check rows')
  await screen.findByText('Nothing is imported yet.')
  await press('Download 1 refused row')
  const [file] = saved.files
  expect(file?.name).toBe('bank-refused.csv')
  expect(file?.text.split('\r\n')).toEqual([
    '\uFEFFStem,Option A,Option B,Right one,Topic,Made by,reason',
    'And which is it?,This,That,Z,RN,Ann,The correct answer isn’t one of the row’s answers',
    '',
  ])

  await press('Choose another file')
  await choose(new File([(file?.text ?? '').replace(',Z,', ',A,')], 'bank-refused.csv'))
  await screen.findByRole('heading', { name: 'Match the columns' })
  await press('Check rows')
  await screen.findByText('Nothing is imported yet.')
  expect(screen.getByText('Columns left out: Made by.')).toBeTruthy()
})

it('a row opens as the whole question, and a changed one shows its fields before and after', async () => {
  api.reply('ImportRows', ({ rows }) => ({
    importQuestions: [rows]
      .flat()
      .map(({ row, ref }) => ({ row, ref, outcome: 'changed', id: 412, reasons: [], same: [] })),
  }))
  const before = aQuestion({
    id: 412,
    body: 'Which is it?',
    answers: [
      { letter: 'A', text: 'This', textHtml: null, correct: true, match: null, why: null, whyHtml: null },
      { letter: 'B', text: 'That', textHtml: null, correct: false, match: null, why: null, whyHtml: null },
    ],
    rationale: 'Because.',
    tags: ['RN'],
    area: [],
  })
  api.reply('QuestionScreen', { question: before, constants: { tags: ['RN'], nclexAreas: [] }, questionPlace: null })
  show()
  const csv =
    'ref,type,body,answer1,answer2,correct,tags,rationale\nr,Multiple Choice,Which is it?,This,That one,A,RN,Because.\n'
  await choose(new File([csv], 'bank.csv'))
  await screen.findByText('Nothing is imported yet.')
  await press('Which is it?')
  const dialog = within(await screen.findByRole('dialog', { name: 'Row 1' }))
  const changes = within(await dialog.findByRole('table', { name: 'What changes' }))
  expect(
    changes
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Answer BThatThat one'])
  expect(dialog.getByText('This (correct)')).toBeTruthy()
})
