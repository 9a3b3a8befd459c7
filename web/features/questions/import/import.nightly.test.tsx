// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { ImportRowsMutationVariables } from '#generated/operations.ts'
import { unknownFailure } from '#domain/messages/failures.ts'
import { paths } from '#web/app/paths.ts'
import { refusalError } from '#web/lib/api/refusal-error.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { ImportPage } from './import.route.tsx'
import { aBatch, answerRows, aRow, jsonFile, rowsOf } from './testing/an-import.ts'

const api = mockApi()
/** Refs in the test's question bank. */
const held = new Set<string>()
const importCalls = () => api.requests('ImportRows')
const answer = (variables: ImportRowsMutationVariables) => answerRows(variables, held)
const show = () => renderScreen(<ImportPage />, { path: paths.importQuestions })
const choose = (file: File) => userEvent.upload(screen.getByLabelText(/Choose a file/), file)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const table = () => within(screen.getByRole('table', { name: 'Rows of the file' }))

setUpScreen()
beforeEach(() => {
  held.clear()
  api.reply('Imports', { imports: { items: [aBatch()], nextToken: null } })
  api.reply('BankConstants', { constants: { tags: ['RN', 'Easy'], nclexAreas: ['Management of Care'] } })
  api.reply('ImportRows', answer)
})

it('a note on every row is shown once, and other notes and reasons are counted and filter the rows', async () => {
  show()
  const { ref: _ref, ...nameless } = aRow(1)
  const rows = Array.from({ length: 4 }, (_, n) => ({ ...nameless, body: `Body ${n}`, rationale: n < 2 ? '' : 'Why.' }))
  await choose(jsonFile([...rows, { ...nameless, body: '' }]))
  await screen.findByText('Nothing is imported yet.')
  expect(screen.getAllByText(/^The row has no reference/)).toHaveLength(1)
  expect(screen.getByRole('radio', { name: 'With notes (2)' })).toBeTruthy()
  const select = screen.getByRole('combobox', { name: 'Note or reason' })
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'The row has no rationale (2)', 'Question body is empty (1)'])
  await userEvent.selectOptions(select, 'The row has no rationale (2)')
  expect(table().getAllByRole('row')).toHaveLength(3)
  await userEvent.click(screen.getByRole('radio', { name: 'Refused (1)' }))
  expect(table().getAllByRole('row')).toHaveLength(2)
  expect(within(select).getAllByRole('option')).toHaveLength(2)
})

it('a refused row is shown as in the file, with its type', async () => {
  show()
  await choose(
    new File(['ref,type,body,correct,answer1,answer2\nx:1,multiple choice,Which?,A;F,one,two\n'], 'keys.csv'),
  )
  await screen.findByText('Nothing is imported yet.')
  expect(table().getAllByRole('row')[1]?.textContent).toMatch(/Refused.*Multiple Choice.*The correct answer isn’t one/)
  await userEvent.click(table().getByRole('button', { name: 'Which?' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Row 1' }))
  expect(dialog.getByText('Row in the file')).toBeTruthy()
  expect(dialog.getByText('correct').nextElementSibling?.textContent).toBe('A;F')
})

it('each row names the questions of the bank that it repeats, with links, before and after', async () => {
  show()
  api.reply('ImportRows', (variables) => {
    const same = (row: number) => (variables.dryRun ? { reasons: ['text-in-bank'], same: [410 + row, 77] } : {})
    return { importQuestions: answer(variables).importQuestions.map((row) => ({ ...row, ...same(row.row) })) }
  })
  await choose(jsonFile(rowsOf(2)))
  await screen.findByText('Nothing is imported yet.')
  // Every row has such a note, each with its own text.
  expect(screen.getByRole('radio', { name: 'With notes (2)' })).toBeTruthy()
  const notes = () => table().getAllByText(/^The academy already has this question/)
  for (const step of ['checked', 'imported']) {
    const texts = notes().map(({ textContent }) => textContent.replace('The academy already has this question', step))
    expect(texts).toEqual([`${step}: 411, 77`, `${step}: 412, 77`])
    expect(table().getByRole('link', { name: '412' }).getAttribute('href')).toBe(paths.question(412))
    if (step === 'checked') {
      await press('Import 2 questions')
      await screen.findByText('Imported.')
    }
  }
})

it('a dry run checks 84 rows per call, and the import then sends only new or changed rows as one batch', async () => {
  held.add('r:1')
  show()
  await choose(jsonFile(rowsOf(110)))
  await press(await screen.findByRole('button', { name: /^Import \d/ }).then((button) => button.textContent))
  await screen.findByText('Imported.')
  const calls = importCalls()
  expect(calls.map(({ rows, dryRun }) => `${[rows].flat().length} ${dryRun ? 'dry' : 'wet'}`)).toEqual([
    '84 dry',
    '26 dry',
    '84 wet',
    '25 wet',
  ])
  const written = calls.slice(2).map(({ batch }) => batch)
  expect(written[0]?.name).toBe('bank.json')
  expect(new Set(written.map((batch) => batch?.key)).size).toBe(1)
  expect(calls[0]?.batch).toBeUndefined()
  expect(screen.getByText(/109 new, 0 changed, 1 unchanged, 0 refused/)).toBeTruthy()
})

it.each([
  ['bank.doc', 'x', 'Choose an Excel workbook'],
  ['bank.xls', 'x', 'This Excel file is in an old format'],
  ['bank.xlsx', 'x', 'This Excel workbook can’t be read'],
  ['bank.json', '{}', 'The file must be a list of questions.'],
  ['bank.json', '[]', 'The file has no rows.'],
  ['bank.json', '', 'The file is empty.'],
  ['bank.json', '[\n{\n', 'The JSON is incomplete'],
  ['bank.csv', 'ref,type,body,answer1\na,b,"c,d\n', 'Check line 2: a quotation mark is opened'],
])('an invalid file shows why it cannot be imported: %s of %s', async (name, text, words) => {
  const file = new File([text], name)
  show()
  // The file chooser's filter doesn't apply to a dropped file.
  fireEvent.drop(screen.getByText('Choose a file, or drop it here'), { dataTransfer: { files: [file] } })
  await screen.findByText(new RegExp(words))
})

it('a call whose reply was lost is resent, and its rows count as new', async () => {
  show()
  await choose(jsonFile(rowsOf(3)))
  await screen.findByText('Nothing is imported yet.')
  api.replyOnce('ImportRows', (variables) => {
    answer(variables)
    throw refusalError('network', null)
  })
  await press('Import 3 questions')
  await screen.findByText(/You’re offline/)
  await screen.findByText('Imported.', undefined, { timeout: 5000 })
  expect(screen.getByText(/3 new, 0 changed, 0 unchanged, 0 refused/)).toBeTruthy()
})

it('an NCLEX area is never added without asking: each new name replaces a known one or is added', async () => {
  show()
  await choose(
    jsonFile([
      { ...aRow(1), area: ['Managment of Care'] },
      { ...aRow(2), area: ['Space'], tags: ['Zebra', 'RM'] },
    ]),
  )
  await screen.findByText('Nothing is imported yet.')
  await press('Import 2 questions')
  const care = screen.getByLabelText('“Managment of Care”, 1 question')
  expect(care.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(care)
  expect(importCalls().every(({ dryRun }) => dryRun)).toBe(true)
  await userEvent.selectOptions(care, 'Use “Management of Care” from the list')
  await userEvent.selectOptions(screen.getByLabelText('“Space”, 1 question'), 'Add “Space” as a new NCLEX area')
  expect(screen.getByText(/^2 new tags will be added: Zebra \(1\), RM \(1\)/)).toBeTruthy()
  await press('Import 2 questions')
  await screen.findByText('Imported.')
  const sentWith = importCalls().at(-1)
  expect(sentWith).toMatchObject({ newAreas: ['Space'], newTags: ['Zebra', 'RM'] })
  expect([sentWith?.rows ?? []].flat().map(({ question }) => question.area)).toEqual([
    ['Management of Care'],
    ['Space'],
  ])
})

it('an import stops at a failure, resumes row by row, and refuses the row that the server cannot take', async () => {
  show()
  await choose(jsonFile(rowsOf(89)))
  await screen.findByText('Nothing is imported yet.')
  const broken = ({ rows }: ImportRowsMutationVariables) => [rows].flat().some(({ ref }) => ref === 'r:87')
  api.reply('ImportRows', (variables) => {
    if (broken(variables)) throw refusalError('Lambda:Unhandled', null)
    return answer(variables)
  })
  await press('Import 89 questions')
  await screen.findByText(unknownFailure)
  await press('Continue')
  await screen.findByText('Imported.')
  const written = importCalls().filter(({ dryRun }) => !dryRun)
  expect(written.map(({ rows }) => [rows].flat().length)).toEqual([84, 5, 1, 1, 1, 1, 1])
  expect(screen.getByText(/88 new, 0 changed, 0 unchanged, 1 refused/)).toBeTruthy()
  await userEvent.click(screen.getByRole('radio', { name: 'Refused (1)' }))
  expect(table().getByText('The server couldn’t save this row. The rest of the import continued')).toBeTruthy()
})

it('a file that is not UTF-8 is read as Windows-1252, with a note', async () => {
  show()
  const text = 'REF;Type;Body;Answer 1;Answer 2;Correct\nw:1;Multiple Choice;37 \u00b0C?;yes;no;A\n'
  await choose(new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'excel.csv'))
  await screen.findByText('Nothing is imported yet.')
  expect(screen.getByText(/read as Windows-1252/)).toBeTruthy()
  expect([importCalls()[0]?.rows ?? []].flat()[0]?.question.body).toBe('37 °C?')
})

it('leaving a running import needs a confirmation, and Stop keeps what is imported', async () => {
  const { router } = show()
  await choose(jsonFile(rowsOf(110)))
  await screen.findByText('Nothing is imported yet.')
  const call = api.hold('ImportRows')
  await press('Import 110 questions')
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }))
  await screen.findByRole('alertdialog', { name: 'Leave the import?' })
  await press('Cancel')
  expect(router.state.location.pathname).toBe(paths.importQuestions)
  await press('Stop')
  await call.reply(answer(importCalls().at(-1)!))
  await screen.findByText('Stopped.')
  expect(screen.getByText(/84 new, 0 changed, 0 unchanged, 0 refused, 26 not imported/)).toBeTruthy()
})
