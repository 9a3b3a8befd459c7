import { syncClock } from './clock-store.ts'
import { isObject } from '#web/lib/json.ts'
import { loadOnce } from '#web/lib/load-once.ts'

/** The script that renders AWS WAF's puzzle, and the public key that allows this site to use it. */
export type SignUpCaptcha = { scriptUrl: string; apiKey: string }

/** The contents of /config.json: the backend of this bundle. */
export type Config = {
  env: string
  region: string
  userPoolId: string
  userPoolClientId: string
  graphqlUrl: string
  /** Where the contact form sends its message. */
  contactUrl: string
  /** Minimum length of a new password, from the user pool's policy. */
  passwordMinLength: number
  stripePublishableKey: string
  /** Set only if a sign-up may require a CAPTCHA. */
  signUpCaptcha?: SignUpCaptcha
  /** Set only on a developer's machine. */
  local?: { cognitoUrl: string; stripeUrl: string; outboxUrl: string }
}

const REQUIRED = [
  'userPoolId',
  'userPoolClientId',
  'graphqlUrl',
  'contactUrl',
  'passwordMinLength',
  'stripePublishableKey',
]

function isConfig(value: unknown): value is Config {
  return isObject(value) && REQUIRED.every((key) => key in value)
}

/** The configuration, fetched once. */
export const loadConfig = loadOnce(async (): Promise<Config> => {
  const sentAt = Date.now()
  const response = await fetch('/config.json', { cache: 'no-store' })
  syncClock(response, sentAt)
  const value: unknown = response.ok ? await response.json() : undefined
  if (!isConfig(value)) throw new Error('/config.json cannot be read')
  return value
})
