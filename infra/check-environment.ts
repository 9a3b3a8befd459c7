import type { Environment } from './environments.ts'

const PLACEHOLDER = /replace_me|\bexample\.(com|org|net)\b|\.example\b|\blocalhost\b/

/**
 * What an environment still lacks before it may hold people's data: a sentence for each setting that is a placeholder (a stranger's domain, a key
 * that is none), and one where its user pool has no mail sender of its own. An empty list: nothing.
 */
export function lacksOf(environment: Environment): string[] {
  const { stripePublishableKey, receiptMail, accountMail, alarmEmail, domain, siteUrl, name } = environment
  const settings = {
    stripePublishableKey,
    'receiptMail.from': receiptMail.from,
    'receiptMail.identity': receiptMail.identity,
    'accountMail.from': accountMail?.from,
    'accountMail.identity': accountMail?.identity,
    alarmEmail,
    'domain.name': domain?.name,
    siteUrl,
  }
  const placeholders = Object.entries(settings).flatMap(([setting, value]) =>
    value !== undefined && PLACEHOLDER.test(value)
      ? [`${setting} of "${name}" is still the placeholder ${value}.`]
      : [],
  )
  const sender =
    accountMail === undefined
      ? [`accountMail of "${name}" is missing: Cognito itself mails only about 50 codes a day, for everybody together.`]
      : []
  return [...placeholders, ...sender]
}

/** Throws what a protected environment still lacks, in one message: it is deployed with none of it. Others may be tried with placeholders. */
export function checkEnvironment(environment: Environment): void {
  const lacks = environment.isProtected ? lacksOf(environment) : []
  if (lacks.length === 0) return
  throw new Error([...lacks, 'Set this in infra/environments.ts, then run it again.'].join('\n'))
}
