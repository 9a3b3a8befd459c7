import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const npmStart = (flag: string) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'start.mjs'), flag], { encoding: 'utf8' })

it('npm start ends with one sentence and 1 when it does not know a flag', () => {
  const { status, stderr } = npmStart('--nope')
  expect([status, stderr.trim()]).toEqual([
    1,
    'npm start does not know --nope; npm start -- --help shows what it knows.',
  ])
})

it('npm start shows its flags when it is asked for help', () => {
  const { status, stdout } = npmStart('--help')
  expect(status).toBe(0)
  expect(stdout).toContain('--port N')
})
