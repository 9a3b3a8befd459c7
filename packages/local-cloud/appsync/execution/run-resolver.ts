import type { FieldRunner, FieldContext, Scope } from './scope.ts'
import type { CodeRun, RaisedError } from '../javascript/code-run.ts'
import type { CompiledCode } from '../javascript/compile-code.ts'
import { evaluateHandler, type Progress, runStep, type Step } from './run-step.ts'

function start(scope: Scope, context: FieldContext): Progress {
  const { api, requestId } = scope
  const appended: RaisedError[] = []
  const field = `${context.info.parentTypeName}.${context.info.fieldName}`
  const run: CodeRun = {
    now: api.now,
    identity: context.identity,
    log: (level, values) =>
      api.options.log({
        level,
        message: values.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))).join(' '),
        requestId,
        field,
      }),
    errors: appended,
    responseHeaders: scope.responseHeaders,
    invalidations: scope.invalidations,
  }
  return { scope, context, stash: {}, prev: null, appended, run }
}

function finish({ scope, run, appended }: Progress, append: (error: RaisedError) => void): void {
  for (const error of appended) append(error)
  if (run.subscriptionFilter !== undefined) scope.subscription.filter = run.subscriptionFilter
  if (run.invalidationFilter !== undefined) scope.subscription.invalidationFilter = run.invalidationFilter
}

async function runPipeline(
  steps: readonly Step[],
  code: CompiledCode | undefined,
  progress: Progress,
): Promise<unknown> {
  if (code) {
    const before = evaluateHandler(code, 'request', progress, {})
    progress.prev = before.value
    if (before.early) return evaluateHandler(code, 'response', progress, { result: progress.prev }).value
  }
  for (const step of steps) {
    const { value, skipTo } = await runStep(step, progress)
    progress.prev = value
    if (skipTo === 'END') break
  }
  return code ? evaluateHandler(code, 'response', progress, { result: progress.prev }).value : progress.prev
}

/** Creates a runner for a unit resolver's single step, or for a pipeline's functions between its own handlers. */
export function createRunner(steps: readonly Step[], pipeline: { code?: CompiledCode } | undefined): FieldRunner {
  return async (scope, context, append) => {
    const progress = start(scope, context)
    try {
      if (pipeline) return await runPipeline(steps, pipeline.code, progress)
      const [step] = steps
      return step ? (await runStep(step, progress)).value : null
    } finally {
      finish(progress, append)
    }
  }
}
