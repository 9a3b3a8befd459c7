import { isRecord, toText } from '#shared/json.ts'
import { SourceError } from '../sources/source-error.ts'
import { FieldError } from './field-error.ts'
import type { Progress, Step } from './run-step.ts'

/** A batch's item may say its own error: `{ data, errorMessage, errorType }`. */
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

/** A direct Lambda resolver: the function gets the context and its answer is the field's value. */
export async function invokeDirectly(
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
