import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '../testing/build-model.ts'
import { developerKey } from '../cloudformation/credentials.ts'
import { createMeter } from '../dynamodb/meter.ts'
import type { LocalCloud } from './start-local-cloud.ts'
import { isHalfSeeded, seedOnce } from './seed-once.ts'

const cloud: LocalCloud = {
  url: 'http://localhost:3000',
  config: {},
  outputs: {},
  region: 'us-east-1',
  developer: { accessKeyId: developerKey, secretAccessKey: 'x' },
  endpoints: {},
  table: { endpoint: '', meter: createMeter(), faults: { set: () => undefined } },
  outbox: { url: '', list: () => [] },
  invoke: () => Promise.resolve(null),
  runSchedule: () => Promise.resolve(),
  caughtUp: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** A project with this seed code and its own data folder. */
function project(code: string): { root: string; dataDir: string } {
  const root = temporaryFolder()
  const dataDir = join(root, '.local')
  mkdirSync(join(root, 'sample'))
  mkdirSync(dataDir)
  writeFileSync(join(root, 'sample', 'seed.ts'), code)
  return { root, dataDir }
}

const account = { role: 'Admin', email: 'a@example.com', password: 'p' }
const silent = (): void => undefined

describe('the seed', () => {
  it('fills empty data once and returns the accounts on every start', async () => {
    const { root, dataDir } = project(`
      import { appendFileSync } from 'node:fs'
      export const seed = async (cloud, onProgress) => { onProgress('people'); appendFileSync(${JSON.stringify(join(temporaryFolder(), 'runs'))}, cloud.url); return { accounts: [${JSON.stringify(account)}] } }`)
    const steps: string[] = []
    expect(await seedOnce(root, dataDir, cloud, (step) => steps.push(step))).toEqual([account])
    expect(await seedOnce(root, dataDir, cloud, (step) => steps.push(step))).toEqual([account])
    expect(steps).toEqual(['Filling in the sample academy: people'])
    expect(isHalfSeeded(dataDir)).toBe(false)
  })

  it('marks the data when it fails, so the next start begins with empty data', async () => {
    const { root, dataDir } = project(`export const seed = () => Promise.reject(new Error('half way'))`)
    await expect(seedOnce(root, dataDir, cloud, silent)).rejects.toThrow('half way')
    expect(isHalfSeeded(dataDir)).toBe(true)
  })

  it('is optional', async () => {
    const root = temporaryFolder()
    expect(await seedOnce(root, root, cloud, silent)).toEqual([])
  })
})
