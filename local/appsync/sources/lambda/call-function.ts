import type { LambdaSource } from '../../options.ts'
import { asRecord } from '../../shared/as-record.ts'
import { toText } from '../../shared/to-text.ts'
import { SourceError } from '../source-error.ts'

function failure(error: unknown): SourceError {
  const { errorMessage, message } =
    error instanceof Error
      ? { errorMessage: 'errorMessage' in error ? error.errorMessage : undefined, message: error.message }
      : asRecord(error)
  return new SourceError('Lambda:Unhandled', toText(errorMessage ?? message))
}

/** Invokes a function; a failure becomes `Lambda:Unhandled`. An undefined answer is null. */
export async function callFunction(source: LambdaSource, payload: unknown): Promise<unknown> {
  try {
    return (await source.invoke(payload)) ?? null
  } catch (error) {
    throw failure(error)
  }
}
