import { syncClock } from './clock-store.ts'
import { isObject } from '#web/lib/json.ts'
import { loadOnce } from '#web/lib/load-once.ts'

/** The script that draws AWS WAF's puzzle, and the public key that lets this site use it. */
export type SignUpCaptcha = { scriptUrl: string; apiKey: string }

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
  /** Only where a sign-up may be asked for a CAPTCHA. */
  signUpCaptcha?: SignUpCaptcha
  /** Only on a developer's machine. */
  local?: { cognitoUrl: string; stripeUrl: string; outboxUrl: string }
}

const REQUIRED = ['userPoolId', 'userPoolClientId', 'graphqlUrl', 'passwordMinLength', 'stripePublishableKey']

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
