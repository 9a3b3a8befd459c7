import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'academy-tests-'
const DAY_MS = 24 * 60 * 60_000

/** Removes the folders of killed runs after a day, when they are certainly unused. */
function removeOld(parent: string): void {
  for (const name of readdirSync(parent).filter((folder) => folder.startsWith(PREFIX))) {
    const folder = join(parent, name)
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity }
    if (mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A Vitest setup that creates a temporary folder for the run and removes it at the end, whatever failed. Workers and
 * their child processes use it as the system's temporary folder (TMPDIR), so neither tests nor libraries have to clean
 * up.
 */
export default function ownTemporaryFolder(): () => void {
  const before = process.env.TMPDIR
  removeOld(tmpdir())
  const folder = mkdtempSync(join(tmpdir(), PREFIX))
  process.env.TMPDIR = folder
  return () => {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
