import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isFresh } from './write-generated.ts'

/**
 * Makes `generated/` again when something that it is made from has changed, in a process of its own: Vitest, which calls
 * this before its tests, would load `graphql` twice. Throws when the operations don't fit the schema.
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
