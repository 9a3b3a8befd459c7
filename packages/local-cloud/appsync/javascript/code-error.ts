/** One reason why AppSync would refuse a code text; `line` and `column` count from 1. */
export type CodeFault = { message: string; line: number; column: number }

/** A code text that AppSync would refuse when it is deployed. */
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
