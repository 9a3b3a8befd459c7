import { isAbsolute, relative } from 'node:path'
import type { CodeRun } from 'local-cloud/appsync/javascript/code-run.ts'
import { type CodeOutcome, endOfCode } from 'local-cloud/appsync/javascript/code-outcome.ts'
import { asRecord } from 'local-cloud/shared/json.ts'
import { current } from './appsync-utils.ts'

type Handlers = Partial<Record<string, (context: unknown) => unknown>>

const resolvers = import.meta.glob<Handlers>(['../../resolvers/**/*.ts', '!**/*.test.ts', '!**/testing/*'], {
  eager: true,
})

const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null))

/** Replaces the bundler: the code of a resolver is its path. */
export const bundleResolver = (path: string): string => path

/** Replaces the sandbox: imports the module at this path so that its mutants can be activated. */
export function compileCode(path: string) {
  if (!isAbsolute(path)) throw new Error(`${path} is no path of a resolver`)
  const handlers = resolvers[relative(import.meta.dirname, path)]
  if (!handlers) throw new Error(`No resolver at ${path}`)
  return {
    evaluate(handler: 'request' | 'response', context: unknown, run: CodeRun): CodeOutcome {
      const given = asRecord(copy(context))
      current.run = run
      try {
        const result = handlers[handler]?.({ ...given, args: given['arguments'] })
        return { kind: 'returned', result: copy(result), stash: asRecord(given['stash']) }
      } catch (error) {
        return endOfCode(error)
      }
    },
  }
}
