// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { type QuestionMessage, questionMessages } from '#domain/messages/questions.ts'
import { CONTENT_EXAMPLES } from '#domain/questions/testing/content-examples.ts'
import { typeRules } from '#domain/questions/types/question-types.ts'
import { shownErrors } from '#web/testing/actions.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { QuestionPage } from '../../edit/question.route.tsx'
import { aQuestion } from '../../testing/a-question.ts'
import { author } from '../testing/author.ts'

Element.prototype.scrollIntoView = () => undefined

const api = mockApi()
setUpScreen()
beforeEach(() => {
  api.reply('UpdateQuestion', ({ input: { content } }) => ({
    updateQuestion: aQuestion({ type: 'Case Study', answers: [], content: content ?? null, version: 2 }),
  }))
})

const open = (type: string, content: object) => {
  const question = aQuestion({ type, answers: [], content: JSON.stringify(content) })
  api.reply('QuestionScreen', { question, constants: { tags: ['RN'], nclexAreas: ['Safety'] }, questionPlace: null })
  renderScreen(<QuestionPage />, { path: '/questions/:id', at: '/questions/101?tab=edit' })
  return author()
}
const refused = (code: QuestionMessage) => {
  // The message appears at its field, or on a part whose fields open later.
  expect(new Set(shownErrors().map((text) => text.replace(/^ERROR: /, '')))).toEqual(new Set([questionMessages[code]]))
  expect(api.requests('UpdateQuestion')).toEqual([])
}

it('a refusal appears at its group and keeps what was written', async () => {
  const by = open('Bow-Tie', CONTENT_EXAMPLES['Bow-Tie'].content)
  await by.fill({ 'Action 1': 'slowly ' })
  await by.mark('Action 3 is right')
  await by.press('Save changes')
  refused('bow-tie-keys')
  const wrong = document.querySelector('.content-part--wrong')
  expect(wrong?.querySelector('legend')?.textContent).toBe('Actions to take')
  expect(wrong?.contains(document.activeElement)).toBe(true)
  expect(screen.getByLabelText<HTMLTextAreaElement>('Action 1').value).toBe('slowly ambulate')
})

it('empty and repeated texts are marked', async () => {
  const by = open('Grouping', CONTENT_EXAMPLES.Grouping.content)
  await by.press('Add option to group 2')
  await by.press('Save changes')
  refused('content-text-empty')
  expect(document.activeElement).toBe(screen.getByLabelText('Option 3 of group 2'))
  await by.fill({ 'Option 3 of group 2': 'noise' })
  await by.press('Save changes')
  refused('options-same')
  expect(screen.getByLabelText('Option 3 of group 2').getAttribute('aria-invalid')).toBe('true')
})

it('refuses words that overlap with a marked piece, in words', async () => {
  const by = open('Highlight Text', CONTENT_EXAMPLES['Highlight Text'].content)
  await by.select('Text', 'breath and')
  await by.press('Mark as choice in Text')
  expect(screen.getByText(/overlap with a piece/)).toBeTruthy()
  expect(screen.getAllByLabelText(/is right$/)).toHaveLength(3)
})

it('changing the type needs a confirmation before the response of a trend is lost', async () => {
  const by = open('Trend', CONTENT_EXAMPLES.Trend.content)
  await by.choose('Type of the response', 'Priority')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer A').value).toBe('Tell the provider')
  await by.choose('Type of the response', 'Numeric')
  await by.press('Cancel')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Answer A').value).toBe('Tell the provider')
  await by.choose('Type of the response', 'Numeric')
  await by.press('Change the type')
  expect(await screen.findByLabelText('Right number')).toBeTruthy()
})

const { record, response } = typeContent()
function typeContent() {
  const checked = typeRules('Trend').content?.check(CONTENT_EXAMPLES.Trend.content)
  const content: { record: object; response: object } = JSON.parse(checked?.ok === true ? checked.content : '{}')
  return content
}

it('a case study has six items in the order of the steps, and the first incomplete one opens', async () => {
  const items = Array.from({ length: 6 }, (_, i) => ({
    body: i === 3 ? '' : `Item ${i + 1}?`,
    response,
    rationale: 'Why',
  }))
  const by = open('Case Study', { record, items })
  await by.press('Save changes')
  refused('content-text-empty')
  expect(await screen.findByRole('tab', { selected: true, name: 'Item 4' }, { timeout: 5000 })).toBeTruthy()
  await by.fill({ 'Question of item 4': 'What next?' })
  await by.choose('Appears with, entry 2 of tab 1', 'Item 3')
  await by.press('Save changes')
  const [sent] = api.requests('UpdateQuestion')
  const content: { record: { entries: object[] }[]; items: object[] } = JSON.parse(sent?.input.content ?? '{}')
  expect(content.items[3]).toMatchObject({ body: 'What next?', response: { type: 'Select All That Apply' } })
  expect(content.record[0]?.entries[1]).toMatchObject({ from: 3 })
})
