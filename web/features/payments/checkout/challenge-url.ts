const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : undefined

/** The address of the challenge that a payment waits for, asked of the local card server. Fails when there is none. */
export async function challengeUrl(stripeUrl: string, publishableKey: string, clientSecret: string): Promise<string> {
  const id = clientSecret.split('_secret')[0] ?? ''
  const address = `${stripeUrl.replace(/\/$/, '')}/v1/payment_intents/${id}?client_secret=${encodeURIComponent(clientSecret)}`
  const response = await fetch(address, { headers: { Authorization: `Bearer ${publishableKey}` } })
  const action = at(await response.json(), 'next_action')
  const url = at(at(action, 'redirect_to_url'), 'url') ?? at(at(action, 'use_stripe_sdk'), 'stripe_js')
  if (typeof url !== 'string') throw new Error('The payment waits for no challenge')
  return url
}
