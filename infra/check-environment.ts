import type { Environment } from './environments.ts'

/** Whether a setting still has the value that this repository ships instead of yours. */
export const isPlaceholder = (value: string): boolean =>
  /replace_me|(?<![\w-])example\.(?:com|net|org)(?![\w.-])|\.example(?![\w.-])/.test(value)

/** One sentence for each setting of an environment that is still a placeholder: a stranger's domain, or a key that is none. */
export function placeholdersIn(environment: Environment): string[] {
  const { stripePublishableKey, receiptMail, accountMail, alarmEmail, domain, siteUrl } = environment
  const settings: Record<string, string | undefined> = {
    stripePublishableKey,
    'receiptMail.from': receiptMail.from,
    'receiptMail.identity': receiptMail.identity,
    'accountMail.from': accountMail?.from,
    'accountMail.identity': accountMail?.identity,
    alarmEmail,
    'domain.name': domain?.name,
    siteUrl,
  }
  return Object.entries(settings).flatMap(([name, value]) =>
    value !== undefined && isPlaceholder(value) ? [`${name} is still the placeholder ${value}.`] : [],
  )
}

/**
 * Throws, in one message, what a protected environment lacks: it is synthesized without placeholders and with a mail sender of its own only.
 * Other environments may be tried with both.
 */
export function checkEnvironment(environment: Environment): void {
  const { name, isProtected, accountMail } = environment
  if (!isProtected) return
  const lacks = placeholdersIn(environment)
  if (accountMail === undefined)
    lacks.push('accountMail is missing: Cognito itself mails only about 50 codes a day, for everybody together.')
  if (lacks.length === 0) return
  throw new Error([`"${name}" isn't ready:`, ...lacks, 'Set this in infra/environments.ts.'].join('\n'))
}
