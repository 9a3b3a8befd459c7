import type { Environment } from '#infra/environments.ts'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Machine } from '../context.ts'
import { HOST, mockAccount, type MockedAccount, NOW, ownSettings, runPreflight } from './an-account.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'web-'))
export const emptyFolder = join(webFolder, 'assets')
mkdirSync(emptyFolder)
writeFileSync(join(webFolder, 'index.html'), '')

/** An account in which everything is right, and the machine that preflight runs on. */
export type Planted = { account: MockedAccount; machine: Machine }

/** Gives each test of a file an account in which everything is right. */
export function healthyAccounts(): () => Planted {
  let account: MockedAccount
  beforeAll(() => {
    account = mockAccount()
  })
  afterAll(() => {
    account.restore()
  })
  return () => {
    account.reset()
    const machine: Machine = {
      region: 'us-east-1',
      webFolder,
      siteUrl: `https://${HOST}`,
      resolve: () => Promise.resolve(['d1.cloudfront.net']),
      now: () => NOW,
      wait: () => Promise.resolve(),
    }
    return { account, machine }
  }
}

/** One fault: what is planted, and what the lines that it changes say. */
export type Fault = {
  fault: string
  plant?: (planted: Planted) => void
  settings?: Partial<Environment>
  lines: Record<string, RegExp>
}

/** Tests that each fault alone changes its lines only, and the exit status where something fails. */
export function expectFaults(faults: readonly Fault[]): void {
  const healthyAccount = healthyAccounts()
  let healthy: Record<string, string>
  beforeAll(async () => {
    healthy = (await runPreflight(ownSettings('prod'), healthyAccount().machine)).lines
  })
  describe('a single fault changes its line only, which says what to do', () => {
    it.each(faults)('$fault', async ({ plant, settings, lines: expected }) => {
      const planted = healthyAccount()
      plant?.(planted)
      const { status, lines } = await runPreflight({ ...ownSettings('prod'), ...settings }, planted.machine)
      const changed = Object.keys(lines).filter((name) => lines[name] !== healthy[name])
      expect(changed).toEqual(Object.keys(expected))
      for (const [name, text] of Object.entries(expected)) expect(lines[name]).toMatch(text)
      const isFailure = Object.values(expected).some(({ source }) => source.startsWith('^fail'))
      expect(status).toBe(isFailure ? 1 : 0)
    })
  })
}
