import type { LambdaSource } from '#appsync/options.ts'
import { asRecord, toText } from '#shared/json.ts'
import { SourceError } from '../source-error.ts'

/** A failure to invoke at all says its own type (`Lambda:…`); a failure of the function itself is unhandled. */
function failure(error: unknown): SourceError {
  const { errorMessage, errorType } = asRecord(error)
  const message = error instanceof Error ? error.message : asRecord(error)['message']
  const type = toText(errorType)
  return new SourceError(type.startsWith('Lambda:') ? type : 'Lambda:Unhandled', toText(errorMessage ?? message))
}

/** Invokes a function; a failure becomes `Lambda:Unhandled`. An undefined answer is null. */
export async function callFunction(source: LambdaSource, payload: unknown): Promise<unknown> {
  try {
    return (await source.invoke(payload)) ?? null
  } catch (error) {
    throw failure(error)
  }
}
