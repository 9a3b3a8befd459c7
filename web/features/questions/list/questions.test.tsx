// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { paths } from '#web/app/paths.ts'
import { shownMessages } from '#web/testing/acts.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aListedQuestion } from '../testing/a-listed-question.ts'
import { QuestionsPage } from './questions.route.tsx'

const api = mockApi()
Element.prototype.scrollIntoView = () => undefined

let total = 3
/** Answers every operation of the screen; the list holds three questions of the page asked for. */
const answer = () => {
  api.reply('BankConstants', { constants: { tags: ['Easy', 'RN'], nclexAreas: ['Safety', 'Comfort'] } })
  api.reply('QuestionList', ({ page }) => {
    const items = total === 0 ? [] : [0, 1, 2].map((at) => aListedQuestion(101 + (page - 1) * 50 + at))
    return { questions: { items, total, page } }
  })
}
const listCalls = () => api.requests('QuestionList')
const lastSearch = () => listCalls().at(-1)
const show = (at: string = paths.questions) => renderScreen(<QuestionsPage />, { path: paths.questions, at })
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }))
const searchBy = (type: string) => userEvent.selectOptions(screen.getByLabelText('Search by'), type)

setUpScreen()
beforeEach(() => {
  total = 3
  answer()
})

it('lists number, type, preview and tags with the ways back and on, in one operation', async () => {
  show()
  const first = await screen.findByRole('row', { name: /^Select question 101 / })
  expect(first.textContent).toMatch(/101.*Question body 101.*Multiple Choice.*RN/)
  expect(within(first).getByRole('link').getAttribute('href')).toBe('/questions/101')
  expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.getByRole('link', { name: 'Add question' }).getAttribute('href')).toBe('/questions/add')
  expect(screen.getByText('3 questions')).toBeTruthy()
  expect(api.requests('QuestionList')).toHaveLength(1)
})

it('shows a preview as it was cut at 70 characters, and marks none that was not', async () => {
  api.reply('QuestionList', {
    questions: {
      items: [
        { ...aListedQuestion(101), preview: `${'x'.repeat(70)}…` },
        { ...aListedQuestion(102), preview: 'y'.repeat(70) },
      ],
      total: 2,
      page: 1,
    },
  })
  show()
  await screen.findByText(`${'x'.repeat(70)}…`)
  expect(screen.getByText('y'.repeat(70))).toBeTruthy()
})

it('pages by fifty and keeps the page in the address, back and forward [2.9.2]', async () => {
  total = 120
  const { router } = show()
  await screen.findByRole('row', { name: /^Select question 101 / })
  await userEvent.click(screen.getAllByRole('button', { name: 'Next page' })[0]!)
  await screen.findByRole('row', { name: /^Select question 151 / })
  expect(router.state.location.search).toBe('?page=2')
  expect(screen.getAllByRole('option', { name: 'Page 3 of 3' })).toHaveLength(2)
  await router.navigate(-1)
  await screen.findByRole('row', { name: /^Select question 101 / })
})

it.each([
  ['Default', 'Please type something to search', ''],
  ['Number', 'Please type something to search', ''],
  ['Tag', 'Please select tags to search or change search type', ''],
  ['Areas', 'Please select RN or PN with NCLEX Areas to search or change search type', ''],
])('refuses an empty search by %s: %s %s', async (type, words) => {
  show()
  await screen.findByRole('row', { name: /^Select question 101 / })
  await searchBy(type)
  await search()
  expect(shownMessages()).toEqual([`ERROR: ${words}`])
  expect(await screen.findByText(words)).toBeTruthy()
  expect(listCalls()).toHaveLength(1)
})

it('refuses letters in a search by number', async () => {
  show()
  await searchBy('Number')
  await userEvent.type(screen.getByLabelText('Question number'), '10a')
  await search()
  expect(shownMessages()).toEqual(['ERROR: Please type only digits to search or change search type'])
})

it('is one step back from the whole bank too when a word is typed on in the moment of the first search', async () => {
  const { router } = show()
  await screen.findByRole('row', { name: /^Select question 101 / })
  const words = screen.getByLabelText('Words of the question')
  const write = (value: string) => fireEvent.change(words, { target: { value } })
  vi.useFakeTimers()
  write('airway')
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    write('airway first')
  })
  await act(() => vi.advanceTimersByTimeAsync(1000))
  vi.useRealTimers()
  expect(router.state.location.search).toBe('?type=Default&text=airway+first')
  await act(() => router.navigate(-1))
  expect(router.state.location.search).toBe('')
})

it('searches by types of question', async () => {
  const { router } = show()
  await searchBy('Type')
  await search()
  expect(shownMessages()).toEqual([`ERROR: ${questionMessages['search-types']}`])
  await userEvent.type(await screen.findByRole('combobox', { name: 'Types of question' }), 'bow{Enter}tren{Enter}')
  await search()
  await waitFor(() => {
    expect(lastSearch()).toEqual({ search: { type: 'Type', types: ['Bow-Tie', 'Trend'] }, page: 1 })
  })
  expect(router.state.location.search).toBe('?type=Type&kind=Bow-Tie&kind=Trend')
})

it('searches in case studies by words, steps and types of items, and names the items that it found', async () => {
  const { router } = show()
  await searchBy('Case')
  await search()
  expect(shownMessages()).toEqual([`ERROR: ${questionMessages['search-case']}`])
  const item = { number: 5, step: 'Take Action', type: 'Bow-Tie', preview: 'What comes first?' }
  const caseRow = { ...aListedQuestion(107), type: 'Case Study', items: [item] }
  api.reply('QuestionList', { questions: { items: [caseRow], total: 1, page: 1 } })
  await userEvent.type(screen.getByRole('combobox', { name: 'Steps of clinical judgment' }), 'act{Enter}{Escape}')
  await userEvent.type(screen.getByRole('combobox', { name: 'Types of item' }), 'bow{Enter}{Escape}')
  await search()
  const list = await screen.findByRole('list', { name: 'Items found in question 107' })
  expect(list.textContent).toBe('5. Take Action, Bow-Tie: What comes first?')
  expect(lastSearch()).toEqual({
    search: { type: 'Case', text: '', steps: ['Take Action'], types: ['Bow-Tie'] },
    page: 1,
  })
  expect(router.state.location.search).toBe('?type=Case&step=Take+Action&kind=Bow-Tie')
})

it('searches by several tags, all of them', async () => {
  const { router } = show()
  await searchBy('Tag')
  const tags = await screen.findByRole('combobox', { name: 'Tags' })
  await userEvent.type(tags, 'RN{Enter}Eas{Enter}')
  await search()
  await waitFor(() => {
    expect(lastSearch()).toEqual({ search: { type: 'Tag', tags: ['RN', 'Easy'] }, page: 1 })
  })
  expect(router.state.location.search).toBe('?type=Tag&tag=RN&tag=Easy')
})

it('says that nothing was found, and that the bank is empty', async () => {
  total = 0
  show('/questions?type=Default&text=zebra')
  await screen.findByText('No question was found')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await screen.findByText('The question bank is empty')
})

it('says what failed and tries again', async () => {
  api.refuseOnce('QuestionList', 'network')
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('row', { name: /^Select question 101 / })
})

it('goes to the last page when the one asked for is gone', async () => {
  total = 60
  const { router } = show('/questions?page=9')
  await waitFor(() => {
    expect(router.state.location.search).toBe('?page=2')
  })
})

it('searches by words, tags, type, area and state together, and the address holds them', async () => {
  const { router } = show()
  await searchBy('Combined')
  await search()
  expect(shownMessages()).toEqual([`ERROR: ${questionMessages['search-combined']}`])
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'RN{Enter}{Escape}')
  await userEvent.type(screen.getByRole('combobox', { name: 'NCLEX areas' }), 'Saf{Enter}{Escape}')
  await userEvent.type(screen.getByRole('combobox', { name: 'Types of question' }), 'bow{Enter}{Escape}')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Without rationale')
  await userEvent.type(screen.getByLabelText('Words of the question'), 'shock')
  await search()
  const combined = { type: 'Combined', text: 'shock', tags: ['RN'], subject: '', areas: ['Safety'], types: ['Bow-Tie'] }
  await waitFor(() => {
    expect(lastSearch()).toEqual({ search: { ...combined, state: 'Without rationale' }, page: 1 })
  })
  const { search: address } = router.state.location
  expect(Object.fromEntries(new URLSearchParams(address))).toEqual({
    ...{ type: 'Combined', text: 'shock', tag: 'RN', area: 'Safety', kind: 'Bow-Tie', state: 'Without rationale' },
  })
})

it('sorts by a column, both ways, from the first page on, and keeps the sort in the address', async () => {
  total = 120
  const { router } = show('/questions?page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'Changed' }))
  await waitFor(() => {
    expect(lastSearch()).toEqual({ sort: { by: 'changedOn', descending: false }, page: 1 })
  })
  await userEvent.click(screen.getByRole('button', { name: 'Changed' }))
  expect(screen.getByRole('columnheader', { name: 'Changed' }).getAttribute('aria-sort')).toBe('descending')
  expect(router.state.location.search).toBe('?sort=-changedOn')
})
