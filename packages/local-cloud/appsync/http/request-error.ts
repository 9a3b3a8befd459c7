/** Rejects the whole request with an HTTP status and AppSync's error type and message. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly errorType: string,
    message: string,
  ) {
    super(message)
  }
}
