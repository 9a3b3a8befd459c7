/** Why a refund is not made, or not yet; the key is the refusal's code. */
export const paymentMessages = {
  'refund-reason-length': 'Please give a reason of 3 to 500 characters',
  'payment-not-paid': 'Only a paid payment can be refunded',
  'payment-not-charged': 'Stripe knows no charge for this payment, so it cannot be refunded here',
  'payment-refunded': 'This payment has been refunded already',
  'refund-begun': 'Another administrator is refunding this payment right now',
  'refund-disputed':
    'The card holder disputes this charge at their bank, so it cannot be refunded. Nothing has been changed.',
  'refund-funds': 'Your Stripe balance does not cover this refund. Nothing has been changed.',
  'refund-refused': 'Stripe refused the refund. Nothing has been changed. Stripe’s dashboard may say why.',
  'refund-later':
    'Stripe could not be reached. The refund is noted and made as soon as Stripe answers; you need not do it again.',
  'list-place-invalid': 'The list could not be continued, please load it again',
} as const

/** How a payment stands, as lists, searches and exports show it. */
export const paymentStatusWords = {
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  processing: 'Processing',
  refunding: 'Being refunded',
} as const

/** Shown beside a payment whose charge the card holder disputes. */
export const disputedWords = {
  badge: 'Disputed',
  since: (date: string): string => `The card holder disputes this charge since ${date}. Answer in Stripe’s dashboard.`,
} as const

/** Who gave a payment back that was refunded in the card service's own dashboard, and why. */
export const refundedAtCardService = { by: 'Stripe', reason: 'Refunded in Stripe’s dashboard' } as const
