/**
 * An expected rejection of a use case: `code` is looked up in `domain/messages`; `data` has values for the text or the
 * caller. Only `fieldHandler` catches it; any other thrown error is a bug.
 */
export class Refusal extends Error {
  readonly code: string
  readonly data: unknown

  constructor(code: string, data: unknown = null) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.data = data
  }
}
