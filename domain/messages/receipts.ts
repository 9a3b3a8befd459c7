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
  part: 'We have returned a part of your payment. Your access to the course stays as it is.',
  date: 'Date',
  reference: 'Reference',
  charge: 'Charge',
  why: 'Why',
  open: 'See and print this receipt',
  openCourse: 'Open my course',
  thanks: `Thank you for registering with ${academy.name}. We have received your payment.`,
  returned: 'We could not register you for this course, so we have returned your payment in full.',
  ended: 'We have returned your payment in full, and your access to the course has ended.',
  arrives: 'The money is back on your card within ten business days.',
  noRefunds: 'All sales are final: there are no refunds once a registration is complete.',
  questions: `Questions? Call ${academy.contact.phone} (${academy.contact.hours}) or write to ${academy.contact.email}.`,
} as const

export const receiptGreeting = (student: string): string => `Dear ${student},`

/** The subject of the e-mail about a payment that became a registration or was refunded. */
export const receiptSubjects = {
  paid: (course: string): string => `${academy.name}: your receipt for ${course}`,
  part: (course: string): string => `${academy.name}: a part of your payment for ${course} has been refunded`,
  refunded: (course: string): string => `${academy.name}: your payment for ${course} has been refunded`,
} as const
