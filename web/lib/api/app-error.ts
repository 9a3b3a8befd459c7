/** An error that the server returned, or a failure to reach the server, with the message to show. */
export class AppError extends Error {
  /** The error's code, a key in `domain/messages`; 'network' or 'unknown' otherwise. */
  readonly code: string
  /** The error's data. */
  readonly data: unknown

  constructor(code: string, message: string, data?: unknown) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.data = data
  }
}
