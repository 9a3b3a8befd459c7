import { asRecord } from '../shared/as-record.ts'
import { toText } from '../shared/to-text.ts'
import { checkCode } from './check-code.ts'
import { CodeError } from './code-error.ts'
import type { CodeRun, RaisedError } from './code-run.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import { EarlyReturnSignal, ErrorSignal, UnauthorizedSignal } from './signals.ts'
import { transformCode } from './transform-code.ts'

/** How one evaluation ended. The stash is what the code left in `ctx.stash`, when it ended by returning. */
export type CodeOutcome =
  | { kind: 'returned'; result: unknown; stash: Record<string, unknown> }
  | { kind: 'early'; result: unknown; skipTo?: 'END' | 'NEXT' }
  | { kind: 'error'; error: RaisedError }
  | { kind: 'unauthorized' }
  | { kind: 'crashed'; message: string }

/** A code text that passed AppSync's checks. */
export type CompiledCode = { evaluate(handler: 'request' | 'response', context: unknown, run: CodeRun): CodeOutcome }

let shared: Sandbox | undefined
const compiled = new Map<string, CompiledCode>()

function endOf(error: unknown): CodeOutcome {
  if (error instanceof ErrorSignal) return { kind: 'error', error: error.raised }
  if (error instanceof UnauthorizedSignal) return { kind: 'unauthorized' }
  if (error instanceof EarlyReturnSignal)
    return { kind: 'early', result: error.value, ...(error.skipTo ? { skipTo: error.skipTo } : {}) }
  const { message, name } = error instanceof Error ? error : asRecord(error)
  return { kind: 'crashed', message: `${toText(name) || 'Error'}: ${toText(message)}` }
}

/** Checks and compiles a code text, once for each text. Throws CodeError for what AppSync would refuse to deploy. */
export function compileCode(code: string, name: string): CompiledCode {
  const known = compiled.get(code)
  if (known) return known
  const faults = checkCode(code)
  if (faults.length > 0) throw new CodeError(name, faults)
  const sandbox = (shared ??= createSandbox())
  const factory = sandbox.compile(transformCode(code), name)
  const made: CompiledCode = {
    evaluate(handler, context, run) {
      try {
        const { result, stash } = asRecord(JSON.parse(sandbox.evaluate(factory, handler, JSON.stringify(context), run)))
        return { kind: 'returned', result, stash: asRecord(stash) }
      } catch (error) {
        return endOf(error)
      }
    },
  }
  compiled.set(code, made)
  return made
}
