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
  'payment-days-invalid': 'Please give two days, the first not after the last',
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

/** Words of what the payments of some days came to. */
export const totalsWords = {
  heading: (range: string): string => `Totals, ${range}`,
  allDays: 'all days',
  since: (day: string): string => `since ${day}`,
  until: (day: string): string => `until ${day}`,
  between: (from: string, to: string): string => (from === to ? from : `${from} – ${to}`),
  gross: 'Gross',
  refunds: 'Refunds',
  disputes: 'Lost disputes',
  net: 'Net',
  left: 'What is left',
  lost: 'Decided for the card holder',
  refunded: (count: number): string => `Of ${count.toLocaleString('en-US')} ${count === 1 ? 'payment' : 'payments'}`,
  wholeDays: 'All payments of these days: the search and the status narrow only the list below.',
  byCourse: (count: number): string => `By course (${count})`,
  courseTable: 'Totals by course',
  months: 'The last 12 months',
  monthTable: 'Payments by month, a refund with the month of its payment',
  change: 'Net, change',
  save: 'Save as CSV',
  oneCourse: 'One course',
  allCourses: 'Show all courses',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
  everyDay: 'All days',
} as const
