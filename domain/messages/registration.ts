/** Why a registration is refused; the key is the refusal's code. */
export const registrationRefusals = {
  'already-yours': 'You already have this course',
  'payment-processing': 'Your payment for this course is still processing',
  'payment-open': 'You have another payment processing. Wait until it’s done, then try again',
  'payment-later': 'Too many failed payments today. Try again tomorrow',
  'payment-busy': 'Too many tries. Wait a minute, then try again.',
  'course-closed': 'This course is closed',
  'price-changed': 'The price of this course has changed. Review it before you pay.',
  'days-changed': 'The number of days in this course has changed. Review it before you pay.',
  'no-seats': 'This course is full',
  'course-not-found': 'Course not found',
  'account-not-found': 'Your account isn’t complete. Sign out, then sign in again',
  'payment-not-found': 'Payment not found',
  'payment-token-invalid': 'We couldn’t read your card. Try again',
  'request-id-invalid': 'We couldn’t start your registration. Try again',
} as const

/** Words of the register popup (spec 1.4.17 to 1.4.21, 1.8.7, 1.8.8); those of a course's card are in availability.ts. */
export const registrationWords = {
  signInToRegister: 'Please sign in to register',
  signInFirst: 'Please sign in to register!',
  processing: 'processing',
  notCharged: 'Your card has not been charged',
  refunded: 'Your payment has been refunded',
  completed: 'You have completed registeration!',
} as const

/** Words of the course list in addition to the specification's. */
export const registerWords = {
  kindOfCourse: 'Course type',
  allKinds: 'All courses',
  live: 'Live',
  online: 'Online',
  noneOffered: 'No courses are offered right now',
  instructor: (name: string) => `Instructor: ${name}`,
} as const

/** Additional words while a payment runs. */
export const checkoutWords = {
  continues: 'You can close this or leave the page. We’ll tell you when your payment goes through.',
  offline: 'You’re offline. Your payment continues when you’re back online, and you’ll pay only once.',
  bankAsks: 'Your bank asks you to confirm the payment.',
  otherCard: 'Use another card',
  cardFormMissing:
    'We couldn’t load the card form. Check your connection, and allow this page in any ad or script blocker. Then try again.',
  startNow: 'Start now',
  priceNow: (price: string) => `This course now costs ${price}. Review it before you pay.`,
  daysNow: (days: number) => `This course now includes ${days} days online. Review it before you pay.`,
  seatsGone: 'Someone just took the last seat. It may open up again.',
} as const

export const registeredFor = (course: string): string => `Registerd for ${course}`

/** Messages for a failed charge if the card service returns none. */
export const chargeFailures = {
  'card-failed': 'Your payment didn’t go through',
  'card-unreadable': 'We couldn’t read your card. Try again',
  'other-card': 'You chose to use another card',
  'no-seats': 'This course is full. We’ve refunded your payment',
  'course-gone': 'This course is no longer offered. We’ve refunded your payment',
  'already-yours': 'You already have this course. We’ve refunded your payment',
  'amount-differs': 'The amount charged didn’t match the course. We’ve refunded your payment',
  'paid-late': 'Your payment came too late. We’ve refunded it',
  'by-administrator': 'We’ve refunded your payment, and the course has ended',
  'at-card-service': 'Your payment has been refunded, and the course has ended',
} as const
