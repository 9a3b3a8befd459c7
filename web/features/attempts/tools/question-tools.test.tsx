// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { aGraded, anAttempt } from '../testing/an-attempt.ts'
import { api, atSecond, begin, choose, moved, press, setUpAttemptSession } from '../testing/an-attempt-session.tsx'

setUpAttemptSession()
const none = { position: 0, version: 1, flagged: false, struck: [], note: '' }
beforeEach(() => {
  api.reply('MarkQuestion', ({ input }) => ({
    markQuestion: {
      position: input.position,
      version: input.version + 1,
      flagged: input.flagged,
      struck: [input.struck].flat(),
      note: input.note,
    },
  }))
})

let course = 0
/** A test at its first question with its tools open, in a course of its own. */
const withTools = async () => {
  course += 1
  const progressKey = `tools-${course}`
  await begin(anAttempt({ progressKey }))
  await press('Tools')
  await screen.findByRole('button', { name: 'Flag' })
  return progressKey
}
const isPressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed')
/** Waits until the pause after a change is over. */
const sent = (n: number) =>
  waitFor(
    () => {
      expect(api.operations().filter((name) => name === 'MarkQuestion')).toHaveLength(n)
    },
    { timeout: 4_000 },
  )

it('loads and asks for nothing until the tools are opened', async () => {
  await begin()
  expect(screen.queryByRole('button', { name: 'Flag' })).toBeNull()
  expect(api.operations()).toEqual([])
})

it('flags, strikes out and notes by keyboard; the choice stays, and one write follows', async () => {
  const progressKey = await withTools()
  await choose(/Airway/)
  await userEvent.keyboard('*')
  expect(isPressed('Flag')).toBe('true')
  await userEvent.keyboard('{Shift>}A{/Shift}')
  expect(isPressed('Strike out answer A')).toBe('true')
  expect(screen.getByLabelText<HTMLInputElement>(/Airway/).checked).toBe(true)
  await userEvent.keyboard('/')
  await userEvent.keyboard('Look up * and /')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your note on this question').value).toBe('Look up * and /')
  await sent(1)
  expect(api.requests('MarkQuestion')).toEqual([
    {
      input: {
        progressKey,
        taskKey: 't1',
        n: 1,
        position: 0,
        version: 0,
        flagged: true,
        struck: [0],
        note: 'Look up * and /',
      },
    },
  ])
})

it('shows what was marked on another device, and no strike buttons after Check', async () => {
  api.reply('AttemptMarks', { attemptMarks: [{ ...none, flagged: true, struck: [1], note: 'From the phone' }] })
  await withTools()
  await waitFor(() => {
    expect(isPressed('Flag')).toBe('true')
  })
  expect(isPressed('Strike out answer B')).toBe('true')
  api.replyOnce('MoveTest', moved(atSecond(), aGraded()))
  await choose(/Airway/)
  await press('Check')
  await screen.findByRole('heading', { name: 'Correct' })
  expect(screen.queryByRole('button', { name: /Strike out/ })).toBeNull()
  expect(isPressed('Flag')).toBe('true')
  await press('Next')
  expect(isPressed('Flag')).toBe('false')
})

it('merges what another tab has written, and sends it again over that version', async () => {
  await withTools()
  const theirs = { ...none, version: 3, note: 'Theirs' }
  api.refuseOnce('MarkQuestion', 'marks-changed', { marks: theirs })
  await press('Flag')
  await sent(2)
  expect(api.requests('MarkQuestion').at(-1)).toMatchObject({
    input: { version: 3, flagged: true, note: 'Theirs', struck: [] },
  })
})
