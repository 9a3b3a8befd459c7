import { useQuery } from '@tanstack/react-query'
import { loadConfig } from '#web/lib/api/config.ts'
import type { PaymentRow } from './payment-row.ts'

const DASHBOARD = 'https://dashboard.stripe.com'

type StripeAddresses = {
  payment: (payment: PaymentRow) => string | undefined
  dispute: (id: string) => string | undefined
}

/**
 * The Stripe URLs of a payment and a dispute, in test or live mode according to the academy's key; undefined if Stripe
 * has none.
 */
export function useStripeAddress(): StripeAddresses {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity })
  const mode = config?.stripePublishableKey.startsWith('pk_live') === true ? '' : '/test'
  const at = (kind: string, id: string | null) =>
    config === undefined || id === null ? undefined : `${DASHBOARD}${mode}/${kind}/${encodeURIComponent(id)}`
  return { payment: ({ intentId }) => at('payments', intentId), dispute: (id) => at('disputes', id) }
}
