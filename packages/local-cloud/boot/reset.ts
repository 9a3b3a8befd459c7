import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { LocalFailure } from '../shared/local-failure.ts'
import { lockFolder } from './lock-folder.ts'

const dataDir = join(import.meta.dirname, '../../../.local')

try {
  lockFolder(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
  process.stdout.write('.local is empty.\n')
} catch (error) {
  if (!(error instanceof LocalFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
