import { type DemoAccount, readAccounts, markerOf, isSeeded, readDemoAccounts } from './demo-accounts.ts'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importModule } from '../shared/import-module.ts'
import type { Json } from '../shared/json.ts'
import type { LocalCloud } from './start-local-cloud.ts'

type Seed = (cloud: LocalCloud, onProgress: (step: string) => void) => Promise<Json>

function isSeed(value: unknown): value is Seed {
  return typeof value === 'function'
}

const begun = 'seeding'
const fileOf = (root: string): string => join(root, 'sample', 'seed.ts')

/** Loads the seed's code early; errors in it surface when it runs. */
export async function loadSeed(root: string): Promise<void> {
  if (existsSync(fileOf(root))) await importModule(fileOf(root)).catch(() => undefined)
}

/** Whether an earlier seed was interrupted, so that the data is incomplete and must be created again. */
export function isHalfSeeded(dataDir: string): boolean {
  return existsSync(join(dataDir, begun))
}

/**
 * Seeds new data with `seed(cloud)` of `sample/seed.ts`, once. Resolves with the demo accounts that it returned (`{
 * accounts: [{ role, email, password }] }`).
 */
export async function seedOnce(
  root: string,
  dataDir: string,
  cloud: LocalCloud,
  onProgress: (step: string) => void,
): Promise<DemoAccount[]> {
  const file = fileOf(root)
  const marker = markerOf(dataDir)
  if (isSeeded(dataDir)) return readDemoAccounts(dataDir)
  if (!existsSync(file)) return []
  writeFileSync(join(dataDir, begun), '')
  const { seed } = await importModule(file)
  if (!isSeed(seed)) throw new Error(`${file} exports no seed(cloud).`)
  const result = (await seed(cloud, (step) => onProgress(`Filling in the sample academy: ${step}`))) ?? null
  // Data for the first visitor, such as the catalog, is written by the stream's functions.
  await cloud.caughtUp()
  writeFileSync(marker, JSON.stringify(result, null, 2))
  rmSync(join(dataDir, begun))
  return readAccounts(result)
}
