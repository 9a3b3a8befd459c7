import type { Mail } from '#lambdas/aws/send-mail.ts'
import { amountText } from '#domain/courses/price.ts'
import { receiptGreeting, receiptSubjects, receiptWords as words } from '#domain/messages/receipts.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { linkPath } from '#domain/progress/link-path.ts'
import { receiptDate, type ReceiptKind, receiptPath } from '#domain/payments/receipt.ts'
import { type MailContent, mailHtml, mailText } from '#domain/text/mail-layout.ts'

/** Keeps a header on one line: replaces line breaks with spaces. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()

/** The kinds of e-mail: a receipt, the refund of a payment, or a partial refund. */
export type MailKind = ReceiptKind | 'part'

/** Returns the receipt's lines, each a name and a value. */
function factsOf(payment: Payment, kind: MailKind, timeZone: string, part = 0): [string, string][] {
  return [
    [words.course, payment.description],
    [words.student, payment.studentName],
    [kind === 'refunded' ? words.amountRefunded : words.amount, amountText(payment.amount)],
    ...(kind === 'part' ? [[words.amountRefunded, amountText(part)] satisfies [string, string]] : []),
    [words.date, receiptDate(payment.date, timeZone)],
    [words.reference, payment.key],
    ...(payment.charge?.id === undefined ? [] : [[words.charge, payment.charge.id] satisfies [string, string]]),
    ...(kind === 'refunded' && payment.charge?.failure_message
      ? [[words.why, payment.charge.failure_message] satisfies [string, string]]
      : []),
  ]
}

/** Returns an e-mail's opening: thanks, or why the money was refunded, before or after a registration. */
function leadOf(kind: MailKind, payment: Payment): string {
  if (kind === 'paid') return words.thanks
  if (kind === 'part') return words.part
  return payment.progressKey === undefined ? words.returned : words.ended
}

/**
 * Writes the e-mail about a payment: a receipt or a refund. Escapes all user-written values in both parts. `siteUrl`:
 * the site's address without a trailing slash; `part`: cents of a partial refund.
 */
export function writeReceipt(
  payment: Payment,
  kind: MailKind,
  { timeZone, siteUrl }: { timeZone: string; siteUrl: string },
  part?: number,
): Mail {
  const lead = leadOf(kind, payment)
  const content: MailContent = {
    preheader: lead,
    title: kind === 'paid' ? words.receipt : words.refund,
    parts: [
      { kind: 'text', text: receiptGreeting(payment.studentName) },
      { kind: 'text', text: lead },
      { kind: 'facts', facts: factsOf(payment, kind, timeZone, part) },
      ...(kind === 'paid'
        ? [{ kind: 'button', label: words.openCourse, href: `${siteUrl}${linkPath(payment.courseKey)}` } as const]
        : []),
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
