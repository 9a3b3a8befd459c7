import { syncClock } from './clock-store.ts'
import { isObject } from '#web/lib/json.ts'

/** What /config.json says: the back end that this bundle speaks to. */
export type Config = {
  env: string
  region: string
  userPoolId: string
  userPoolClientId: string
  graphqlUrl: string
  /** Least length of a new password, as the user pool wants it. */
  passwordMinLength: number
  stripePublishableKey: string
  /** Only on a developer's machine. */
  local?: { cognitoUrl: string; stripeUrl: string; outboxUrl: string }
}

const REQUIRED = ['userPoolId', 'userPoolClientId', 'graphqlUrl', 'passwordMinLength', 'stripePublishableKey']

function isConfig(value: unknown): value is Config {
  return isObject(value) && REQUIRED.every((key) => key in value)
}

let loading: Promise<Config> | undefined

async function fetchConfig(): Promise<Config> {
  const sentAt = Date.now()
  const response = await fetch('/config.json', { cache: 'no-store' })
  syncClock(response, sentAt)
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isConfig(value)) throw new Error('/config.json cannot be read')
  return value
}

/** The configuration, fetched once; a failure is not cached, so that the next call tries again. */
export function loadConfig(): Promise<Config> {
  loading ??= fetchConfig().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}
