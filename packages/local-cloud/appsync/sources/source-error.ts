/** A data source error as code receives it in `ctx.error`; `result` is the accompanying `ctx.result`. */
export class SourceError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly result: unknown = null,
  ) {
    super(message)
  }
}
