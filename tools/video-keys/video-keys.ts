import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { type VideoKey, videoKeyId } from '#infra/site/video-keys.ts'

/**
 * The contents of an environment's secret. `name` and `usedSince` (epoch milliseconds) belong to the signing key;
 * `next` is the key that waits until the site knows it.
 */
export type StoredKey = {
  keyPairId: string
  privateKey: string
  origin: string
  name?: string
  usedSince?: number
  next?: { name: string; privateKey: string }
}

/** The storage for an environment's keys. */
export type KeyStore = {
  readSecret: () => Promise<StoredKey>
  writeSecret: (key: StoredKey) => Promise<void>
  /** The public keys that the next deployment adds to the site. */
  readKeys: () => VideoKey[]
  writeKeys: (keys: readonly VideoKey[]) => void
  /** An output of the deployed site stack; undefined if there is none. */
  output: (name: string) => string | undefined
  now: () => number
}

/**
 * Cookies live 15 minutes and functions cache a key for 5, so everything signed with the former key has expired after
 * both.
 */
const EXPIRED_MS = 20 * 60_000

const publicKeyOf = (privateKey: string) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()

const makePrivateKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** An unused name for a key: the date, with a number if the date is taken. */
function newName(keys: readonly VideoKey[], now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  const isTaken = (name: string) => keys.some((key) => videoKeyId(key.name) === videoKeyId(name))
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? day : `${day}-${String(n)}`
    if (!isTaken(name)) return name
  }
}

/**
 * Creates a key: stores the private key in the secret and writes the public key for the next deployment. Called again
 * before that, it writes the same key. Throws one sentence while two keys exist. Returns what to do next.
 */
export async function makeKey(env: string, store: KeyStore): Promise<string> {
  const [secret, keys] = [await store.readSecret(), store.readKeys()]
  const isWaiting = secret.next !== undefined && keys.some(({ name }) => name === secret.next?.name)
  if (!isWaiting && keys.length >= 2)
    throw new Error(`Two keys are there: run npm run video:keys -- --env ${env} --remove first.`)
  const next = secret.next ?? { name: newName(keys, store.now()), privateKey: makePrivateKey() }
  // The private key is stored first because a public key alone would be useless.
  if (secret.next === undefined) await store.writeSecret({ ...secret, next })
  if (!isWaiting) store.writeKeys([...keys, { name: next.name, publicKey: publicKeyOf(next.privateKey) }])
  return `Key ${next.name} is made. Commit infra/video-keys/${env}.json, deploy Academy-${env}-web, then run npm run video:keys -- --env ${env} --use`
}

/**
 * Makes the newest key the signing key or, if none is waiting, only updates the site's URL. Throws one sentence while
 * the site doesn't know the key. Returns what to do next.
 */
export async function takeKey(env: string, store: KeyStore): Promise<string> {
  const secret = await store.readSecret()
  const origin = store.output('Url')
  if (origin === undefined) throw new Error(`Academy-${env}-web has no address yet: deploy it first.`)
  const { next, ...used } = secret
  if (next === undefined) {
    if (used.keyPairId === '') throw new Error(`There is no key yet: run npm run video:keys -- --env ${env} first.`)
    await store.writeSecret({ ...used, origin })
    return `Key ${used.name ?? used.keyPairId} signs for ${origin}.`
  }
  const keyPairId = store.output(`${videoKeyId(next.name)}Id`)
  if (keyPairId === undefined)
    throw new Error(`The site does not know key ${next.name} yet: deploy Academy-${env}-web first.`)
  await store.writeSecret({ ...next, keyPairId, origin, usedSince: store.now() })
  const former = store.readKeys().filter(({ name }) => name !== next.name)
  const after = `In 20 minutes run npm run video:keys -- --env ${env} --remove`
  return `Key ${next.name} signs for ${origin}.${former.length > 0 ? ` ${after}` : ''}`
}

/**
 * Removes the keys that no longer sign from the next deployment. Throws one sentence while cookies of a former key may
 * still be valid. Returns what to do next.
 */
export async function removeKeys(env: string, store: KeyStore): Promise<string> {
  const { name, usedSince = 0, next } = await store.readSecret()
  if (next !== undefined) throw new Error(`Key ${next.name} is not in use yet: run it with --use first.`)
  const keys = store.readKeys()
  const remaining = keys.filter((key) => key.name === name)
  if (remaining.length === 0) throw new Error('The key that signs is not among the public keys: nothing was removed.')
  if (remaining.length === keys.length) return `Key ${String(name)} is the only one.`
  const left = usedSince + EXPIRED_MS - store.now()
  if (left > 0) {
    const minutes = Math.ceil(left / 60_000)
    throw new Error(`Cookies of the former key may still be in use: run this again in ${String(minutes)} min.`)
  }
  store.writeKeys(remaining)
  return `Only key ${String(name)} is left. Commit infra/video-keys/${env}.json and deploy Academy-${env}-web.`
}
