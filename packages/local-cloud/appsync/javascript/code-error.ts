/** A reason why AppSync would reject code; `line` and `column` start at 1. */
export type CodeFault = { message: string; line: number; column: number }

/** Code that AppSync would reject at deployment. */
export class CodeError extends Error {
  constructor(
    readonly code: string,
    readonly faults: readonly CodeFault[],
  ) {
    super(
      `The code of ${code} is refused by APPSYNC_JS: ` +
        faults.map(({ message, line, column }) => `${message} (line ${line}, column ${column})`).join('; '),
    )
    this.name = 'CodeError'
  }
}
