import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PREFIX = 'academy-tests-'
const DAY_MS = 24 * 60 * 60_000

/** What a run left that was killed; a day later it is unused. */
function removeOld(parent: string): void {
  for (const name of readdirSync(parent).filter((folder) => folder.startsWith(PREFIX))) {
    const folder = join(parent, name)
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity }
    if (mtimeMs < Date.now() - DAY_MS) rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * A set-up of Vitest: the run has a temporary folder of its own, which is gone when it ends, whatever failed. Workers and what they
 * start take it for the system's (TMPDIR), so no test has to clean up after itself, nor a library that does not.
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
