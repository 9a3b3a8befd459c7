import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Folders whose tests may share processes: nothing that they test keeps a process's state, and no helper of theirs starts a service when it
 * is imported (it would for the first file only).
 */
const FOLDERS = [
  ...['domain', 'table', 'infra', 'resolvers', 'lambdas', 'tools', 'sample', 'bench', 'tests/hostile-input'],
  'packages/question-formats',
  ...['appsync', 'cloudformation', 'cloudfront', 'dynamodb', 'lambda', 'shared'].map(
    (name) => `packages/local-cloud/${name}`,
  ),
]

/**
 * What one file would leave to the next. Variables set by stubEnv are taken back after each test, spies and settings by Vitest after
 * each file; a function of `vi.fn` is the file's own.
 */
const LEAVES =
  /\bvi\.(mock|doMock|hoisted|resetModules|stubGlobal|useFakeTimers)\b|\bprocess\.(env\S* = |env\[.*\] = |chdir|on\()|Object\.assign\(process\.env/

/** The test files that replace no module, no global and no clock, and so may share processes. Paths from the project's root. */
export const sharedTests = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter(
    (path) => /(?<!\.api)(?<!\.nightly)\.test\.ts$/.test(path) && !LEAVES.test(readFileSync(join(root, path), 'utf8')),
  )
