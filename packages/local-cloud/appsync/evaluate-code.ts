import type { CodeRun, RaisedError } from './javascript/code-run.ts'
import { compileCode } from './javascript/compile-code.ts'
import { asRecord } from '../shared/json.ts'

/** The context a test gives; anything left out is empty. `now` (epoch milliseconds) fixes the clock. */
export type EvaluationContext = Readonly<Record<string, unknown>>

export type Evaluation = {
  result: unknown
  error?: RaisedError
  stash: Record<string, unknown>
  outErrors: readonly RaisedError[]
  earlyReturn?: { skipTo?: 'END' | 'NEXT' }
  /** What the code gave to extensions.setSubscriptionFilter(). */
  subscriptionFilter?: unknown
  /** What it gave to extensions.setSubscriptionInvalidationFilter(). */
  invalidationFilter?: unknown
  /** What it gave to extensions.invalidateSubscriptions(). */
  invalidations?: CodeRun['invalidations']
  logs: readonly unknown[]
}

/**
 * Evaluates one handler of an APPSYNC_JS text, as AppSync's EvaluateCode does, on the runtime that serves the API.
 * Throws CodeError when AppSync would refuse the text; an error raised by the code is returned in `error`
 * (`type` 'Unauthorized' for util.unauthorized(), 'Code' for a crash).
 */
export function evaluateCode(
  code: string,
  fn: 'request' | 'response',
  context: EvaluationContext,
  now?: () => number,
): Evaluation {
  const logs: unknown[] = []
  const run: CodeRun = {
    now: now ?? Date.now,
    identity: context['identity'] ?? null,
    log: (_level, values) => void logs.push(...values),
    errors: [],
    responseHeaders: [],
    invalidations: [],
  }
  const { args, ...rest } = context
  const stash = asRecord(context['stash'])
  const full = {
    identity: null,
    source: null,
    result: null,
    error: null,
    prev: { result: {} },
    env: {},
    outErrors: [],
    request: { headers: {}, domainName: null },
    info: { fieldName: '', parentTypeName: '', variables: {}, selectionSetList: [], selectionSetGraphQL: '' },
    ...rest,
    arguments: args ?? context['arguments'] ?? {},
    stash,
  }
  const outcome = compileCode(code, 'code.js').evaluate(fn, full, run)
  const common = {
    outErrors: run.errors,
    logs,
    stash: outcome.kind === 'returned' ? outcome.stash : stash,
    ...(run.subscriptionFilter === undefined ? {} : { subscriptionFilter: run.subscriptionFilter }),
    ...(run.invalidations.length === 0 ? {} : { invalidations: run.invalidations }),
    ...(run.invalidationFilter === undefined ? {} : { invalidationFilter: run.invalidationFilter }),
  }
  switch (outcome.kind) {
    case 'returned':
      return { ...common, result: outcome.result }
    case 'early':
      return { ...common, result: outcome.result, earlyReturn: outcome.skipTo ? { skipTo: outcome.skipTo } : {} }
    case 'error':
      return { ...common, result: null, error: outcome.error }
    case 'unauthorized':
      return { ...common, result: null, error: { message: 'Unauthorized', type: 'Unauthorized' } }
    case 'crashed':
      return { ...common, result: null, error: { message: outcome.message, type: 'Code' } }
  }
}
