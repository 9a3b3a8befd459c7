import type TS from 'typescript'
import { asRecord } from '#shared/json.ts'
import { checkCode } from './check-code.ts'
import { CodeError } from './code-error.ts'
import { type CodeOutcome, endOfCode } from './code-outcome.ts'
import type { CodeRun } from './code-run.ts'
import { type ContextTexts, createSandbox, type Sandbox } from './sandbox.ts'
import { ts } from './typescript.ts'

/** Bounds what `for…of` iterates over. */
const boundLoops: TS.TransformerFactory<TS.SourceFile> = (context) => {
  const visit = (node: TS.Node): TS.Node => {
    const seen = ts.visitEachChild(node, visit, context)
    if (!ts.isForOfStatement(seen)) return seen
    const bound = context.factory.createCallExpression(context.factory.createIdentifier('__bound'), undefined, [
      seen.expression,
    ])
    return context.factory.updateForOfStatement(seen, seen.awaitModifier, seen.initializer, bound, seen.statement)
  }
  return (source) => ts.visitEachChild(source, visit, context)
}

/** An APPSYNC_JS module as a script body over `exports`, `require` and `__bound`. */
function transformCode(code: string): string {
  const { outputText } = ts.transpileModule(code, {
    fileName: 'code.js',
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS, esModuleInterop: false },
    transformers: { before: [boundLoops] },
  })
  return outputText
    .replace('Object.defineProperty(exports, "__esModule", { value: true });', '')
    .replace(/^\/\/# sourceMappingURL=.*$/m, '')
}

/** A code text that passed AppSync's checks. */
export type CompiledCode = { evaluate(handler: 'request' | 'response', context: unknown, run: CodeRun): CodeOutcome }

/** Texts of what does not change while a field is resolved, by the object: each handler of each step is given the same. */
const known = new WeakMap<object, string>()

function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? {})
  const text = known.get(value) ?? JSON.stringify(value)
  known.set(value, text)
  return text
}

function textsOf(value: unknown): ContextTexts {
  const context = asRecord(value)
  const info = asRecord(context['info'])
  const { variables } = info
  const shown = variables === undefined ? info : { ...info, variables: null }
  return {
    rest: JSON.stringify({ ...context, arguments: null, info: shown }),
    arguments: textOf(context['arguments']),
    variables: variables === undefined ? undefined : textOf(variables),
  }
}

let shared: Sandbox | undefined
const compiled = new Map<string, CompiledCode>()

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
        const { result, stash } = asRecord(JSON.parse(sandbox.evaluate(factory, handler, textsOf(context), run)))
        return { kind: 'returned', result, stash: asRecord(stash) }
      } catch (error) {
        return endOfCode(error)
      }
    },
  }
  compiled.set(code, made)
  return made
}
