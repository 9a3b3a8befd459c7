import { startCards, type CardsServer } from '../stripe/start-cards.ts'
import type { FunctionUrl } from '../lambda/function-url.ts'
import type { CloudGround } from './cloud-parts.ts'

/** Starts the local card server; undefined when Stripe's own keys are given. Its webhooks go to the function URL named after them. */
export async function openCards(
  ground: CloudGround,
  urls: FunctionUrl[],
  publishableKey: string,
): Promise<CardsServer | undefined> {
  const { stripe, usesStripe, origin, dataDir, closers, log } = ground
  if (usesStripe) return undefined
  const hook =
    urls.find(({ logicalId, functionArn }) => /webhook|stripe/i.test(`${logicalId} ${functionArn}`)) ?? urls[0]
  const cards = await startCards({
    dataDir,
    secretKey: stripe.secretKey,
    publishableKey,
    webhookSecret: stripe.webhookSecret,
    webhookUrl: () => (hook === undefined ? undefined : `${origin}/_local/functions/${hook.logicalId}/`),
    publicBaseUrl: () => `${origin}/_local/stripe`,
    log,
  })
  closers.add(cards.close)
  return cards
}
