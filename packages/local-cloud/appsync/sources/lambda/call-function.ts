import type { LambdaSource } from '#appsync/options.ts'
import { asRecord, toText } from '#shared/json.ts'
import { SourceError } from '../source-error.ts'

/** A failed invocation has its own type (`Lambda:…`); an error inside the function is `Lambda:Unhandled`. */
function failure(error: unknown): SourceError {
  const { errorMessage, errorType } = asRecord(error)
  const message = error instanceof Error ? error.message : asRecord(error)['message']
  const type = toText(errorType)
  return new SourceError(type.startsWith('Lambda:') ? type : 'Lambda:Unhandled', toText(errorMessage ?? message))
}

/** Invokes a function; its failure becomes `Lambda:Unhandled`, and an undefined result becomes null. */
export async function callFunction(source: LambdaSource, payload: unknown): Promise<unknown> {
  try {
    return (await source.invoke(payload)) ?? null
  } catch (error) {
    throw failure(error)
  }
}
