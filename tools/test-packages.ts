/**
 * `npm run test:packages`: runs the tests of every package and records their success in packages/tested.json, so that
 * `npm test` skips them until a package or its dependencies change. With arguments (`-- gift`), it runs only those
 * tests and records nothing.
 */
import { spawnSync } from 'node:child_process'
import { packageHashes, recordTested } from './package-hash.ts'

const root = process.cwd()
const chosen = process.argv.slice(2)
const hashes = packageHashes(root)
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...(chosen.length > 0 ? chosen : ['packages/'])],
  { stdio: 'inherit', env: { ...process.env, PACKAGES: 'all' } },
)
if (status === 0 && chosen.length === 0 && !process.env.CI) recordTested(root, hashes)
process.exitCode = status ?? 1
