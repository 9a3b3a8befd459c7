import { createHash, createHmac, getDiffieHellman, randomBytes } from 'node:crypto'

/**
 * SRP-6a as in Cognito: the 3072-bit group of RFC 3526, SHA-256, and numbers hashed as Java's two's-complement bytes.
 */
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
export const numberOfHex = (hex: string): bigint => BigInt(`0x${hex === '' ? '0' : hex}`)

export const N = numberOfHex(getDiffieHellman('modp15').getPrime('hex'))
export const G = 2n

/**
 * The bytes of a number as in Java's `BigInteger.toByteArray`: even length, with a zero byte before a set first bit.
 */
export function paddedHex(value: bigint): string {
  const hex = value.toString(16)
  const even = hex.length % 2 === 0 ? hex : `0${hex}`
  return /^[89a-f]/.test(even) ? `00${even}` : even
}

const hashHex = (hex: string): string => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex')

export const K = numberOfHex(hashHex(paddedHex(N) + paddedHex(G)))

/** `base` raised to the power of `exponent`, modulo N. */
export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let square = base % N
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N
    square = (square * square) % N
  }
  return result
}

export const randomNumber = (bytes: number): bigint => numberOfHex(hexOf(randomBytes(bytes)))

/** The owner of a password: the part of the pool's ID after `_`, and the username in the pool. */
export type Owner = { poolName: string; username: string }

/** The secret exponent derived from a password. */
export function passwordExponent({ poolName, username }: Owner, password: string, salt: bigint): bigint {
  const claim = createHash('sha256').update(`${poolName}${username}:${password}`, 'utf8').digest('hex')
  return numberOfHex(hashHex(paddedHex(salt) + claim))
}

/** Hashes both sides' shares into the number that binds them. */
export const scrambler = (clientShare: bigint, serverShare: bigint): bigint =>
  numberOfHex(hashHex(paddedHex(clientShare) + paddedHex(serverShare)))

/** The key that both sides derive from their shared secret. */
export function derivedKey(secret: bigint, u: bigint): Buffer {
  const pseudoRandom = createHmac('sha256', Buffer.from(paddedHex(u), 'hex'))
    .update(Buffer.from(paddedHex(secret), 'hex'))
    .digest()
  return createHmac('sha256', pseudoRandom).update('Caldera Derived Key\u0001').digest().subarray(0, 16)
}

/** The client's proof that it has the key; `secretBlock` is base64. */
export const claimSignature = (
  key: Buffer,
  { poolName, username }: Owner,
  secretBlock: string,
  timestamp: string,
): Buffer =>
  createHmac('sha256', key)
    .update(poolName)
    .update(username)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest()

/** The server's secret and share for one sign-in. */
export function openExchange(verifier: bigint): { secret: bigint; share: bigint } {
  const secret = randomNumber(32)
  return { secret, share: (K * verifier + power(G, secret)) % N }
}

type Exchange = { clientShare: bigint; serverShare: bigint; secret: bigint; verifier: bigint }

/** The server's key of an exchange; it equals the client's if the client knew the password. */
export function serverKey({ clientShare, serverShare, secret, verifier }: Exchange): Buffer {
  const u = scrambler(clientShare, serverShare)
  return derivedKey(power((clientShare * power(verifier, u)) % N, secret), u)
}
