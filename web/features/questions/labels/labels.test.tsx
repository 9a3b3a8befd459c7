// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import type { LabelListsQuery, LabelUseQuery } from '#generated/operations.ts'
import { labelMessages } from '#domain/messages/labels.ts'
import { paths } from '#web/app/paths.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { shownMessages } from '#web/testing/actions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { LabelsPage } from './labels.route.tsx'

const api = mockApi()
const label = (name: string, questions: number, tests: number, fixed = false) => ({ name, questions, tests, fixed })
const aJob = (change: object = {}) => ({
  kind: 'Tag' as const,
  from: 'Cardaic',
  to: 'Cardiac',
  merge: false,
  total: 8,
  done: 0,
  finished: false,
  ...change,
})
let lists: LabelListsQuery['labels']
let use: LabelUseQuery['labelUse']
const show = (address: string = paths.labels) => renderScreen(<LabelsPage />, { path: paths.labels, at: address })
const rowOf = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
const button = (name: string) => screen.findByRole('button', { name })

setUpScreen()
beforeEach(() => {
  lists = {
    tags: [label('RN', 9, 2, true), label('Cardaic', 4, 1), label('Heart', 1_200, 3), label('Unused', 0, 0)],
    areas: [label('Safety', 5, 1)],
    jobs: [],
  }
  use = { questions: 4, tests: [{ key: 't', name: 'Heart quiz' }], stopped: [] }
  api.reply('LabelLists', () => ({ labels: lists }))
  api.reply('LabelUse', () => ({ labelUse: use }))
})

it('names are listed with their actions, and can be sorted, searched, and followed to their questions', async () => {
  show()
  expect(await screen.findByRole('row', { name: /^Heart 1,200 3/ })).toBeTruthy()
  const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
  expect(names()).toEqual(['Cardaic', 'Heart', 'RN', 'Unused'])
  await userEvent.click(screen.getByRole('button', { name: /^Questions/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Questions/ }))
  expect(names()).toEqual(['Heart', 'RN', 'Cardaic', 'Unused'])
  expect(rowOf('Heart').getByRole('link').getAttribute('href')).toBe('/questions?type=Tag&tag=Heart')
  expect(rowOf('Unused').queryByRole('link')).toBeNull()
  expect(rowOf('RN').queryByRole('button')).toBeNull()
  expect(rowOf('RN').getByText('Built in')).toBeTruthy()
  expect(rowOf('Heart').queryByRole('button', { name: 'Remove Heart' })).toBeNull()
  expect(rowOf('Unused').getByRole('button', { name: 'Remove Unused' })).toBeTruthy()
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search in the tags' }), 'CARD{Enter}')
  expect(screen.getAllByRole('row')).toHaveLength(2)
  await userEvent.clear(screen.getByRole('searchbox'))
  await userEvent.type(screen.getByRole('searchbox'), 'nothing{Enter}')
  expect(screen.getByText('No name holds these words')).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: 'NCLEX areas' }))
  expect(rowOf('Safety').getByRole('link').getAttribute('href')).toBe('/questions?type=Combined&area=Safety')
})

it('a taken name is refused, and a rename trims spaces and continues call by call', async () => {
  show()
  await userEvent.click(await button('Rename Cardaic'))
  const dialog = within(screen.getByRole('dialog', { name: 'Rename “Cardaic”' }))
  const field = dialog.getByRole('textbox', { name: /New name of the tag/ })
  api.refuseOnce('RenameLabel', 'label-taken')
  await userEvent.clear(field)
  await userEvent.type(field, 'Heart{Enter}')
  expect(await dialog.findByText('The academy has this name already: merge the two instead')).toBeTruthy()
  api.replyOnce('RenameLabel', { renameLabel: aJob() })
  for (const step of [aJob({ done: 4 }), aJob({ done: 8 }), aJob({ done: 8, finished: true })])
    api.replyOnce('ContinueLabelJob', { continueLabelJob: step })
  await userEvent.clear(field)
  await userEvent.type(field, ' Cardiac {Enter}')
  expect(await screen.findByText('Questions and tests carry the other name.')).toBeTruthy()
  expect(api.requests('RenameLabel').at(-1)).toEqual({ kind: 'Tag', name: 'Cardaic', to: 'Cardiac' })
  expect(api.requests('ContinueLabelJob')).toHaveLength(3)
})

it('the merge dialog names the tests that a merge of areas would stop', async () => {
  lists = { ...lists, areas: [label('Safety', 5, 1), label('Safty', 2, 1)] }
  use = { ...use, stopped: [{ key: 'n', name: 'RN exam', pool: 'Case studies', missing: 1 }] }
  show(`${paths.labels}?list=areas`)
  await userEvent.click(await button('Merge Safty'))
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.selectOptions(dialog.getByRole('combobox'), 'Safety')
  expect(await dialog.findByText('RN exam: 1 question short in Case studies')).toBeTruthy()
  expect(api.requests('LabelUse').at(-1)).toEqual({ kind: 'Area', name: 'Safty', into: 'Safety' })
  const merging = aJob({ kind: 'Area', from: 'Safty', to: 'Safety', merge: true })
  api.replyOnce('MergeLabels', { mergeLabels: merging })
  api.refuseOnce('ContinueLabelJob', 'label-busy')
  await userEvent.click(dialog.getByRole('button', { name: 'Merge' }))
  expect(await screen.findByRole('heading', { name: 'Merging “Safty” into “Safety”' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Rename Safety' })).toHaveProperty('disabled', true)
})

it('an unfinished job is shown after a reload and can be continued, also after a failure', async () => {
  lists = { ...lists, jobs: [aJob({ done: 3 })] }
  show()
  expect(await screen.findByText('3 of 8 steps')).toBeTruthy()
  api.refuseOnce('ContinueLabelJob', 'label-busy')
  await userEvent.click(await button('Go on'))
  expect(await screen.findByText(labelMessages['label-busy'])).toBeTruthy()
  api.replyOnce('ContinueLabelJob', { continueLabelJob: null })
  lists = { ...lists, jobs: [] }
  await userEvent.click(await button('Go on'))
  expect(await screen.findByText('Questions and tests carry the other name.')).toBeTruthy()
  await userEvent.click(await button('Close'))
  expect(screen.queryByText(/steps/)).toBeNull()
})

it('an unused name is removed after a confirmation, and a refusal shows its message', async () => {
  show()
  await userEvent.click(await button('Remove Unused'))
  const dialog = within(screen.getByRole('alertdialog', { name: 'Remove “Unused”?' }))
  api.refuseOnce('RemoveLabel', 'label-used')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove tag' }))
  await waitFor(() => expect(shownMessages()).toEqual([`ERROR: ${labelMessages['label-used']}`]))
  api.replyOnce('RemoveLabel', { removeLabel: 'Unused' })
  lists = { ...lists, tags: lists.tags.slice(0, 3) }
  await userEvent.click(dialog.getByRole('button', { name: 'Remove tag' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /^Unused/ })).toBeNull())
  expect(shownMessages()).toEqual(['SUCCESS: “Unused” was removed'])
})

it('empty lists and a failed load each show a message', async () => {
  lists = { tags: [], areas: [], jobs: [] }
  api.refuseOnce('LabelLists', 'network')
  show()
  await userEvent.click(await button('Try again'))
  expect(await screen.findByText('The academy has no tags yet')).toBeTruthy()
})

it('an area of the exams’ plans can be renamed or merged only to its known names', async () => {
  lists.areas = ['Management of Care', 'Coordinated Care', 'Safety', 'Psychosocial Integrity'].map((name) =>
    label(name, 5, 1),
  )
  show(`${paths.labels}?list=areas`)
  await userEvent.click(await button('Merge Management of Care'))
  const dialog = () => within(screen.getByRole('dialog'))
  const options = dialog()
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
  expect(options.filter((value) => value !== '')).toEqual(['Coordinated Care'])
  expect(dialog().getByText(/It may only become what they know as the same: .*Coordinated Care/)).toBeTruthy()
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await button('Rename Management of Care'))
  await userEvent.clear(dialog().getByRole('textbox'))
  await userEvent.type(dialog().getByRole('textbox'), 'Care{Enter}')
  expect(dialog().getByText(labelMessages['area-planned'])).toBeTruthy()
  expect(api.requests('RenameLabel')).toEqual([])
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await button('Merge Psychosocial Integrity'))
  expect(dialog().getByText('The plans of the adaptive NCLEX know this area by its name, so it keeps it.')).toBeTruthy()
  expect(dialog().queryByRole('combobox')).toBeNull()
})
