// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { blockOf } from '#domain/attempts/highlights.ts'
import { highlightWords } from '#domain/messages/test-tools.ts'
import { testingMessages } from '#domain/messages/testing.ts'
import { anAttempt, aQuestion } from '../testing/an-attempt.ts'
import { api, begin, press, setUpAttemptSession } from '../testing/an-attempt-session.tsx'

setUpAttemptSession()

// jsdom has no highlight registry. In browsers it is a map of sets of ranges.
class Ranges extends Set<Range> {}
const registry = new Map<string, Ranges>()
beforeEach(() => {
  registry.clear()
  Object.assign(globalThis, { CSS: { ...globalThis.CSS, highlights: registry }, Highlight: Ranges })
  api.reply('MarkQuestion', ({ input }) => ({
    markQuestion: {
      position: input.position,
      version: input.version + 1,
      flagged: input.flagged,
      struck: [input.struck].flat(),
      note: input.note,
      highlights: [input.highlights ?? []].flat(),
    },
  }))
})
afterEach(() => {
  document.getSelection()?.removeAllRanges()
})

const BODY = 'Which comes first?'
let course = 0
const withTools = async (question = aQuestion()) => {
  course += 1
  await begin(anAttempt({ progressKey: `highlights-${course}`, question }))
  await screen.findByRole('button', { name: 'Highlight' })
}
const painted = () => [...(registry.get('academy-own') ?? [])].map(String)
const select = (from: Node, start: number, to: Node, end: number) => {
  document.getSelection()?.setBaseAndExtent(from, start, to, end)
}
const textOf = (words: string) => {
  const node = screen.getByText(words, { selector: '[data-text]' }).firstChild
  if (node === null) throw new Error(words)
  return node
}

it('a selection across the stem and an answer has a Highlight button for each, and the choice stays', async () => {
  await withTools()
  const [, answer] = document.querySelectorAll('[data-text]')
  const words = answer?.textContent ?? ''
  select(textOf(BODY), 6, textOf(words), words.length)
  const buttons = await waitFor(() => {
    const both = screen.getAllByRole('button', { name: 'Highlight' })
    expect(both).toHaveLength(2)
    return both
  })
  await userEvent.click(buttons[1] ?? document.body)
  expect(painted()).toEqual(['comes first?', words])
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
  expect(screen.getAllByRole('button', { name: 'Highlight' })).toHaveLength(1)
})

it('Highlight without a selection requests one when clicked, and starts keyboard mode when a key presses it', async () => {
  await withTools()
  await press('Highlight')
  expect(screen.getByText(highlightWords.select)).toBeTruthy()
  expect(screen.queryByRole('application')).toBeNull()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText(highlightWords.select)).toBeNull()
  expect(await screen.findByRole('application', { name: highlightWords.byKeyboard })).toBeTruthy()
})

it('the keys that highlight choose no answer', async () => {
  await withTools()
  await userEvent.keyboard('+')
  const panel = await screen.findByRole('application', { name: highlightWords.byKeyboard })
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}a')
  await waitFor(() => expect(panel.textContent).toContain('comes first?'))
  await userEvent.keyboard('{Enter}')
  expect(painted()).toEqual(['comes first?'])
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false)
})

it('highlights from another device are shown, and those that do not fit the text are not', async () => {
  const none = { position: 0, version: 1, flagged: false, struck: [], note: '' }
  const fits = { block: blockOf(BODY), start: 6, text: 'comes' }
  const others = [
    { block: blockOf('An older body'), start: 0, text: 'An' },
    { block: blockOf(BODY), start: 12, text: 'never' },
  ]
  api.reply('AttemptMarks', { attemptMarks: [{ ...none, highlights: [fits, ...others] }] })
  await withTools()
  await waitFor(() => expect(painted()).toEqual(['comes']))
})

it('a highlight that does not fit is refused with a message, and earlier ones stay', async () => {
  const long = 'word '.repeat(500).trim()
  await withTools(aQuestion({ body: long }))
  select(textOf(long), 0, textOf(long), long.length)
  await press('Highlight')
  expect((await screen.findByRole('alert')).textContent).toBe(testingMessages['too-much-highlighted'])
  expect(painted()).toEqual([])
})
