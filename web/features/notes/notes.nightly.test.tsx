// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { reportWords } from '#domain/messages/mistake-reports.ts'
import { notesWords as words } from '#domain/messages/notes.ts'
import type { OwnMarksQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { startSession } from '#web/lib/session/session-store.ts'
import { mockApi } from '#web/testing/mock-api.ts'
import { renderScreen } from '#web/testing/render-screen.tsx'
import { student } from '#web/testing/sessions.ts'
import { setUpScreen } from '#web/testing/set-up-screen.ts'
import { NotesPage } from './notes.route.tsx'

type Mark = OwnMarksQuery['ownMarks']['items'][number]

const api = mockApi()
const user = userEvent.setup()
const aMark = (position: number, facts: Partial<Mark> = {}): Mark => ({
  ...{ progressKey: 'p1', sectionKey: 's0', taskKey: 't1', n: 1, position, version: 1, withheld: false },
  ...{ flagged: false, struck: [2], note: '', highlights: [], startTime: 1, time: 1, ...facts },
})
const highlights = [{ block: 'a', start: 0, text: 'stridor at rest' }]
const aQuestion = (id: number) => ({
  ...{ id, type: 'Priority', body: `Body of ${id}`, bodyHtml: null, answers: [], matches: null },
  ...{ item: null, caseItem: null, scoring: null },
})
const show = () => renderScreen(<NotesPage />, { path: paths.notes })
const cards = async () => (await screen.findAllByRole('article')).map(({ textContent }) => textContent)

setUpScreen()
beforeEach(() => {
  startSession(student)
  const items = [{ key: 'p1', name: 'Adult Health', endTime: Date.now() + 1_000_000 }]
  api.reply('MarkedCourses', { myProgress: { items, nextToken: null } })
  api.reply('MarkedTests', {
    ownTasks: [{ taskKey: 't1', name: 'Renal test', contentKey: 'c0', sectionKey: 's0' }],
  })
  api.reply('OwnReports', { ownReports: { items: [], nextToken: null } })
  api.reply('MarkedQuestions', ({ places }) => ({
    markedQuestions: [places].flat().map(({ position }) => aQuestion(100 + position)),
  }))
  api.reply('OwnMarks', ({ nextToken }) => ({
    ownMarks:
      nextToken === 'next'
        ? { items: [aMark(2, { highlights }), aMark(3, { withheld: true, note: 'While it runs' })], nextToken: null }
        : { items: [aMark(0, { flagged: true }), aMark(1, { note: 'Café: airway first' })], nextToken: 'next' },
  }))
})

it('marks of all pages are listed with their questions, except those of a running test, and can be filtered', async () => {
  show()
  expect(await screen.findByText('Body of 102')).toBeTruthy()
  expect(await screen.findByText(words.found(4, 4))).toBeTruthy()
  const [first, , , last] = await cards()
  expect(first).toContain('Renal test: Question 1')
  expect(first).toContain('Adult Health')
  expect(first).toContain('Body of 100')
  expect(last).toContain(words.withheld)
  expect(last).not.toContain('Body of')
  expect(screen.getAllByRole('link', { name: words.openTest })).toHaveLength(1)
  await user.type(screen.getByRole('searchbox'), 'CAFE{Enter}')
  expect(await cards()).toHaveLength(1)
  expect(screen.getByText(words.found(1, 4))).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: words.kinds.flagged }))
  expect(await screen.findByText(words.noneFound)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  expect(await cards()).toHaveLength(1)
})

it('both notes are kept if another tab has written one, and saving again stores them', async () => {
  const sent: unknown[] = []
  const theirs = { position: 1, version: 5, flagged: true, struck: [2], note: 'Theirs', highlights: [] }
  api.reply('MarkQuestion', ({ input }) => {
    const { position, version, flagged, note } = input
    sent.push([version, flagged, note])
    return { markQuestion: { position, version: version + 1, flagged, struck: [2], note, highlights: [] } }
  })
  api.refuseOnce('MarkQuestion', 'marks-changed', { marks: theirs })
  show()
  await screen.findByText('Body of 101')
  const [, card] = await screen.findAllByRole('article')
  if (!card) throw new Error('No card')
  await user.click(within(card).getByRole('button', { name: words.edit }))
  const field = screen.getByRole('textbox', { name: words.note })
  await user.clear(field)
  await user.type(field, 'Mine')
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText(words.changed)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: words.note })).toHaveProperty('value', 'Theirs\n\nMine')
  expect(sent).toEqual([])
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await screen.findByText(/Theirs\s+Mine/)).toBeTruthy()
  expect(sent).toEqual([[5, true, 'Theirs\n\nMine']])
})

it('an unsaved note stays on screen while the filters change, and the filters are in the address', async () => {
  const { router } = show()
  await screen.findByText('Body of 101')
  const [, card] = await screen.findAllByRole('article')
  if (!card) throw new Error('No card')
  await user.click(within(card).getByRole('button', { name: words.edit }))
  await user.type(screen.getByRole('textbox', { name: words.note }), ', then breathing')
  await user.click(screen.getByRole('radio', { name: words.kinds.flagged }))
  await waitFor(() => expect(router.state.location.search).toBe('?kind=flagged'))
  expect(await cards()).toHaveLength(2)
  expect(screen.getByRole('textbox', { name: words.note })).toHaveProperty(
    'value',
    'Café: airway first, then breathing',
  )
  await user.click(screen.getByRole('button', { name: words.cancel }))
  expect(await cards()).toHaveLength(1)
})

it('notes on a Reading link back to it and can be edited until its course ends', async () => {
  const place = { taskKey: 't2', n: 0, note: 'Wash first', highlights }
  const ended = aMark(0, { ...place, progressKey: 'p2' })
  api.reply('OwnMarks', { ownMarks: { items: [aMark(0, place), ended], nextToken: null } })
  api.reply('MarkedCourses', {
    myProgress: {
      items: [
        { key: 'p1', name: 'Adult Health', endTime: Date.now() + 1_000_000 },
        { key: 'p2', name: 'Old course', endTime: 1 },
      ],
      nextToken: null,
    },
  })
  api.reply('MarkedTests', {
    ownTasks: [{ taskKey: 't2', name: 'Hygiene', contentKey: 'c0', sectionKey: 's0' }],
  })
  api.reply('MarkQuestion', ({ input }) => ({
    markQuestion: { ...aMark(0, place), struck: [], version: 2, note: input.note },
  }))
  const { router } = show()
  await screen.findByText(/Adult Health · Reading/)
  const [card, old] = await screen.findAllByRole('article')
  if (!card || !old) throw new Error('No cards')
  expect(within(card).getByRole('heading', { level: 2 }).textContent.trim()).toBe('Hygiene')
  expect(within(card).getByText('stridor at rest')).toBeTruthy()
  expect(within(card).getByRole('link', { name: words.openReading })).toBeTruthy()
  expect(within(card).queryByRole('button', { name: words.flag })).toBeNull()
  expect(within(old).queryAllByRole('button')).toEqual([])
  expect(api.requests('MarkedQuestions')).toEqual([])
  await user.click(within(card).getByRole('button', { name: words.edit }))
  await user.type(screen.getByRole('textbox', { name: words.note }), '!')
  await user.click(screen.getByRole('button', { name: words.save }))
  expect(await within(card).findByText('Wash first!')).toBeTruthy()
  expect(api.requests('MarkQuestion')[0]).toMatchObject({ input: { sectionKey: 's0', taskKey: 't2', n: 0 } })
  await user.click(within(card).getByRole('link', { name: words.openReading }))
  expect(router.state.location).toMatchObject({ pathname: paths.taskView, state: { passage: true } })
})

it('everything found is printed once its questions have loaded, and paging returns afterwards', async () => {
  const printed: string[][] = []
  vi.stubGlobal('print', () => printed.push(screen.getAllByRole('article').map(({ textContent }) => textContent)))
  const items = Array.from({ length: 45 }, (_, i) => aMark(i, { note: `Note ${i}` }))
  api.reply('OwnMarks', { ownMarks: { items, nextToken: null } })
  show()
  await screen.findByText('Body of 119')
  expect(screen.getAllByRole('article')).toHaveLength(20)
  await user.click(screen.getByRole('button', { name: words.print }))
  await vi.waitFor(() => expect(printed).toHaveLength(1))
  expect(printed[0]).toHaveLength(45)
  expect(
    printed[0]?.filter((text, i) => text.includes(`Body of ${100 + i}`) && text.includes(`Note ${i}`)),
  ).toHaveLength(45)
  await user.click(screen.getByRole('button', { name: words.inPages }))
  expect(screen.getAllByRole('article')).toHaveLength(20)
  vi.unstubAllGlobals()
})

it('printing continues after a retry of questions that could not be loaded', async () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const items = Array.from({ length: 21 }, (_, i) => aMark(i, { flagged: true }))
  api.reply('OwnMarks', { ownMarks: { items, nextToken: null } })
  show()
  await screen.findByText('Body of 119')
  api.refuseOnce('MarkedQuestions', 'exam-running')
  await user.click(screen.getByRole('button', { name: words.print }))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Body of 120')
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it('the outcomes of reported mistakes are listed newest first, also if nothing is marked', async () => {
  const sent = (position: number, facts = {}) => ({
    ...{ taskKey: 't1', n: 1, position, kind: 'key' as const, text: `<b>Report</b> ${position}` },
    ...{ sentOn: position, settledOn: null, outcome: null },
    ...facts,
  })
  api.reply('OwnMarks', { ownMarks: { items: [], nextToken: null } })
  api.reply('OwnReports', ({ nextToken }) => ({
    ownReports:
      nextToken === 'next'
        ? { items: [sent(1, { settledOn: 5, outcome: 'changed' as const })], nextToken: null }
        : { items: [sent(4, { taskKey: 'quiz-a' })], nextToken: 'next' },
  }))
  show()
  const section = await screen.findByRole('region', { name: words.reported })
  await within(section).findByText('Renal test: Question 2')
  const [waiting, changed] = within(section)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(waiting).toContain(`${words.otherTest}: Question 5`)
  expect(waiting).toContain(`<b>Report</b> 4${reportWords.waiting}`)
  expect(changed).toContain(reportWords.outcomes.changed)
  expect(await screen.findByText(words.none)).toBeTruthy()
})

it('a failed list of reported mistakes shows why and can be retried', async () => {
  api.refuseOnce('OwnReports', 'network')
  show()
  const section = await screen.findByRole('region', { name: words.reported })
  await user.click(within(section).getByRole('button', { name: /again/i }))
  await waitFor(() => expect(screen.queryByRole('region', { name: words.reported })).toBeNull())
  expect(await screen.findByText('Body of 102')).toBeTruthy()
})
