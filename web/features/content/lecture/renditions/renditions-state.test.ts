import { expect, it } from 'vitest'
import {
  afterRenditionsEvent,
  IDLE,
  type RenditionsEvent,
  type RenditionsState,
  secondsLeft,
  shareDone,
} from './renditions-state.ts'

const after = (...events: RenditionsEvent[]): RenditionsState => events.reduce(afterRenditionsEvent, IDLE)
const started: RenditionsEvent = { type: 'started' }
const planned: RenditionsEvent = { type: 'planned', names: ['audio', '360p'], stored: ['audio'] }
const at = (type: 'making' | 'sending', share: number, time = 0): RenditionsEvent => ({
  type,
  name: '360p',
  share,
  at: time,
})
const running = (...events: RenditionsEvent[]) => {
  const state = after(started, ...events)
  if (state.phase !== 'running') throw new Error(state.phase)
  return state
}

it('a stopped run ignores further events, and a running one ignores a reset', () => {
  const stopped = after(started, planned, { type: 'stopped', problem: { words: 'No', busy: true } })
  expect(stopped).toEqual({ phase: 'stopped', problem: { words: 'No', busy: true } })
  expect(afterRenditionsEvent(stopped, at('making', 0.5))).toBe(stopped)
  expect(afterRenditionsEvent(stopped, { type: 'published' })).toBe(stopped)
  expect(afterRenditionsEvent(stopped, started)).toMatchObject({ phase: 'running', steps: [] })
  const state = running(planned)
  expect(afterRenditionsEvent(state, { type: 'reset' })).toBe(state)
  expect(afterRenditionsEvent(state, started)).toBe(state)
  expect(running({ type: 'waiting', waiting: true }).waiting).toBe(true)
})

it('the progress and the remaining time are estimated', () => {
  expect(shareDone([])).toBe(0)
  expect(shareDone(running(planned).steps)).toBe(0.5)
  expect(shareDone(running(planned, at('making', 1)).steps)).toBeCloseTo(0.9)
  expect(shareDone(running(planned, at('sending', 0.5)).steps)).toBeCloseTo(0.95)
  expect(secondsLeft(running(planned, at('making', 0, 0)))).toBeUndefined()
  expect(secondsLeft(running(planned, at('making', 0, 0), at('making', 0.5, 10_000)))).toBeCloseTo(15)
  // Samples more than a minute old no longer count.
  const faster = running(planned, at('making', 0, 0), at('making', 0.1, 70_000), at('making', 0.2, 75_000))
  expect(secondsLeft(faster)).toBeCloseTo(52.5)
})
