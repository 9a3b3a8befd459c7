import { asRecord, toText } from '#shared/json.ts'
import type { RaisedError } from './code-run.ts'
import { EarlyReturnSignal, ErrorSignal, UnauthorizedSignal } from './signals.ts'

/** The outcome of one evaluation. It includes `ctx.stash` only if the handler returned. */
export type CodeOutcome =
  | { kind: 'returned'; result: unknown; stash: Record<string, unknown> }
  | { kind: 'early'; result: unknown; skipTo?: 'END' | 'NEXT' }
  | { kind: 'error'; error: RaisedError }
  | { kind: 'unauthorized' }
  | { kind: 'crashed'; message: string }

/** Converts an exception thrown by the code to an outcome. */
export function endOfCode(error: unknown): CodeOutcome {
  if (error instanceof ErrorSignal) return { kind: 'error', error: error.raised }
  if (error instanceof UnauthorizedSignal) return { kind: 'unauthorized' }
  if (error instanceof EarlyReturnSignal)
    return { kind: 'early', result: error.value, ...(error.skipTo ? { skipTo: error.skipTo } : {}) }
  const { message, name } = error instanceof Error ? error : asRecord(error)
  return { kind: 'crashed', message: `${toText(name) || 'Error'}: ${toText(message)}` }
}
