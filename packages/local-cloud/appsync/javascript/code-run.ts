import type { LogEntry } from '../options.ts'

/** An error as code raises it. */
export type RaisedError = { message: string; type?: string; data?: unknown; info?: unknown }

/** One invalidation asked for by a mutation. */
export type Invalidation = { subscriptionField: string; payload: Readonly<Record<string, unknown>> }

/** What one evaluation of `request` or `response` reads from and leaves behind beside its result. */
export type CodeRun = {
  now: () => number
  identity: unknown
  log: (level: LogEntry['level'], values: readonly unknown[]) => void
  errors: RaisedError[]
  /** Every header that was set, in order; the last of a name is sent. */
  responseHeaders: [name: string, value: string][]
  invalidations: Invalidation[]
  subscriptionFilter?: unknown
  invalidationFilter?: unknown
}

/** A function that code can call; arguments that were left out or undefined arrive as null or undefined. */
export type CodeFunction = (run: CodeRun, ...args: readonly unknown[]) => unknown
