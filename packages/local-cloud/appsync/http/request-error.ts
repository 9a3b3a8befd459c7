/** A refusal of the whole request: an HTTP status and AppSync's error type and sentence. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    readonly errorType: string,
    message: string,
  ) {
    super(message)
  }
}
