/** Why a refund is refused or delayed; the key is the refusal's code. */
export const paymentMessages = {
  'refund-reason-length': 'Please give a reason of 3 to 500 characters',
  'payment-not-paid': 'Only a paid payment can be refunded',
  'payment-not-charged': 'Stripe knows no charge for this payment, so it cannot be refunded here',
  'payment-refunded': 'This payment has been refunded already',
  'refund-begun': 'Another administrator is refunding this payment right now',
  'refund-part-open': 'A part of this payment is being refunded right now. Please try again in a minute.',
  'refund-amount': 'Please give an amount from $0.01 to what is left of the payment',
  'refund-changed':
    'Something of this payment has gone back since you opened it. Look what is left, then refund again.',
  'refund-parts': 'So many parts of this payment were refunded that what is left can only be refunded at once',
  'refund-request': 'Please load the page again before you refund a part',
  'refund-disputed':
    'The card holder disputes this charge at their bank, so it cannot be refunded. Nothing has been changed.',
  'refund-funds': 'Your Stripe balance does not cover this refund. Nothing has been changed.',
  'refund-refused': 'Stripe refused the refund. Nothing has been changed. Stripe’s dashboard may say why.',
  'refund-later':
    'Stripe could not be reached. The refund is noted and made as soon as Stripe answers; you need not do it again.',
  'payment-days-invalid': 'Please give two days, the first not after the last',
  'list-place-invalid': 'The list could not be continued, please load it again',
} as const

/** The status of a payment, in lists, searches, and exports. */
export const paymentStatusWords = {
  paid: 'Paid',
  failed: 'Failed',
  refunded: 'Refunded',
  'part-refunded': 'Partly refunded',
  processing: 'Processing',
  refunding: 'Being refunded',
} as const

/** Shown with a payment whose charge the cardholder disputes. */
export const disputedWords = {
  badge: 'Disputed',
  filter: 'Disputed',
  statuses: {
    needs_response: 'Needs an answer',
    under_review: 'The bank decides',
    won: 'Won',
    lost: 'Lost',
    warning_needs_response: 'Inquiry: needs an answer',
    warning_under_review: 'Inquiry: the bank decides',
    warning_closed: 'Inquiry closed',
    prevented: 'Prevented',
  },
  reasons: {
    bank_cannot_process: 'the bank could not process the payment',
    credit_not_processed: 'a refund that was promised did not come',
    customer_initiated: 'the card holder asked for the money back',
    debit_not_authorized: 'the payment was not authorized',
    duplicate: 'the card holder was charged twice',
    fraudulent: 'the card holder does not know the payment',
    general: 'no reason given',
    incorrect_account_details: 'the account was wrong',
    insufficient_funds: 'the account did not have enough money',
    product_not_received: 'the course was not received',
    product_unacceptable: 'the course was not as described',
    subscription_canceled: 'the subscription was cancelled',
    unrecognized: 'the card holder does not recognize the payment',
  },
  dueBy: (date: string): string => `Answer by ${date}`,
  lost: 'Dispute lost',
  won: 'Dispute won',
  since: (date: string): string => `The card holder disputes this charge since ${date}. Answer in Stripe’s dashboard.`,
} as const

/** Words of a refund's form and display for administrators. */
export const refundWords = {
  which: 'How much',
  all: (amount: string): string => `All that is left, ${amount}`,
  part: 'A part',
  amount: 'Amount in dollars',
  left: (amount: string): string => `From $0.01 to ${amount}`,
  ends: (student: string, amount: string, course: { name: string; isLive: boolean }): string =>
    `${student} gets ${amount} back for ${course.name}. Their access ends now, and so does a test they are taking.${course.isLive ? ' Their seat is free for someone else.' : ''} A certificate they have for it is withdrawn. You can’t undo this.`,
  stays: (student: string, amount: string | undefined, course: string): string =>
    `${student} gets ${amount ?? 'this part'} back for ${course} and keeps the course. You can’t undo this.`,
  blocked: 'A disputed charge can’t be refunded: the bank has the money or has given it back',
  partDone: (amount: string): string => `${amount} refunded`,
  wholeDone: 'Payment refunded',
  of: (part: string, amount: string): string => `${part} of ${amount} refunded`,
  running: (amount: string): string => `${amount} is being refunded`,
} as const

/** The refunder and reason of a payment refunded in the card service's own dashboard. */
export const refundedAtCardService = { by: 'Stripe', reason: 'Refunded in Stripe’s dashboard' } as const

/** The sort order of a list of payments, and whether more are still loading. */
export const paymentOrderWords = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  by: (column: string, descending: boolean): string => `By ${column}${descending ? ', descending' : ''}`,
  ofLoaded: (order: string): string => `${order}, of those that are loaded`,
} as const

/** Words of the totals of payments over some days. */
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
  wholeDays: 'All payments of these days, whatever the search and the status.',
  foundHeading: (count: number): string =>
    `Found by the search or the status: ${count.toLocaleString('en-US')} ${count === 1 ? 'payment' : 'payments'}`,
  foundLong: 'What was found is added up for up to 62 days.',
  byCourse: (count: number): string => `By course (${count})`,
  courseTable: 'Totals by course',
  months: 'The last 12 months',
  monthTable: 'Payments by month, a refund with the month of its payment',
  change: 'Change',
  save: 'Save as CSV',
  oneCourse: 'One course',
  allCourses: 'Show all courses',
  thisMonth: 'This month',
  lastMonth: 'Last month',
  thisYear: 'This year',
  everyDay: 'All days',
} as const
