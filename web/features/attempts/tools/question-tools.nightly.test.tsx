// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { toolWords } from '#domain/messages/test-tools.ts'
import { aGraded, anAttempt, aQuestion } from '../testing/an-attempt.ts'
import { api, atSecond, begin, choose, moved, press, setUpAttemptSession } from '../testing/an-attempt-session.tsx'

setUpAttemptSession()
const none = { position: 0, version: 1, flagged: false, struck: [], note: '', highlights: [] }
beforeEach(() => {
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

let course = 0
/** Starts a test at its first question with the tools open, in its own course. */
const withTools = async (question = aQuestion()) => {
  course += 1
  const progressKey = `tools-${course}`
  await begin(anAttempt({ progressKey, question }))
  await screen.findByRole('button', { name: 'Flag' })
  return progressKey
}
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
/** Waits for a text that appears after the debounce. */
const shown = (words: string) => screen.findByText(new RegExp(words), {}, { timeout: 4_000 })
/** Waits until the debounce is over. */
const sent = (n: number) =>
  waitFor(() => expect(api.operations().filter((name) => name === 'MarkQuestion')).toHaveLength(n), { timeout: 4_000 })

it('an attempt that has just started has no marks to request, and a resumed one has', async () => {
  // Later than now, so that the test doesn't depend on how long the tools take to load.
  await begin(anAttempt({ startTime: Date.now() + 60_000 }))
  await screen.findByRole('button', { name: 'Flag' })
  expect(api.operations()).toEqual([])
  cleanup()
  await withTools()
  expect(api.operations()).toEqual(['AttemptMarks'])
})

it('keys flag, strike out, and open the note; the choice stays, and the marks are sent', async () => {
  const progressKey = await withTools()
  await choose(/Airway/)
  await userEvent.keyboard('*')
  expect(isPressed('Flag')).toBe('true')
  await userEvent.keyboard('{Shift>}A{/Shift}')
  expect(isPressed('Strike out: A')).toBe('true')
  await userEvent.keyboard('{Delete}')
  expect(isPressed('Strike out: A')).toBe('false')
  await userEvent.keyboard('{Delete}')
  expect(isPressed('Strike out: A')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>(/Airway/).checked).toBe(true)
  await userEvent.keyboard('/')
  await userEvent.keyboard('Look up * and /')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note on this question').value).toBe('Look up * and /')
  const place = { progressKey, taskKey: 't1', n: 1, position: 0 }
  const input = { ...place, flagged: true, struck: [0], note: 'Look up * and /' }
  await waitFor(() => expect(api.requests('MarkQuestion').at(-1)).toMatchObject({ input }), { timeout: 10_000 })
})

it('choosing a struck-out answer restores it, and a note says when it is saved', async () => {
  await withTools()
  await press('Strike out: A')
  expect(isPressed('Strike out: A')).toBe('true')
  await choose(/Airway/)
  expect(isPressed('Strike out: A')).toBe('false')
  await press(toolWords.note)
  await userEvent.keyboard('Later')
  expect(screen.queryByText(toolWords.saved)).toBeNull()
  await shown(toolWords.saved)
})

it('marks from another device are shown, and no strike buttons after Check', async () => {
  api.reply('AttemptMarks', { attemptMarks: [{ ...none, flagged: true, struck: [1], note: 'From the phone' }] })
  await withTools()
  await waitFor(() => expect(isPressed('Flag')).toBe('true'))
  expect(isPressed('Strike out: B')).toBe('true')
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Correct' })
  expect(screen.queryByRole('button', { name: /Strike out/ })).toBeNull()
  expect(isPressed('Flag')).toBe('true')
  await press('Next')
  expect(isPressed('Flag')).toBe('false')
})

it('marks merge with those of another tab, and are resent over that version', async () => {
  await withTools()
  const theirs = { ...none, version: 3, note: 'Theirs' }
  api.refuseOnce('MarkQuestion', 'marks-changed', { marks: theirs })
  await press('Flag')
  await sent(2)
  expect(api.requests('MarkQuestion').at(-1)).toMatchObject({
    input: { version: 3, flagged: true, note: 'Theirs', struck: [] },
  })
})

it.each([
  ['Select N', { options: ['Call for help', 'Wait', 'Give oxygen', 'Pillow'], pick: 2 }],
  [
    'Grouping',
    {
      groups: [
        { label: 'First', options: ['Call for help', 'Wait'] },
        { label: 'Then', options: ['Give oxygen', 'Pillow'] },
      ],
    },
  ],
])('options of %s are struck out by cell, independent of their choice', async (type, item) => {
  await withTools(aQuestion({ type, answers: [], item: JSON.stringify(item) }))
  const pillow = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Pillow' }, { timeout: 10_000 })
  await userEvent.click(pillow)
  await userEvent.click(await screen.findByRole('button', { name: 'Strike out: Pillow' }))
  expect(isPressed('Strike out: Pillow')).toBe('true')
  expect(pillow.checked).toBe(true)
  await sent(1)
  expect(api.requests('MarkQuestion')[0]).toMatchObject({ input: { struck: [3] } })
})

it('unsent marks survive a reload, and are sent when the tools load', async () => {
  const progressKey = await withTools()
  api.refuse('MarkQuestion', 'network')
  await press('Flag')
  await shown(toolWords.waiting)
  const key = Object.keys(window.sessionStorage).find((name) => name.includes(`${progressKey}.t1.marks`)) ?? ''
  const stored = window.sessionStorage.getItem(key) ?? ''
  cleanup()
  // Simulates a page with this storage but no memory: that of the next test's course.
  window.sessionStorage.setItem(key.replace(progressKey, `tools-${course + 1}`), stored)
  api.clearRequests()
  api.reply('MarkQuestion', ({ input }) => ({ markQuestion: { ...none, flagged: input.flagged } }))
  await withTools()
  expect(isPressed('Flag')).toBe('true')
  // The first page also continues once back online. Wait for it, so that it doesn't affect the next test.
  await waitFor(
    () => {
      const marked = api.requests('MarkQuestion').map(({ input }) => `${input.progressKey} ${input.flagged}`)
      expect(marked.sort()).toEqual([`${progressKey} true`, `tools-${course} true`])
    },
    { timeout: 10_000 },
  )
})

it('refused marks show why, and stay on the screen', async () => {
  await withTools()
  api.refuseOnce('MarkQuestion', 'attempt-not-found')
  await press('Flag')
  await shown(toolWords.failed)
  expect(isPressed('Flag')).toBe('true')
})
