import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { isObject, parseJson, textOf, type JsonObject } from '../shared/json.ts'

/** Random values in one file of the data folder: the same name returns the same value at every start. */
export type SecretStore = (name: string, prefix?: string) => string

/** Opens (or creates) the file of generated secrets; only its owner may read it. */
export function openSecretStore(file: string): SecretStore {
  const read = existsSync(file) ? parseJson(readFileSync(file, 'utf8')) : {}
  const secrets: JsonObject = isObject(read) ? read : {}
  return (name, prefix = '') => {
    const known = textOf(secrets[name])
    if (known !== undefined) return known
    const value = `${prefix}${randomBytes(24).toString('base64url').replace(/[-_]/g, '0')}`
    secrets[name] = value
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(secrets, null, 2))
    chmodSync(file, 0o600)
    return value
  }
}
