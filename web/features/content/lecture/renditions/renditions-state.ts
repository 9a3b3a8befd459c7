import type { RenditionName } from '#domain/content/hls/rendition-names.ts'

/** How much of the whole was done at a time, epoch milliseconds. */
type Sample = { at: number; done: number }

/** A rendition on its way: waiting for its turn, being made or sent (`share`: 0 to 1), stored. */
export type Step = { name: RenditionName; phase: 'waiting' | 'making' | 'sending' | 'stored'; share: number }

/** Why renditions were not made. `busy`: another window makes them, and these could take their place. */
export type Problem = { words: string; busy: boolean }

/**
 * The renditions of a lecture's video on their way: begun, then one after the other made and sent, then published; done once students
 * have them; stopped by the administrator (no problem) or by an error, from which a new start goes on.
 */
export type RenditionsState =
  | { phase: 'idle' }
  | {
      phase: 'running'
      steps: readonly Step[]
      /** Of the last seconds, for the time left. */
      samples: readonly Sample[]
      /** The connection is lost; it is tried again. */
      waiting: boolean
      publishing: boolean
    }
  | { phase: 'done' }
  | { phase: 'stopped'; problem: Problem | undefined }

export type RenditionsEvent =
  | { type: 'started' }
  | { type: 'planned'; names: readonly RenditionName[]; stored: readonly string[] }
  | { type: 'making' | 'sending'; name: RenditionName; share: number; at: number }
  | { type: 'stored'; name: RenditionName; at: number }
  | { type: 'waiting'; waiting: boolean }
  | { type: 'publishing' }
  | { type: 'published' }
  | { type: 'stopped'; problem: Problem | undefined }
  | { type: 'reset' }

export const IDLE: RenditionsState = { phase: 'idle' }

/** The time left is judged by so many last milliseconds. */
const WINDOW_MS = 60_000
/** Of the work on a rendition, making it is this much; the rest is sending. */
const MAKING = 0.8

const doneOf = ({ phase, share }: Step): number => {
  if (phase === 'making') return share * MAKING
  if (phase === 'sending') return MAKING + share * (1 - MAKING)
  return phase === 'stored' ? 1 : 0
}

/** How much of all renditions is done, 0 to 1. */
export const shareDone = (steps: readonly Step[]): number =>
  steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + doneOf(step), 0) / steps.length

/** Seconds that the rest will take at the pace of the last minute; undefined while there are too few samples. */
export function secondsLeft({ samples }: { samples: readonly Sample[] }): number | undefined {
  const [first, last] = [samples[0], samples[samples.length - 1]]
  if (first === undefined || last === undefined || last.at - first.at < 2_000 || last.done <= first.done)
    return undefined
  return ((1 - last.done) * (last.at - first.at)) / 1000 / (last.done - first.done)
}

type Running = Extract<RenditionsState, { phase: 'running' }>

function withStep(state: Running, step: Step, at: number): Running {
  const steps = state.steps.map((before) => (before.name === step.name ? step : before))
  const samples = [...state.samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, done: shareDone(steps) }]
  return { ...state, steps, samples }
}

/** The state after an event; one that does not fit, such as the progress of what was stopped, changes nothing. */
export function afterRenditionsEvent(state: RenditionsState, event: RenditionsEvent): RenditionsState {
  if (event.type === 'started') {
    if (state.phase === 'running') return state
    return { phase: 'running', steps: [], samples: [], waiting: false, publishing: false }
  }
  if (event.type === 'reset') return state.phase === 'running' ? state : IDLE
  if (state.phase !== 'running') return state
  switch (event.type) {
    case 'planned': {
      const phaseOf = (name: string) => (event.stored.includes(name) ? 'stored' : 'waiting')
      return { ...state, steps: event.names.map((name) => ({ name, phase: phaseOf(name), share: 0 })) }
    }
    case 'making':
    case 'sending':
      return withStep(state, { name: event.name, phase: event.type, share: event.share }, event.at)
    case 'stored':
      return withStep(state, { name: event.name, phase: 'stored', share: 1 }, event.at)
    case 'waiting':
      return { ...state, waiting: event.waiting }
    case 'publishing':
      return { ...state, publishing: true }
    case 'published':
      return { phase: 'done' }
    case 'stopped':
      return { phase: 'stopped', problem: event.problem }
  }
}
