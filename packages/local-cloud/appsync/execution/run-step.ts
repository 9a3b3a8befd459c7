import type { CodeRun, RaisedError } from '../javascript/code-run.ts'
import type { CodeOutcome } from '../javascript/code-outcome.ts'
import type { CompiledCode } from '../javascript/compile-code.ts'
import { MappingError } from '../sources/mapping-error.ts'
import type { Source } from '../sources/open-sources.ts'
import { SourceError } from '../sources/source-error.ts'
import type { FieldContext, Scope } from './scope.ts'
import { FieldError, notAuthorized } from './field-error.ts'
import { isRecord, toText } from '#shared/json.ts'

/** An item of a batch may report its own error: `{ data, errorMessage, errorType }`. */
function itemOf(answer: unknown): unknown {
  if (!isRecord(answer) || !('data' in answer || 'errorMessage' in answer)) return answer
  const { data, errorMessage, errorType } = answer
  if (errorMessage === null || errorMessage === undefined) return data ?? null
  throw new FieldError(
    toText(errorMessage),
    errorType === undefined ? 'Lambda:Unhandled' : toText(errorType),
    data ?? null,
  )
}

/** A direct Lambda resolver: the function receives the context, and its result is the field's value. */
async function invokeDirectly(
  { source, at, maxBatchSize }: Step,
  { scope, context, stash, prev }: Progress,
): Promise<unknown> {
  const { arguments: args, identity, source: parent, request, info } = context
  const payload = {
    arguments: args,
    identity,
    source: parent,
    request,
    prev: prev === null ? null : { result: prev },
    info,
    stash,
  }
  const operation = maxBatchSize > 0 ? 'BatchInvoke' : 'Invoke'
  try {
    const answer = await source.call({ request: { operation, payload }, at, maxBatchSize, batches: scope.batches })
    return operation === 'BatchInvoke' ? itemOf(answer) : answer
  } catch (error) {
    if (error instanceof SourceError) throw new FieldError(error.message, error.type, error.result)
    throw error
  }
}

/**
 * A unit resolver or pipeline function: code before and after one data source. Without code, the function is invoked
 * directly.
 */
export type Step = { at: string; code?: CompiledCode; source: Source; maxBatchSize: number }

/** The state that one resolver passes from step to step. */
export type Progress = {
  scope: Scope
  context: FieldContext
  stash: Record<string, unknown>
  prev: unknown
  appended: RaisedError[]
  run: CodeRun
}

export type StepEnd = { value: unknown; skipTo?: 'END' | 'NEXT' | undefined }

/** Returns the outcome's value, or throws the field error it represents. An early return ends the step. */
export function settle(outcome: CodeOutcome, progress: Progress): StepEnd & { early: boolean } {
  const { parentTypeName, fieldName } = progress.context.info
  switch (outcome.kind) {
    case 'returned':
      progress.stash = outcome.stash
      return { value: outcome.result, early: false }
    case 'early':
      return { value: outcome.result, early: true, skipTo: outcome.skipTo }
    case 'error':
      throw new FieldError(
        outcome.error.message,
        outcome.error.type ?? null,
        outcome.error.data ?? null,
        outcome.error.info ?? null,
      )
    case 'unauthorized':
      throw notAuthorized(parentTypeName, fieldName)
    case 'crashed':
      progress.run.log('error', [`${parentTypeName}.${fieldName}: ${outcome.message}`])
      throw new FieldError('Runtime Error', 'Code')
  }
}

/** Evaluates one handler with the current state. */
export function evaluateHandler(
  code: CompiledCode,
  handler: 'request' | 'response',
  progress: Progress,
  more: Readonly<Record<string, unknown>>,
) {
  const { context, stash, prev, appended } = progress
  return settle(
    code.evaluate(
      handler,
      { ...context, stash, prev: { result: prev }, outErrors: appended, error: null, result: null, ...more },
      progress.run,
    ),
    progress,
  )
}

async function callSource({ source, at, maxBatchSize }: Step, request: unknown, { scope }: Progress) {
  try {
    return { result: await source.call({ request, at, maxBatchSize, batches: scope.batches }), error: null }
  } catch (error) {
    if (error instanceof SourceError)
      return { result: error.result, error: { message: error.message, type: error.type } }
    if (error instanceof MappingError) throw new FieldError(error.message, error.type)
    throw error
  }
}

/** Runs one step: request handler, data source, response handler. */
export async function runStep(step: Step, progress: Progress): Promise<StepEnd> {
  if (!step.code) return { value: await invokeDirectly(step, progress) }
  const request = evaluateHandler(step.code, 'request', progress, {})
  if (request.early) return request
  const { result, error } = await callSource(step, request.value, progress)
  return evaluateHandler(step.code, 'response', progress, { result, error })
}
