import { expect, it } from 'vitest'
import { receiptGreeting, receiptSubjects, receiptWords } from './receipts.ts'

it("keeps the receipt's words to the letter", () => {
  expect(receiptWords).toEqual({
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
    thanks: 'Thank you for registering with Nursing Academy. We have received your payment.',
    returned: 'We could not register you for this course, so we have returned your payment in full.',
    ended: 'We have returned your payment in full, and your access to the course has ended.',
    arrives: 'The money is back on your card within ten business days.',
    noRefunds: 'All sales are final: there are no refunds once a registration is complete.',
    questions: 'Questions? Call (305)555-0142 (9am-5pm Mon-Fri) or write to hello@academy.example.',
  })
  expect(receiptGreeting('Jane Doe')).toBe('Dear Jane Doe,')
  expect(receiptSubjects.paid('RN Basics')).toBe('Nursing Academy: your receipt for RN Basics')
  expect(receiptSubjects.part('RN Basics')).toBe(
    'Nursing Academy: a part of your payment for RN Basics has been refunded',
  )
  expect(receiptSubjects.refunded('RN Basics')).toBe('Nursing Academy: your payment for RN Basics has been refunded')
})
