/** A refusal of the server, or a failure to reach it, with the words to show. */
export class AppError extends Error {
  /** The refusal's code, a key of `domain/messages`; 'network' or 'unknown' otherwise. */
  readonly code: string
  /** The data of the refusal. */
  readonly data: unknown

  constructor(code: string, message: string, data?: unknown) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.data = data
  }
}
