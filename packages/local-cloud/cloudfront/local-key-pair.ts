import { generateKeyPairSync } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { objectOf, parseJson, textOf } from '../shared/json.ts'

/** A key pair for signed cookies, in PEM format. */
export type KeyPair = { publicKey: string; privateKey: string }

/** The key pair is stored with the assemblies because they contain its public key. */
const fileIn = (folder: string): string => join(folder, 'local-key-pair.json')

function readPair(file: string): KeyPair | undefined {
  if (!existsSync(file)) return undefined
  const stored = objectOf(parseJson(readFileSync(file, 'utf8')))
  const [publicKey, privateKey] = [textOf(stored['publicKey']), textOf(stored['privateKey'])]
  return publicKey === undefined || privateKey === undefined ? undefined : { publicKey, privateKey }
}

/** Returns the key pair of a folder of assemblies; undefined if it doesn't exist. */
export const findKeyPair = (folder: string): KeyPair | undefined => readPair(fileIn(folder))

/**
 * Returns the key pair of a folder of assemblies, creating it once; if several processes create it at the same time,
 * only one writes it. Only its owner may read it.
 */
export function openKeyPair(folder: string): KeyPair {
  const file = fileIn(folder)
  const known = readPair(file)
  if (known !== undefined) return known
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  mkdirSync(dirname(file), { recursive: true })
  const own = `${file}.${String(process.pid)}`
  writeFileSync(own, JSON.stringify(pair))
  chmodSync(own, 0o600)
  try {
    linkSync(own, file)
  } catch (error) {
    if (!existsSync(file)) throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readPair(file) ?? pair
}
