/** A data source's failure as code sees it in `ctx.error`; `result` is what `ctx.result` holds beside it. */
export class SourceError extends Error {
  constructor(
    readonly type: string,
    message: string,
    readonly result: unknown = null,
  ) {
    super(message)
  }
}
