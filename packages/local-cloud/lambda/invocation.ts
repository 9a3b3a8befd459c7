import type { Json } from '../shared/json.ts'

/** Lambda's error format. */
export type FunctionError = { errorType: string; errorMessage: string; trace: string[] }

/** The outcome of an invocation. */
export type Outcome = { ok: true; payload: Json } | { ok: false; error: FunctionError }

/** The message to a worker for one invocation; `arn` is the ARN with which the function was invoked. */
export type Job = { id: string; event: string; deadline: number; arn: string }

/** The data with which a worker starts. */
export type WorkerFacts = {
  file: string
  exportName: string
  functionName: string
  version: string
  memoryMegabytes: number
  sourceMaps: boolean
  logsJson: boolean
  /** The function's clock (function-clock.ts). */
  clock?: SharedArrayBuffer
}

/** A worker's message: it has loaded, or a job ended with this JSON. */
export type WorkerMessage =
  { kind: 'ready' } | { kind: 'failed-to-load'; error: FunctionError } | { kind: 'done'; id: string; outcome: string }
