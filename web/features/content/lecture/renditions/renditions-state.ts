import type { RenditionName } from '#domain/content/hls/rendition-names.ts'

/** Share done (0 to 1) at a time in epoch milliseconds. */
type Sample = { at: number; done: number }

/** Progress of one rendition. `share` (0 to 1) applies to the making or sending phase. */
export type Step = { name: RenditionName; phase: 'waiting' | 'making' | 'sending' | 'stored'; share: number }

/** Why creating renditions failed. `busy`: another window is creating them, and this one could take over. */
export type Problem = { words: string; busy: boolean }

/**
 * State of the renditions of a lecture's video: started, created and uploaded one by one, then published. `done` once
 * students can use them. `stopped` by the administrator (no problem) or by an error; a new start resumes.
 */
export type RenditionsState =
  | { phase: 'idle' }
  | {
      phase: 'running'
      steps: readonly Step[]
      /** Recent samples, for the time left. */
      samples: readonly Sample[]
      /** The connection was lost; retrying. */
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

/** Milliseconds of samples used to estimate the time left. */
const WINDOW_MS = 60_000
/** Share of the work on a rendition that goes to encoding. Uploading takes the rest. */
const MAKING = 0.8

const doneOf = ({ phase, share }: Step): number => {
  if (phase === 'making') return share * MAKING
  if (phase === 'sending') return MAKING + share * (1 - MAKING)
  return phase === 'stored' ? 1 : 0
}

/** Share of all renditions that is done, 0 to 1. */
export const shareDone = (steps: readonly Step[]): number =>
  steps.length === 0 ? 0 : steps.reduce((sum, step) => sum + doneOf(step), 0) / steps.length

/** Estimated seconds left at the pace of the last minute. Undefined with too few samples. */
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

/** Reducer. Ignores events that don't fit the state, such as progress after a stop. */
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
