import { type Json, isObject, listOf, textOf, parseJson } from '../shared/json.ts'
import { join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'

/** A demo account as returned by the seed. */
export type DemoAccount = { role: string; email: string; password: string }

export function readAccounts(result: Json | undefined): DemoAccount[] {
  const accounts = isObject(result) ? result['accounts'] : result
  return listOf(accounts)
    .filter(isObject)
    .map((account) => ({
      role: textOf(account['role']) ?? '',
      email: textOf(account['email']) ?? '',
      password: textOf(account['password']) ?? '',
    }))
}

export const markerOf = (dataDir: string): string => join(dataDir, 'seeded.json')

/** Whether the data folder contains a complete sample academy. */
export const isSeeded = (dataDir: string): boolean => existsSync(markerOf(dataDir))

/** The demo accounts of seeded data; empty before seeding completes. */
export const readDemoAccounts = (dataDir: string): DemoAccount[] =>
  isSeeded(dataDir) ? readAccounts(parseJson(readFileSync(markerOf(dataDir), 'utf8'))) : []
