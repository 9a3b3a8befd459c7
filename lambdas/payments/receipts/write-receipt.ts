import type { Mail } from '#lambdas/aws/send-mail.ts'
import { amountText } from '#domain/courses/price.ts'
import { receiptGreeting, receiptSubjects, receiptWords as words } from '#domain/messages/receipts.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { receiptDate, type ReceiptKind, receiptPath } from '#domain/payments/receipt.ts'
import { type MailContent, mailHtml, mailText } from '#domain/mails/mail-layout.ts'

/** A header is one line: what would begin another becomes a space. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** What the receipt states, line by line: its name and its value. */
function factsOf(payment: Payment, kind: ReceiptKind, timeZone: string): [string, string][] {
  return [
    [words.course, payment.description],
    [words.student, payment.studentName],
    [kind === 'paid' ? words.amount : words.amountRefunded, amountText(payment.amount)],
    [words.date, receiptDate(payment.date, timeZone)],
    [words.reference, payment.key],
    ...(payment.charge?.id === undefined ? [] : [[words.charge, payment.charge.id] satisfies [string, string]]),
    ...(kind === 'refunded' && payment.charge?.failure_message
      ? [[words.why, payment.charge.failure_message] satisfies [string, string]]
      : []),
  ]
}

/** What a mail begins with: thanks, or why the money went back, before or after there was a registration. */
function leadOf(kind: ReceiptKind, payment: Payment): string {
  if (kind === 'paid') return words.thanks
  return payment.progressKey === undefined ? words.returned : words.ended
}

/**
 * The mail about a payment: a receipt, or what became of the money that went back. Everything that people wrote is text
 * in both parts. `siteUrl`: the site's address without a slash at its end.
 */
export function writeReceipt(
  payment: Payment,
  kind: ReceiptKind,
  { timeZone, siteUrl }: { timeZone: string; siteUrl: string },
): Mail {
  const lead = leadOf(kind, payment)
  const content: MailContent = {
    preheader: lead,
    title: kind === 'paid' ? words.receipt : words.refund,
    parts: [
      { kind: 'text', text: receiptGreeting(payment.studentName) },
      { kind: 'text', text: lead },
      { kind: 'facts', facts: factsOf(payment, kind, timeZone) },
      ...(kind === 'paid' ? [{ kind: 'button', label: words.openCourse, href: `${siteUrl}/my-courses` } as const] : []),
      { kind: 'link', label: words.open, href: `${siteUrl}${receiptPath(payment.key)}` },
      { kind: 'text', text: kind === 'paid' ? words.noRefunds : words.arrives },
      { kind: 'text', text: words.questions },
    ],
  }
  return {
    to: payment.email,
    subject: oneLine(receiptSubjects[kind](payment.courseName)),
    text: mailText(content),
    html: mailHtml(content),
  }
}
