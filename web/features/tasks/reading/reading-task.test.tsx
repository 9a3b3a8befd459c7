// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { blockOf } from '#domain/attempts/highlights.ts'
import { readingWords as words } from '#domain/messages/reading.ts'
import { highlightWords, toolWords } from '#domain/messages/test-tools.ts'
import { paths } from '#web/app/paths.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { aProgress } from '#web/testing/a-progress.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import type { TaskFacts } from '../use-open-task.ts'
import { ReadingTask } from './reading-task.tsx'

const api = mockApi()
// jsdom has no highlight registry. In browsers it is a map of sets of ranges.
class Ranges extends Set<Range> {}
const registry = new Map<string, Ranges>()
const painted = () => [...(registry.get('academy-own') ?? [])].map(String)

const TEXT =
  '<h2>Wash</h2><p>Your <b>hands</b> first.</p><h3>How long</h3><ul><li>Twenty seconds</li></ul>' +
  '<h2>Gloves</h2><table><caption>When to wear</caption><tr><th>Contact</th><td>Blood</td></tr></table>'
const view: TaskFacts = {
  ...{ progress: aProgress(), key: 't1', name: 'Hygiene', type: 'Reading', text: TEXT, lecture: null, history: [] },
  ...{ numOfQuestions: null, range: null, minQuestions: null, maxQuestions: null, timeAllowed: null, attempts: null },
  ...{ passGrade: null, poolSuffices: null, examSeen: null, used: 0, open: null, complete: true },
  ...{ blockedBy: null, watched: null, next: null },
}
let readings = 0
const show = (facts: Partial<TaskFacts> = {}, state?: unknown) => {
  // Each test has a Reading of its own, because unsent marks outlive their page.
  readings += 1
  const place = { progressKey: 'p1', contentKey: 'c1', sectionKey: 's1', taskKey: `reading-${readings}` }
  return renderScreen(<ReadingTask view={{ ...view, ...facts }} place={place} />, {
    ...{ path: paths.taskView, at: { pathname: paths.taskView, state } },
  })
}
const onScreen = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

setUpScreen()
beforeEach(() => {
  registry.clear()
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, highlights: registry }, Highlight: Ranges })
  onScreen(true)
  startSession(student)
  api.reply('AttemptMarks', { attemptMarks: [] })
  api.reply('MarkQuestion', ({ input }) => ({
    markQuestion: {
      ...{ position: 0, version: input.version + 1, flagged: false, struck: [], note: input.note },
      highlights: [input.highlights ?? []].flat(),
    },
  }))
})
afterEach(() => {
  document.getSelection()?.removeAllRanges()
})

it('the contents link to the headings, mark the current one, and are folded on a phone', async () => {
  const { unmount } = show()
  const contents = await screen.findByRole('navigation', { name: words.contents })
  const links = within(contents).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['Wash', 'How long', 'Gloves'])
  for (const link of links)
    expect(document.querySelector(link.getAttribute('href') ?? '')?.textContent).toBe(link.textContent)
  expect(links.filter((link) => link.getAttribute('aria-current') === 'location')).toHaveLength(1)
  unmount()
  onScreen(false)
  show()
  const summary = await screen.findByText(words.contents, { selector: 'summary' })
  expect(summary.parentElement).toHaveProperty('open', false)
  await userEvent.click(summary)
  await userEvent.click(screen.getByRole('link', { name: 'Gloves' }))
  expect(summary.parentElement).toHaveProperty('open', false)
})

it('a Reading with a single heading has no contents, and a table is a named group that the keyboard reaches', async () => {
  show({ text: '<h2>Gloves</h2><table><caption>When to wear</caption><tr><td>Blood</td></tr></table>' })
  const table = await screen.findByRole('group', { name: 'When to wear' })
  expect(table.tabIndex).toBe(0)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('a selection is highlighted and stored with its Reading, and shown on the next visit', async () => {
  const { unmount } = show()
  const text = (await screen.findByText('hands')).firstChild
  if (text === null) throw new Error('No text')
  document.getSelection()?.setBaseAndExtent(text, 0, text, 5)
  const [button] = await waitFor(() => {
    const both = screen.getAllByRole('button', { name: highlightWords.highlight })
    expect(both).toHaveLength(2)
    return both
  })
  await userEvent.click(button ?? document.body)
  expect(painted()).toEqual(['hands'])
  await screen.findByText(words.saved, {}, { timeout: 3_000 })
  const highlights = [{ block: blockOf('Your hands first.'), start: 5, text: 'hands' }]
  const marks = { version: 0, flagged: false, struck: [], note: '', highlights }
  const place = { progressKey: 'p1', sectionKey: 's1', taskKey: `reading-${readings}`, n: 0, position: 0 }
  expect(api.requests('MarkQuestion')).toEqual([{ input: { ...place, ...marks } }])
  unmount()
  expect(painted()).toEqual([])
  const stored = { position: 0, version: 1, flagged: false, struck: [], note: 'Twenty', highlights }
  api.reply('AttemptMarks', { attemptMarks: [stored] })
  show()
  expect(await screen.findByDisplayValue('Twenty')).toBeTruthy()
  expect(painted()).toEqual(['hands'])
})

it('equal texts are highlighted apart, and a link from the notes leads to the first highlight', async () => {
  const text = '<ul><li>Wash</li><li>Wash</li><li>Dry</li></ul>'
  const { unmount } = show({ text })
  const selected = (await screen.findAllByText('Wash')).at(1)?.firstChild
  if (selected == null) throw new Error('No text')
  document.getSelection()?.setBaseAndExtent(selected, 0, selected, 4)
  const [button] = await screen.findAllByRole('button', { name: highlightWords.highlight })
  await userEvent.click(button ?? document.body)
  await screen.findByText(words.saved, {}, { timeout: 3_000 })
  expect(painted()).toEqual(['Wash'])
  const sent = [api.requests('MarkQuestion')[0]?.input].flat()[0]?.highlights ?? []
  unmount()
  // As stored before equal texts were told apart.
  const before = { block: blockOf('Dry'), start: 0, text: 'Dry' }
  const marks = {
    position: 0,
    version: 1,
    flagged: false,
    struck: [],
    note: '',
    highlights: [before, ...[sent].flat()],
  }
  api.reply('AttemptMarks', { attemptMarks: [marks] })
  show({ text }, { passage: true })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Wash'))
  expect(document.activeElement?.previousElementSibling?.textContent).toBe('Wash')
  expect(painted()).toEqual(['Wash', 'Dry'])
})

it('a highlight stays with its row when an equal text comes before it, or the only one is left', async () => {
  const rows = (...names: string[]) =>
    `<table><tbody>${names.map((name) => `<tr><td>${name}</td><td>Avoid</td></tr>`).join('')}</tbody></table>`
  const highlights = [{ block: blockOf('Avoid\nHeparinAvoid'), start: 0, text: 'Avoid' }]
  const marks = { position: 0, version: 1, flagged: false, struck: [], note: '', highlights }
  api.reply('AttemptMarks', { attemptMarks: [marks] })
  const texts = [rows('Aspirin', 'Heparin'), rows('Warfarin', 'Aspirin', 'Heparin'), rows('Heparin')]
  for (const text of texts) {
    const { unmount } = show({ text }, { passage: true })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Avoid'))
    expect(document.activeElement?.previousElementSibling?.textContent).toBe('Heparin')
    expect(painted()).toEqual(['Avoid'])
    unmount()
  }
})

it('a note is saved as it is written, and a refusal keeps it on screen with its reason', async () => {
  show()
  const note = await screen.findByRole('textbox', { name: words.note })
  await userEvent.type(note, 'Gloves last')
  await screen.findByText(words.saved, {}, { timeout: 3_000 })
  expect(api.requests('MarkQuestion').at(-1)).toMatchObject({ input: { n: 0, note: 'Gloves last' } })
  api.refuse('MarkQuestion', 'course-ended')
  await userEvent.type(note, '!')
  await screen.findByText(new RegExp(toolWords.failed), {}, { timeout: 3_000 })
  expect(note).toHaveProperty('value', 'Gloves last!')
})

it('a note that is withheld during an exam is not shown as empty without a reason', async () => {
  api.refuse('AttemptMarks', 'exam-running')
  show()
  expect(await screen.findByText(new RegExp(toolWords.unread))).toBeTruthy()
})
