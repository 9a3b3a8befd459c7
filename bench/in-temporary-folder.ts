import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Does something in a folder that is removed afterwards. */
export async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'academy-bench-'))
  try {
    return await work(join(folder, 'project'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
