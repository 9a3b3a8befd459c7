import type { Environment } from '#infra/environments.ts'

/** Whether a setting still has the value that this repository ships instead of yours. */
export const isPlaceholder = (value: string): boolean =>
  /replace_me|(?<![\w-])example\.(?:com|net|org)(?![\w.-])|\.example(?![\w.-])/.test(value)

/** One sentence for each setting of an environment that is still a placeholder. */
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
