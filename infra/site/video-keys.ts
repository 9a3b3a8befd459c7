import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront'
import { Annotations } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { EnvironmentName } from '#infra/environments.ts'

/** A public key for signed lecture requests: its name, such as `2026-11-23`, and its PEM text. */
export type VideoKey = { name: string; publicKey: string }

/** Returns the file of an environment's public keys, written by `npm run video:keys`. */
export const videoKeysFile = (environment: EnvironmentName): string =>
  join(import.meta.dirname, '..', 'video-keys', `${environment}.json`)

/** Returns the name of a key's resource and output. */
export const videoKeyId = (name: string): string => `VideoKey${name.replace(/[^0-9a-z]/gi, '')}`

function isVideoKey(value: unknown): value is VideoKey {
  if (typeof value !== 'object' || value === null) return false
  const { name, publicKey }: Partial<Record<keyof VideoKey, unknown>> = value
  return typeof name === 'string' && typeof publicKey === 'string' && publicKey.includes('PUBLIC KEY')
}

/** Parses public keys. Throws an error unless the text is a list of at most two. */
export function parseVideoKeys(text: string): VideoKey[] {
  const keys: unknown = JSON.parse(text)
  if (!Array.isArray(keys) || keys.length > 2 || !keys.every(isVideoKey))
    throw new Error('The video keys are not a list of at most two { name, publicKey }: run npm run video:keys.')
  return keys
}

/**
 * Returns the public keys of an environment; empty before the first are created. `override`: a list as JSON instead
 * (`-c publicKeys=…`).
 */
export function readVideoKeys(environment: EnvironmentName, override?: unknown): VideoKey[] {
  if (typeof override === 'string' && override !== '') return parseVideoKeys(override)
  const file = videoKeysFile(environment)
  return existsSync(file) ? parseVideoKeys(readFileSync(file, 'utf8')) : []
}

/**
 * Creates the trusted key group of the lectures, with one key, or two during a rotation. Returns undefined, with a
 * note, while the environment has no key: the site then shows no lecture.
 */
export function videoKeyGroup(
  scope: Construct,
  keys: readonly VideoKey[],
  environment: EnvironmentName,
): { group: KeyGroup; keys: PublicKey[] } | undefined {
  if (keys.length === 0) {
    const advice = `no lecture can be played before npm run video:keys -- --env ${environment} has made a key`
    Annotations.of(scope).addInfoV2('academy:videoKeys', advice)
    return undefined
  }
  const items = keys.map(
    ({ name, publicKey }) =>
      new PublicKey(scope, videoKeyId(name), {
        publicKeyName: `academy-${environment}-${name}`,
        encodedKey: publicKey,
      }),
  )
  return {
    group: new KeyGroup(scope, 'VideoKeys', { keyGroupName: `academy-${environment}-lectures`, items }),
    keys: items,
  }
}
