import type { CodeRun, RaisedError } from './javascript/code-run.ts'
import { compileCode } from './javascript/compile-code.ts'
import { asRecord } from '../shared/json.ts'

/** The context for a test; missing properties are empty. `now` (epoch milliseconds) fixes the clock. */
export type EvaluationContext = Readonly<Record<string, unknown>>

export type Evaluation = {
  result: unknown
  error?: RaisedError
  stash: Record<string, unknown>
  outErrors: readonly RaisedError[]
  earlyReturn?: { skipTo?: 'END' | 'NEXT' }
  /** The argument of extensions.setSubscriptionFilter(). */
  subscriptionFilter?: unknown
  /** The argument of extensions.setSubscriptionInvalidationFilter(). */
  invalidationFilter?: unknown
  /** The arguments of extensions.invalidateSubscriptions(). */
  invalidations?: CodeRun['invalidations']
  logs: readonly unknown[]
}

/**
 * Evaluates one handler of APPSYNC_JS code on the runtime that serves the API, like AppSync's EvaluateCode. Throws
 * CodeError if AppSync would reject the code. Errors raised by the code are returned in `error` (`type` is
 * 'Unauthorized' for util.unauthorized(), 'Code' for a crash).
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
