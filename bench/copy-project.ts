import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What a fresh checkout does not have. */
const MADE = new Set([
  ...['.git', '.local', 'cdk.out', 'coverage', 'dist', 'node_modules'],
  ...['playwright-report', 'reports', 'test-results'],
])

/** A copy of the project as it is, with its packages installed and nothing built. */
export function copyProject(root: string, folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root))
    if (!MADE.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}
