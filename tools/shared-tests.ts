import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Folders whose tests may share processes: nothing that they test keeps a process's state. */
const FOLDERS = ['domain', 'table', 'infra', 'resolvers', 'lambdas', 'sample', 'tests/hostile-input']

/** What one file would leave to the next. Variables set by stubEnv are taken back after each test, a function of `vi.fn` is the file's own. */
const LEAVES = /\bvi\.(?!stubEnv|fn\b)|\bprocess\.(env\S* = |env\[.*\] = |chdir|on\()|Object\.assign\(process\.env/

/** The test files that replace no module, no global and no clock, and so may share processes. Paths from the project's root. */
export const sharedTests = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((path) => /(?<!\.api)\.test\.ts$/.test(path) && !LEAVES.test(readFileSync(join(root, path), 'utf8')))
