import type { FunctionError, Outcome } from './invocation.ts'
import type { Json } from '../shared/json.ts'

/** A failed invocation; `name` is its error type. */
export class FunctionFailure extends Error {
  readonly errorType: string
  readonly errorMessage: string

  constructor({ errorType, errorMessage }: FunctionError) {
    super(errorMessage)
    this.name = errorType
    this.errorType = errorType
    this.errorMessage = errorMessage
  }
}

/** The payload of an invocation. Throws FunctionFailure if it failed. */
export function payloadOf(outcome: Outcome): Json {
  if (outcome.ok) return outcome.payload
  throw new FunctionFailure(outcome.error)
}
