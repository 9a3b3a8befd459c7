import { failureMessages } from '#domain/messages/failures.ts'
import { chargeFailures } from '#domain/messages/registration.ts'
import { fieldOf } from '#web/lib/json.ts'

type TestCard = { number: string; month: string; year: string; cvc: string; postalCode: string }

const textOf = (value: unknown, key: string): string | undefined => {
  const field = fieldOf(value, key)
  return typeof field === 'string' ? field : undefined
}

/** Makes a confirmation token at the local card server, as Stripe's script does at Stripe. */
export async function createTestToken(
  stripeUrl: string,
  publishableKey: string,
  card: TestCard,
): Promise<{ token: string } | { error: string }> {
  const year = card.year.length === 2 ? `20${card.year}` : card.year
  const body = new URLSearchParams({
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': card.number.replace(/\s/g, ''),
    'payment_method_data[card][exp_month]': card.month,
    'payment_method_data[card][exp_year]': year,
    'payment_method_data[card][cvc]': card.cvc.trim(),
    'payment_method_data[billing_details][address][postal_code]': card.postalCode.trim(),
  })
  try {
    const response = await fetch(`${stripeUrl.replace(/\/$/, '')}/v1/confirmation_tokens`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${publishableKey}` },
      body,
    })
    const reply: unknown = await response.json()
    const token = response.ok ? textOf(reply, 'id') : undefined
    return token === undefined
      ? { error: textOf(fieldOf(reply, 'error'), 'message') ?? chargeFailures['card-failed'] }
      : { token }
  } catch {
    return { error: failureMessages.network }
  }
}
