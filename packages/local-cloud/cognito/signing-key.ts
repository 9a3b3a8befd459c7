import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Claims = Record<string, unknown>

export type SigningKey = {
  /** A signed RS256 JWT. */
  sign: (claims: Claims) => string
  /** The claims of a JWT signed with this key; undefined for anything else. Doesn't check times. */
  open: (jwt: string) => Claims | undefined
  /** The public key as a JSON Web Key Set. */
  jwks: () => { keys: Record<string, unknown>[] }
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function decode(part: string | undefined): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part ?? '', 'base64url').toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function readOrMake(file: string): KeyObject {
  if (existsSync(file)) return createPrivateKey(readFileSync(file, 'utf8'))
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' })
  writeFileSync(`${file}.new`, pem, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return privateKey
}

/**
 * Opens the pool's key pair in `dataDir`, or creates it at the first start. Tokens stay valid across restarts, and no
 * other pool can sign them.
 */
export function openSigningKey(dataDir: string): SigningKey {
  mkdirSync(dataDir, { recursive: true })
  const privateKey = readOrMake(join(dataDir, 'signing-key.pem'))
  const publicKey = createPublicKey(privateKey)
  const jwk = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(jwk.n)).digest('base64')
  return {
    sign: (claims) => {
      const text = `${encode({ kid, alg: 'RS256' })}.${encode(claims)}`
      return `${text}.${sign('RSA-SHA256', Buffer.from(text), privateKey).toString('base64url')}`
    },
    open: (jwt) => {
      const [header, body, signature, more] = jwt.split('.')
      const named = decode(header)
      if (more !== undefined || named?.['alg'] !== 'RS256' || named['kid'] !== kid) return undefined
      const good = verify(
        'RSA-SHA256',
        Buffer.from(`${String(header)}.${String(body)}`),
        publicKey,
        Buffer.from(signature ?? '', 'base64url'),
      )
      return good ? decode(body) : undefined
    },
    jwks: () => ({ keys: [{ ...jwk, alg: 'RS256', kid, use: 'sig' }] }),
  }
}
