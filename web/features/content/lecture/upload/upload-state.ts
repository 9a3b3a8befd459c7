/** How many bytes had arrived at a time, epoch milliseconds. */
type Sample = { at: number; sent: number }

/**
 * A lecture's video on its way (spec 3.4.5): ready, inProgress, finishing ('Finishing up...'), done once it is saved; canceled
 * by the administrator or by an error, from which only a reset leads back to ready. Sizes in bytes.
 */
export type UploadState =
  | { phase: 'ready' }
  | {
      phase: 'inProgress'
      fileName: string
      sent: number
      total: number
      /** Of the last seconds, for the speed. */
      samples: readonly Sample[]
      /** The connection is lost; it is tried again. */
      waiting: boolean
      /** Its index is still being moved to its front. */
      preparing: boolean
      /** That was not possible: it plays late on a slow connection. */
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

/** The speed is that of so many last milliseconds. */
const WINDOW_MS = 8_000

export const READY: UploadState = { phase: 'ready' }

const isRunning = (state: UploadState) => state.phase === 'inProgress' || state.phase === 'finishing'

const stopped = (state: UploadState, problem: string | undefined): UploadState =>
  state.phase === 'inProgress' || state.phase === 'finishing'
    ? { phase: 'canceled', fileName: state.fileName, problem }
    : state

/** The state after an event; one that does not fit, such as the progress of a cancelled upload, changes nothing. */
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
