import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders whose tests may share processes: the tested code has no process-wide state, and test helpers start no service
 * on import (which would run for the first file only).
 */
const FOLDERS = [
  ...['domain', 'table', 'infra', 'resolvers', 'lambdas', 'tools', 'sample', 'bench', 'tests/hostile-input'],
  'packages/question-formats',
  ...['appsync', 'cloudformation', 'cloudfront', 'dynamodb', 'lambda', 'shared'].map(
    (name) => `packages/local-cloud/${name}`,
  ),
]

/**
 * Side effects that would leak to the next file. stubEnv variables are restored after each test, spies and settings by
 * Vitest after each file; a `vi.fn` belongs to its file.
 */
const LEAVES =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|useFakeTimers)\b|\bprocess\.(env\S* = |env\[.*\] = |chdir|on\()|Object\.assign\(process\.env/

/**
 * The test files that mock no module, global, or clock, and so may share processes. Paths start at the project's root.
 */
export const sharedTests = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter(
    (path) => /(?<!\.api)(?<!\.nightly)\.test\.ts$/.test(path) && !LEAVES.test(readFileSync(join(root, path), 'utf8')),
  )
