/**
 * A use case's clear "no": `code` is looked up in `domain/messages`, `data` carries what the text or the caller needs.
 * Thrown by use cases, caught by `fieldHandler` alone; anything else that is thrown is a bug.
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
