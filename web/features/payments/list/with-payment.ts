import type { InfiniteData } from '@tanstack/react-query'
import type { OnAcademyPaymentSubscription, PaymentsQuery } from '#generated/operations.ts'
import type { PaymentRow } from './payment-row.ts'

export type PaymentPages = InfiniteData<PaymentsQuery, string | undefined>

/** A payment as an event says it: what anybody may know of it who lists payments. */
type Event = NonNullable<OnAcademyPaymentSubscription['onAcademyPayment']>

const unknown = { email: null, intentId: null, refund: null, trouble: null, disputed: null }

const change = (data: PaymentPages, items: (items: PaymentRow[], page: number) => PaymentRow[]): PaymentPages => ({
  ...data,
  pages: data.pages.map(({ payments }, page) => ({ payments: { ...payments, items: items(payments.items, page) } })),
})

/** The pages with a payment as it now stands; `fresh` is put on top when it is new and `isWhole` says that all are listed. */
export function withPayment(data: PaymentPages, fresh: Event, isWhole: boolean): PaymentPages {
  const isListed = data.pages.some(({ payments }) => payments.items.some(({ key }) => key === fresh.key))
  if (isListed) return change(data, (items) => items.map((one) => (one.key === fresh.key ? { ...one, ...fresh } : one)))
  return isWhole ? change(data, (items, page) => (page === 0 ? [{ ...unknown, ...fresh }, ...items] : items)) : data
}
