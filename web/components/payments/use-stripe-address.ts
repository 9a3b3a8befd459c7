import { useQuery } from '@tanstack/react-query'
import { loadConfig } from '#web/lib/api/config.ts'
import type { PaymentRow } from './payment-row.ts'

const DASHBOARD = 'https://dashboard.stripe.com'

type StripeAddresses = {
  payment: (payment: PaymentRow) => string | undefined
  dispute: (id: string) => string | undefined
}

/** Where Stripe shows a payment or a dispute, in test mode or for real, as the academy's key says; undefined when Stripe has none. */
export function useStripeAddress(): StripeAddresses {
  const { data: config } = useQuery({ queryKey: ['config'], queryFn: loadConfig, staleTime: Infinity })
  const mode = config?.stripePublishableKey.startsWith('pk_live') === true ? '' : '/test'
  const at = (kind: string, id: string | null) =>
    config === undefined || id === null ? undefined : `${DASHBOARD}${mode}/${kind}/${encodeURIComponent(id)}`
  return { payment: ({ intentId }) => at('payments', intentId), dispute: (id) => at('disputes', id) }
}
