import { academy } from '#domain/academy.ts'

/** Words of a receipt, by e-mail and on its page. */
export const receiptWords = {
  receipt: 'Receipt',
  refund: 'Refund',
  course: 'Course',
  student: 'Student',
  amount: 'Amount paid',
  amountRefunded: 'Amount refunded',
  left: 'Amount paid after refunds',
  part: 'We refunded part of your payment. Your access to the course hasn’t changed.',
  date: 'Date',
  reference: 'Reference',
  charge: 'Charge',
  why: 'Why',
  open: 'View or print this receipt',
  openCourse: 'Go to my course',
  thanks: `Thank you for registering with ${academy.name}. We received your payment.`,
  returned: 'We couldn’t register you for this course, so we refunded your payment in full.',
  ended: 'We refunded your payment in full, and your access to the course has ended.',
  arrives: 'You’ll see it on your card within 10 business days.',
  noRefunds: 'All sales are final: there are no refunds once a registration is complete.',
  questions: `Questions? Call ${academy.contact.phone} (${academy.contact.hours}) or write to ${academy.contact.email}.`,
} as const

export const receiptGreeting = (student: string): string => `Hi ${student},`

/** The subject of the e-mail about a payment that became a registration or was refunded. */
export const receiptSubjects = {
  paid: (course: string): string => `${academy.name}: your receipt for ${course}`,
  part: (course: string): string => `${academy.name}: part of your payment for ${course} has been refunded`,
  refunded: (course: string): string => `${academy.name}: your payment for ${course} has been refunded`,
} as const
