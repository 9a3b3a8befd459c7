import type { RaisedError } from './code-run.ts'

/** Thrown through the code by util.error(). */
export class ErrorSignal extends Error {
  constructor(readonly raised: RaisedError) {
    super(raised.message)
  }
}

/** Thrown through the code by util.unauthorized(). */
export class UnauthorizedSignal extends Error {}

/** Thrown through the code by runtime.earlyReturn(). */
export class EarlyReturnSignal extends Error {
  constructor(
    readonly value: unknown,
    readonly skipTo: 'END' | 'NEXT' | undefined,
  ) {
    super('early return')
  }
}
