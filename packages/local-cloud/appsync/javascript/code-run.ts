import type { LogEntry } from '../options.ts'

/** An error raised by the code. */
export type RaisedError = { message: string; type?: string; data?: unknown; info?: unknown }

/** An invalidation requested by a mutation. */
export type Invalidation = { subscriptionField: string; payload: Readonly<Record<string, unknown>> }

/** The inputs and side effects of evaluating `request` or `response` once, besides its result. */
export type CodeRun = {
  now: () => number
  identity: unknown
  log: (level: LogEntry['level'], values: readonly unknown[]) => void
  errors: RaisedError[]
  /** Every header that was set, in order; the last value for a name wins. */
  responseHeaders: [name: string, value: string][]
  invalidations: Invalidation[]
  subscriptionFilter?: unknown
  invalidationFilter?: unknown
}

/** A function that the code can call; missing or undefined arguments arrive as null or undefined. */
export type CodeFunction = (run: CodeRun, ...args: readonly unknown[]) => unknown
