import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importModule } from '../shared/import-module.ts'
import { isObject, listOf, parseJson, textOf, type Json } from '../shared/json.ts'
import type { LocalCloud } from './start-local-cloud.ts'

/** A demo account as the seed gives it. */
export type DemoAccount = { role: string; email: string; password: string }

type Seed = (cloud: LocalCloud, onProgress: (step: string) => void) => Promise<Json>

function isSeed(value: unknown): value is Seed {
  return typeof value === 'function'
}

function readAccounts(result: Json | undefined): DemoAccount[] {
  const accounts = isObject(result) ? result['accounts'] : result
  return listOf(accounts)
    .filter(isObject)
    .map((account) => ({
      role: textOf(account['role']) ?? '',
      email: textOf(account['email']) ?? '',
      password: textOf(account['password']) ?? '',
    }))
}

const begun = 'seeding'
const markerOf = (dataDir: string): string => join(dataDir, 'seeded.json')
const fileOf = (root: string): string => join(root, 'sample', 'seed.ts')

/** Whether the data holds a whole sample academy. */
export const isSeeded = (dataDir: string): boolean => existsSync(markerOf(dataDir))

/** The demo accounts of data that is filled; none while it is not. */
export const readDemoAccounts = (dataDir: string): DemoAccount[] =>
  isSeeded(dataDir) ? readAccounts(parseJson(readFileSync(markerOf(dataDir), 'utf8'))) : []

/** Loads the seed's code ahead of its time; what is wrong with it shows when it runs. */
export async function loadSeed(root: string): Promise<void> {
  if (existsSync(fileOf(root))) await importModule(fileOf(root)).catch(() => undefined)
}

/** Whether an earlier seed was broken off, so that the data is half of an academy and must start again. */
export function isHalfSeeded(dataDir: string): boolean {
  return existsSync(join(dataDir, begun))
}

/**
 * Fills fresh data by `seed(cloud)` of `sample/seed.ts`, once. Resolves with the demo
 * accounts that it returned (`{ accounts: [{ role, email, password }] }`).
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
  // What the first visitor reads, such as the catalogue, the stream writes.
  await cloud.caughtUp()
  writeFileSync(marker, JSON.stringify(result, null, 2))
  rmSync(join(dataDir, begun))
  return readAccounts(result)
}
