import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Folders whose tests share processes (vitest.config.ts). */
const SHARED = ['domain', 'data', 'infra']
/** What one file would leave to the next; variables that a test sets by stubEnv are taken back after it. */
const LEFT = /\bvi\.(mock|doMock|stubGlobal|useFakeTimers|setSystemTime|spyOn)\b|\bprocess\.(env\S* = |chdir)/

it('tests that share a process replace no module, no global and no clock', () => {
  const tests = SHARED.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.ts$|^testing\/|\/testing\//.test(name) && name.endsWith('.ts'))
      .map((name) => join(folder, name)),
  )
  expect(tests.length).toBeGreaterThan(50)
  expect(tests.filter((file) => LEFT.test(readFileSync(file, 'utf8')))).toEqual([])
})
