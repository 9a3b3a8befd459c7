import type { Environment } from './environments.ts'

/** Matches the placeholders that this repository ships for your own names and keys, anywhere in a text. */
export const PLACEHOLDER = /replace_me|(?<![\w-])example\.(?:com|net|org)(?![\w.-])|\.example(?![\w.-])/i

/** Whether a setting is empty or still has this repository's placeholder. */
export const isPlaceholder = (value: string): boolean => value.trim() === '' || PLACEHOLDER.test(value)

/**
 * Returns one sentence for each setting of an environment that is still a placeholder: a foreign domain, or an invalid
 * key.
 */
export function placeholdersIn(environment: Environment): string[] {
  const { stripePublishableKey, receiptMail, accountMail, alarmEmail, domain, siteUrl, signUpCaptcha } = environment
  const settings: Record<string, string | undefined> = {
    stripePublishableKey,
    'receiptMail.from': receiptMail.from,
    'receiptMail.identity': receiptMail.identity,
    'accountMail.from': accountMail?.from,
    'accountMail.identity': accountMail?.identity,
    alarmEmail,
    'domain.name': domain?.name,
    'domain.certificateArn': domain?.certificateArn,
    'signUpCaptcha.scriptUrl': signUpCaptcha?.scriptUrl,
    'signUpCaptcha.apiKey': signUpCaptcha?.apiKey,
    siteUrl,
  }
  return Object.entries(settings).flatMap(([name, value]) =>
    value !== undefined && isPlaceholder(value) ? [`${name} is still the placeholder ${value}.`] : [],
  )
}

/** The only host from which the site's policy allows AWS WAF's CAPTCHA. */
const isCaptchaScript = (scriptUrl: string): boolean => /^https:\/\/[\w.-]+\.awswaf\.com\/\S+$/.test(scriptUrl)

function checkSignUpCaptcha({ name, signUpCaptcha, firewall, domain }: Environment): void {
  if (signUpCaptcha === undefined) return
  if (firewall === undefined || domain === undefined)
    throw new Error(`"${name}" can't ask for a CAPTCHA at sign-up without a firewall and a domain.`)
  if (!isCaptchaScript(signUpCaptcha.scriptUrl))
    throw new Error(`signUpCaptcha.scriptUrl of "${name}" must be an https address at awswaf.com.`)
}

/**
 * Throws one error that lists what a protected environment lacks: it must have no placeholders and its own mail sender.
 * Other environments may be tried with both. In any environment, throws for a CAPTCHA that can't work.
 */
export function checkEnvironment(environment: Environment): void {
  const { name, isProtected, accountMail, siteUrl } = environment
  checkSignUpCaptcha(environment)
  if (!isProtected) return
  const placeholders = placeholdersIn(environment)
  if (siteUrl?.includes('//localhost') === true)
    placeholders.push(`siteUrl is ${siteUrl}, where links of e-mails lead nowhere.`)
  if (accountMail === undefined)
    placeholders.push('accountMail is missing. Without it, Cognito sends only about 50 e-mails a day for all users.')
  if (placeholders.length === 0) return
  throw new Error([`"${name}" isn't ready:`, ...placeholders, 'Set this in infra/environments.ts.'].join('\n'))
}
