import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkEnvironment, isPlaceholder, placeholdersIn } from '#infra/check-environment.ts'
import { siteUrlOf } from '#infra/environments.ts'
import { messageOf } from '../aws-errors.ts'
import type { Context } from '../context.ts'
import { type Finding, warn, ok, fail, failIf } from '../finding.ts'

/** Whether the environment's settings still contain placeholders. */
export function checkPlaceholders({ environment }: Context): Finding {
  const todo = `set your own values for ${environment.name} in infra/environments.ts`
  const sentences = placeholdersIn(environment)
  if (sentences.length > 0) return failIf(environment.isProtected, sentences.join(' '), todo)
  try {
    // Errors that otherwise only the synthesis would report. A missing accountMail has its own line.
    checkEnvironment({ accountMail: environment.receiptMail, ...environment })
    return ok('No placeholder is left.')
  } catch (error) {
    return fail(messageOf(error).replaceAll('\n', ' '), todo)
  }
}

/** Whether canonical URLs and the sitemap use your site's URL. */
export function checkSiteUrl({ environment, machine: { siteUrl } }: Context): Finding {
  const { isProtected, domain } = environment
  const todo = 'set siteUrl in domain/academy.ts to the address of your site'
  if (isPlaceholder(siteUrl))
    return failIf(isProtected, `siteUrl in domain/academy.ts is still the placeholder ${siteUrl}.`, todo)
  if (isProtected && domain && siteUrl !== siteUrlOf(environment))
    return warn(`siteUrl in domain/academy.ts is ${siteUrl}, but the domain is ${domain.name}.`, todo)
  return ok(`${siteUrl} in domain/academy.ts.`)
}

/** Whether Stripe's publishable key is a live one in prod, and only there. */
export function checkStripeKey({ environment }: Context): Finding {
  const { name, stripePublishableKey } = environment
  const expected = name === 'prod' ? 'pk_live_' : 'pk_test_'
  if (stripePublishableKey.startsWith(expected)) return ok(`A ${expected} key.`)
  const cards = name === 'prod' ? 'takes only live keys for real cards' : 'should take test cards only'
  return warn(
    `${name} ${cards}, but stripePublishableKey doesn't begin with ${expected}.`,
    `copy the ${expected} key from Stripe's dashboard (Developers, API keys) into infra/environments.ts`,
  )
}

/** Whether sign-up and password codes are sent through SES. */
export function checkAccountSender({ environment }: Context): Finding {
  const { accountMail, isProtected } = environment
  if (accountMail) return ok(`Codes are mailed from ${accountMail.from} through SES.`)
  const seen = "accountMail isn't set, so Cognito sends the codes itself, at most 50 a day."
  if (!isProtected) return ok(seen)
  return fail(seen, 'set accountMail in infra/environments.ts to an identity that SES has verified')
}

/** Whether the web app has been built. */
export function checkBundle({ machine: { webFolder, siteUrl } }: Context): Finding {
  if (!existsSync(join(webFolder, 'index.html')))
    return fail("The web app isn't built: the site would have no pages.", 'npm run build:web')
  const sitemap = join(webFolder, 'sitemap.xml')
  // Public pages contain the site's URL, which is set at build time.
  if (existsSync(sitemap) && !readFileSync(sitemap, 'utf8').includes(siteUrl))
    return fail(`The web app was built for another address than ${siteUrl}.`, 'npm run build:web')
  return ok('The web app is built.')
}
