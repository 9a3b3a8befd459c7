// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { couldRun } from '#domain/content/testing/could-run.ts'
import { sampledXssPayloads } from '#domain/content/testing/xss-payloads.ts'
import { Transcript } from './transcript.tsx'

const HEIGHT = 100
const cues = ['Wash your hands', 'then dry your hands', 'Gloves'].map((text, n) => ({
  start: 65 * n,
  end: 65 * n + 5,
  text,
}))
const line = (name: RegExp) => screen.getByRole('button', { name })
const lines = () => within(screen.getByRole('list')).getAllByRole('button')
const box = () => screen.getByRole('list')
const follow = () => screen.getByRole('button', { name: 'Follow' })
const search = () => screen.getByRole('searchbox', { name: 'Search the transcript' })
const marks = () =>
  [...document.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.hasAttribute('aria-current')])

// jsdom has no layout: simulates lines of 100 px in a box of 100 px.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * HEIGHT
  })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(time = 0, reviewed = true) {
  const onJump = vi.fn()
  const transcript = (seconds: number) => <Transcript cues={cues} time={seconds} onJump={onJump} reviewed={reviewed} />
  const { rerender } = render(transcript(time))
  return {
    onJump,
    go: (seconds: number) => rerender(transcript(seconds)),
  }
}

it('script payloads are shown as text, highlighted or not', async () => {
  const payloads = sampledXssPayloads.map((text, n) => ({ start: n, end: n + 1, text }))
  render(<Transcript cues={payloads} time={0} onJump={() => undefined} reviewed />)
  expect(lines().map(({ lastChild }) => lastChild?.textContent)).toEqual(sampledXssPayloads)
  await userEvent.type(search(), '=')
  expect(marks().length).toBeGreaterThan(0)
  expect(couldRun(document.body)).toEqual([])
})

it('the current caption is marked and kept in view of its own box', () => {
  const page = vi.spyOn(window, 'scrollTo')
  const { go } = show()
  expect(line(/Wash/).getAttribute('aria-current')).toBe('true')
  go(66)
  expect(line(/dry/).getAttribute('aria-current')).toBe('true')
  expect(line(/Wash/).getAttribute('aria-current')).toBeNull()
  expect(box().scrollTop).toBe(HEIGHT)
  expect(page).not.toHaveBeenCalled()
})

it('scrolling stops the following until the reader resumes it', async () => {
  const { go } = show()
  fireEvent.wheel(box())
  expect(follow().getAttribute('aria-pressed')).toBe('false')
  go(66)
  expect(box().scrollTop).toBe(0)
  await userEvent.click(follow())
  expect(box().scrollTop).toBe(HEIGHT)
  expect(follow().getAttribute('aria-pressed')).toBe('true')
})

it('the transcript is one tab stop; arrow keys, Home, and End move in it, and Enter jumps', async () => {
  const { onJump } = show(66)
  expect(lines().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  lines()[1]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(lines()[2])
  expect(follow().getAttribute('aria-pressed')).toBe('false')
  await userEvent.keyboard('{ArrowDown}{Home}{ArrowUp}')
  expect(document.activeElement).toBe(lines()[0])
  await userEvent.keyboard('{End}{ArrowUp}{Enter}')
  expect(onJump.mock.calls).toEqual([[65]])
})

it('a search counts and marks matches, and moves through them', async () => {
  show()
  await userEvent.type(search(), 'HANDS')
  expect(screen.getByText('2 matches')).toBeTruthy()
  expect(marks()).toEqual([
    ['hands', false],
    ['hands', false],
  ])
  await userEvent.keyboard('{Enter}{Enter}')
  expect(screen.getByText('2 of 2')).toBeTruthy()
  expect(marks().map(([, current]) => current)).toEqual([false, true])
  expect(box().scrollTop).toBe(HEIGHT)
  await userEvent.click(screen.getByRole('button', { name: 'Next match' }))
  expect(screen.getByText('1 of 2')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Previous match' }))
  expect(screen.getByText('2 of 2')).toBeTruthy()
  await userEvent.type(search(), 'x')
  expect(screen.getByText('No match')).toBeTruthy()
  expect(marks()).toEqual([])
})

it('captions are marked as unreviewed until they are reviewed', () => {
  show(0, false)
  expect(screen.getByText(/haven’t been reviewed/)).toBeTruthy()
  cleanup()
  show(0, true)
  expect(screen.queryByText(/haven’t been reviewed/)).toBeNull()
})

it('captions without a text show a message', () => {
  render(<Transcript cues={[]} time={0} onJump={() => undefined} reviewed />)
  expect(screen.getByText('The captions are empty')).toBeTruthy()
})
