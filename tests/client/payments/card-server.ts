import { configOf } from '#tests/client/academies/site-config.ts'

async function post(url: string, control: string, body: object): Promise<unknown> {
  const { local } = await configOf(url)
  const reply = await fetch(`${local.stripeUrl}/_test/${control}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`The card server’s ${control} answered ${reply.status}`)
  return reply.json()
}

/** Uses one of the card server's test controls (docs/local-services.md). */
export async function setControl(url: string, control: string, body: object = {}): Promise<void> {
  await post(url, control, body)
}

/** A webhook request for an event: its URL, body, and signature. */
export type SignedRequest = { url: string; body: string; signature: string }

/**
 * The webhook request for a held-back event of a type that contains `mark`, as it would be sent at `now` (epoch
 * milliseconds).
 */
export async function signedRequestAbout(url: string, type: string, mark: string, now: number): Promise<SignedRequest> {
  const { held: heldIds } = (await post(url, 'webhooks/state', {})) as { held: string[] }
  for (const id of heldIds.reverse()) {
    const signed = (await post(url, 'webhooks/signed-request', { id, now })) as SignedRequest
    if (signed.body.includes(`"${type}"`) && signed.body.includes(mark)) return signed
  }
  throw new Error(`No ${type} about ${mark} is held back`)
}
