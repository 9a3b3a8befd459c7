import { type Json, isObject, listOf, textOf, parseJson } from '../shared/json.ts'
import { join } from 'node:path'
import { existsSync, readFileSync } from 'node:fs'

/** A demo account as the seed gives it. */
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

/** Whether the data holds a whole sample academy. */
export const isSeeded = (dataDir: string): boolean => existsSync(markerOf(dataDir))

/** The demo accounts of data that is filled; none while it is not. */
export const readDemoAccounts = (dataDir: string): DemoAccount[] =>
  isSeeded(dataDir) ? readAccounts(parseJson(readFileSync(markerOf(dataDir), 'utf8'))) : []
