/** Why a registration is refused; the key is the refusal's code. */
export const registrationRefusals = {
  'already-yours': 'You already have this course',
  'payment-processing': 'Your payment for this course is still processing',
  'payment-open': 'Another payment of yours is still processing; wait until it has ended, then try again',
  'payment-later': 'Too many of your payments failed today; please try again tomorrow',
  'payment-busy': 'Your payment was just checked too often. Wait a minute, then try again.',
  'course-closed': 'This course is closed',
  'price-changed': 'The price of this course has changed. Please look at it again before you pay.',
  'days-changed': 'The number of days in this course has changed. Please look at it again before you pay.',
  'no-seats': 'There are no seats left in this course',
  'course-not-found': 'Course not found',
  'account-not-found': 'Your account is not complete, please sign out and sign in again',
  'payment-not-found': 'Payment not found',
  'payment-token-invalid': 'Your card could not be read, please try again',
  'request-id-invalid': 'The registration could not be started, please try again',
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
  kindOfCourse: 'Kind of course',
  allKinds: 'All courses',
  live: 'Live',
  online: 'Online',
  noneOffered: 'No courses are offered right now',
  instructor: (name: string) => `Instructor: ${name}`,
} as const

/** Additional words while a payment runs. */
export const checkoutWords = {
  continues: 'You may close this or leave the page: your payment goes on, and a message tells you how it ended.',
  offline:
    'The academy cannot be reached. Your payment goes on as soon as you are online again, and you pay only once.',
  bankAsks: 'Your bank asks you to confirm the payment.',
  otherCard: 'Use another card',
  cardFormMissing:
    'The card form could not be loaded. Check your connection, and allow this page in any ad or script blocker. Then try again.',
  startNow: 'Start now',
  priceNow: (price: string) => `This course now costs ${price}. Please look at it again before you pay.`,
  daysNow: (days: number) => `This course now comes with ${days} days online. Please look at it again before you pay.`,
  seatsGone: 'The last seat has just been taken. It may become free again.',
} as const

export const registeredFor = (course: string): string => `Registerd for ${course}`

/** Messages for a failed charge if the card service returns none. */
export const chargeFailures = {
  'card-failed': 'The payment was not completed',
  'card-unreadable': 'Your card could not be read, please try again',
  'other-card': 'You chose to use another card',
  'no-seats': 'There were no seats left in this course, the payment has been refunded',
  'course-gone': 'This course is no longer offered, the payment has been refunded',
  'already-yours': 'You already have this course, the payment has been refunded',
  'amount-differs': 'The charged amount was not that of the course, the payment has been refunded',
  'paid-late': 'The payment came too late, it has been refunded',
  'by-administrator': 'The academy has refunded the payment, and the course has ended',
  'at-card-service': 'The payment has been refunded, and the course has ended',
} as const
