import { useQuery } from '@tanstack/react-query'
import { loadConfig } from '#web/lib/api/config.ts'
import type { PaymentRow } from './payment-row.ts'

const DASHBOARD = 'https://dashboard.stripe.com'

/** Where Stripe shows a payment, in test mode or for real, as the academy's key says; undefined when Stripe has none. */
export function useStripeAddress(): (payment: PaymentRow) => string | undefined {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity })
  const mode = config?.stripePublishableKey.startsWith('pk_live') === true ? '' : '/test'
  return ({ intentId }) =>
    config === undefined || intentId == null
      ? undefined
      : `${DASHBOARD}${mode}/payments/${encodeURIComponent(intentId)}`
}
