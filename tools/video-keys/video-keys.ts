import { createPublicKey, generateKeyPairSync } from 'node:crypto'
import { type VideoKey, videoKeyId } from '#infra/site/video-keys.ts'

/** What the secret of an environment holds. `name` and `usedSince` (epoch milliseconds) are of the key that signs; `next` waits until the site knows it. */
export type StoredKey = {
  keyPairId: string
  privateKey: string
  origin: string
  name?: string
  usedSince?: number
  next?: { name: string; privateKey: string }
}

/** Where the keys of an environment are kept. */
export type KeyStore = {
  readSecret: () => Promise<StoredKey>
  writeSecret: (key: StoredKey) => Promise<void>
  /** The public keys that the next deployment gives the site. */
  readKeys: () => VideoKey[]
  writeKeys: (keys: readonly VideoKey[]) => void
  /** An output of the site's stack as it is deployed; undefined when it has none. */
  output: (name: string) => string | undefined
  now: () => number
}

/** Cookies live 15 minutes, functions hold a key for 5: what the former key signed has expired after these. */
const EXPIRED_MS = 20 * 60_000

const publicKeyOf = (privateKey: string) =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString()

const makePrivateKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** A name that no key has: the day, and a number on a day with several. */
function newName(keys: readonly VideoKey[], now: number): string {
  const day = new Date(now).toISOString().slice(0, 10)
  const isTaken = (name: string) => keys.some((key) => videoKeyId(key.name) === videoKeyId(name))
  for (let n = 1; ; n += 1) {
    const name = n === 1 ? day : `${day}-${String(n)}`
    if (!isTaken(name)) return name
  }
}

/**
 * Makes a key: the private one waits in the secret, the public one is written for the next deployment. Called again before
 * that, it writes the same key. Throws one sentence while two keys are there. Returns what to do next.
 */
export async function makeKey(env: string, store: KeyStore): Promise<string> {
  const [secret, keys] = [await store.readSecret(), store.readKeys()]
  const isWaiting = secret.next !== undefined && keys.some(({ name }) => name === secret.next?.name)
  if (!isWaiting && keys.length >= 2)
    throw new Error(`Two keys are there: run npm run video:keys -- --env ${env} --remove first.`)
  const next = secret.next ?? { name: newName(keys, store.now()), privateKey: makePrivateKey() }
  // The private key first: a public key alone could never be used.
  if (secret.next === undefined) await store.writeSecret({ ...secret, next })
  if (!isWaiting) store.writeKeys([...keys, { name: next.name, publicKey: publicKeyOf(next.privateKey) }])
  return `Key ${next.name} is made. Commit infra/video-keys/${env}.json, deploy Academy-${env}-web, then run npm run video:keys -- --env ${env} --use`
}

/**
 * Signs with the newest key from now on, or, where none waits, takes over the site's address only. Throws one sentence while the
 * site does not know the key. Returns what to do next.
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

/** Takes the keys that no longer sign from the next deployment. Throws one sentence while cookies of a former key may live. Returns what to do next. */
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
