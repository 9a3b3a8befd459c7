/**
 * `npm run trust`: the generated tests of secrecy and of the test engine at the length that the targets ask for; `npm test`
 * runs fewer of the same. Takes minutes. Exit code 1 when one fails.
 */
import { spawnSync } from 'node:child_process'

const LENGTHS = { SECRECY_SESSIONS: '1000', ENGINE_RUNS: '1000' }
const TESTS = ['lambdas/attempts/secrecy.test.ts', 'lambdas/attempts/test-model.test.ts']

const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...TESTS], {
  stdio: 'inherit',
  env: { ...process.env, ...LENGTHS },
})
process.exitCode = status ?? 1
