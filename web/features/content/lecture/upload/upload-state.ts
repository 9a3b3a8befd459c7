/** Bytes sent at a time in epoch milliseconds. */
type Sample = { at: number; sent: number }

/**
 * State of a lecture's video upload (spec 3.4.5): ready, inProgress, finishing ('Finishing up...'), and done once it is
 * saved. Canceled by the administrator or by an error; only a reset returns to ready. Sizes in bytes.
 */
export type UploadState =
  | { phase: 'ready' }
  | {
      phase: 'inProgress'
      fileName: string
      sent: number
      total: number
      /** Recent samples, for the speed. */
      samples: readonly Sample[]
      /** The connection was lost; retrying. */
      waiting: boolean
      /** The index is being moved to the front. */
      preparing: boolean
      /** The index couldn't be moved, so playback starts late on a slow connection. */
      startsLate: boolean
    }
  | { phase: 'finishing'; fileName: string; waiting: boolean }
  | { phase: 'done'; fileName: string }
  | { phase: 'canceled'; fileName: string; problem: string | undefined }

export type UploadEvent =
  | { type: 'started'; fileName: string; total: number }
  | { type: 'prepared'; startsLate: boolean }
  | { type: 'sent'; sent: number; at: number }
  | { type: 'waiting'; waiting: boolean }
  | { type: 'arrived' }
  | { type: 'saved' }
  | { type: 'canceled' }
  | { type: 'failed'; problem: string }
  | { type: 'reset' }

/** Milliseconds of samples used for the speed. */
const WINDOW_MS = 8_000

export const READY: UploadState = { phase: 'ready' }

const isRunning = (state: UploadState) => state.phase === 'inProgress' || state.phase === 'finishing'

const stopped = (state: UploadState, problem: string | undefined): UploadState =>
  state.phase === 'inProgress' || state.phase === 'finishing'
    ? { phase: 'canceled', fileName: state.fileName, problem }
    : state

/** Reducer. Ignores events that don't fit the state, such as progress after a cancel. */
export function afterEvent(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'started':
      if (state.phase !== 'ready') return state
      return {
        ...{ phase: 'inProgress', fileName: event.fileName, total: event.total },
        ...{ sent: 0, samples: [], waiting: false, preparing: true, startsLate: false },
      }
    case 'prepared':
      return state.phase === 'inProgress' ? { ...state, preparing: false, startsLate: event.startsLate } : state
    case 'sent': {
      if (state.phase !== 'inProgress') return state
      const { sent, at } = event
      const samples = [...state.samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, sent }]
      return { ...state, sent: Math.min(sent, state.total), samples }
    }
    case 'waiting':
      if (state.phase === 'inProgress') return { ...state, waiting: event.waiting, samples: [] }
      return state.phase === 'finishing' ? { ...state, waiting: event.waiting } : state
    case 'arrived':
      return state.phase === 'inProgress' ? { phase: 'finishing', fileName: state.fileName, waiting: false } : state
    case 'saved':
      return state.phase === 'finishing' ? { phase: 'done', fileName: state.fileName } : state
    case 'canceled':
      return stopped(state, undefined)
    case 'failed':
      return stopped(state, event.problem)
    case 'reset':
      return isRunning(state) ? state : READY
  }
}
