import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isFresh } from './write-generated.ts'

/**
 * Regenerates `generated/` if its inputs changed, in a separate process because Vitest, which calls this before its
 * tests, would otherwise load `graphql` twice. Throws if the operations don't match the schema.
 */
export default function refreshGenerated(): void {
  if (isFresh()) return
  const main = join(import.meta.dirname, 'main.ts')
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', main], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  })
  if (status !== 0) throw new Error('generated/ could not be made: see above, correct it, then run `npm run codegen`.')
}
