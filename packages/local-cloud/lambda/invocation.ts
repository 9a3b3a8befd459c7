import type { Json } from '../shared/json.ts'

/** Lambda's error shape. */
export type FunctionError = { errorType: string; errorMessage: string; trace: string[] }

/** How an invocation ended. */
export type Outcome = { ok: true; payload: Json } | { ok: false; error: FunctionError }

/** What is sent to a worker for one invocation; `arn` is what the function was called by. */
export type Job = { id: string; event: string; deadline: number; arn: string }

/** What a worker is started with. */
export type WorkerFacts = {
  file: string
  exportName: string
  functionName: string
  version: string
  memoryMegabytes: number
  sourceMaps: boolean
  logsJson: boolean
  /** The clock that the function reads (function-clock.ts). */
  clock?: SharedArrayBuffer
}

/** What a worker says: it is loaded, or a job ended with this JSON. */
export type WorkerMessage =
  { kind: 'ready' } | { kind: 'failed-to-load'; error: FunctionError } | { kind: 'done'; id: string; outcome: string }
