// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { failureMessages } from '#domain/messages/failures.ts'
import { questionMessages } from '#domain/messages/questions.ts'
import { paths } from '#web/app/paths.ts'
import { shownErrors } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { aListedQuestion } from '../testing/a-listed-question.ts'
import { QuestionsPage } from './questions.route.tsx'

const api = mockApi()
Element.prototype.scrollIntoView = () => undefined

let total = 3
/** Answers every operation of the page. The list contains three questions of the requested page. */
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

it('questions are paged by fifty, and the page is in the address, back and forward [2.9.2]', async () => {
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

it('an empty search is refused at its field, and sends nothing', async () => {
  const words = questionMessages['search-types']
  show()
  await screen.findByRole('row', { name: /^Select question 101 / })
  await searchBy('Type')
  await search()
  expect(shownErrors()).toEqual([words])
  expect(listCalls()).toHaveLength(1)
})

it('typing on during the first search adds no extra step to Back', async () => {
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

it('case studies are searched by words, steps, and item types, and the matching items are named', async () => {
  const { router } = show()
  await searchBy('Case')
  await search()
  expect(shownErrors()).toEqual([questionMessages['search-case']])
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

it('a search without results and an empty bank each show a message', async () => {
  total = 0
  show('/questions?type=Default&text=zebra')
  await screen.findByText('No question was found')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  await screen.findByText('The question bank is empty')
})

it('a failure shows its message and can be retried', async () => {
  api.refuseOnce('QuestionList', 'network')
  show()
  await screen.findByText(failureMessages.network)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('row', { name: /^Select question 101 / })
})

it('a page beyond the end leads to the last page', async () => {
  total = 60
  const { router } = show('/questions?page=9')
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
})

it('a combined search uses words, tags, type, area, and state, all in the address', async () => {
  const { router } = show()
  await searchBy('Combined')
  await search()
  expect(shownErrors()).toEqual([questionMessages['search-combined']])
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), 'RN{Enter}{Escape}')
  await userEvent.type(screen.getByRole('combobox', { name: 'NCLEX areas' }), 'Saf{Enter}{Escape}')
  await userEvent.type(screen.getByRole('combobox', { name: 'Types of question' }), 'bow{Enter}{Escape}')
  await userEvent.selectOptions(screen.getByLabelText('State'), 'Without rationale')
  await userEvent.type(screen.getByLabelText('Words of the question'), 'shock')
  await search()
  const combined = { type: 'Combined', text: 'shock', tags: ['RN'], subject: '', areas: ['Safety'], types: ['Bow-Tie'] }
  await waitFor(() => expect(lastSearch()).toEqual({ search: { ...combined, state: 'Without rationale' }, page: 1 }))
  const { search: address } = router.state.location
  expect(Object.fromEntries(new URLSearchParams(address))).toEqual({
    ...{ type: 'Combined', text: 'shock', tag: 'RN', area: 'Safety', kind: 'Bow-Tie', state: 'Without rationale' },
  })
})

it('a column sorts both ways from the first page, and the sort stays in the address', async () => {
  total = 120
  const { router } = show('/questions?page=2')
  await userEvent.click(await screen.findByRole('button', { name: 'Changed' }))
  await waitFor(() => expect(lastSearch()).toEqual({ sort: { by: 'changedOn', descending: false }, page: 1 }))
  await userEvent.click(screen.getByRole('button', { name: 'Changed' }))
  expect(screen.getByRole('columnheader', { name: 'Changed' }).getAttribute('aria-sort')).toBe('descending')
  expect(router.state.location.search).toBe('?sort=-changedOn')
})
