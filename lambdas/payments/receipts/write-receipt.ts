import { academy } from '#domain/academy.ts'
import { amountText } from '#domain/courses/price.ts'
import { receiptGreeting, receiptSubjects, receiptWords as words } from '#domain/messages/receipts.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { receiptDate, type ReceiptKind, receiptPath } from '#domain/payments/receipt.ts'
import { escapeHtml } from '#domain/text/escape-html.ts'

export type Mail = { to: string; subject: string; text: string; html: string }

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

const CELL = 'padding:4px 16px 4px 0;text-align:left;vertical-align:top'

function htmlOf(title: string, before: string[], facts: [string, string][], link: string, after: string[]) {
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`
  const row = ([name, value]: [string, string]) =>
    `<tr><th scope="row" style="${CELL}">${escapeHtml(name)}</th><td style="${CELL}">${escapeHtml(value)}</td></tr>`
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>${escapeHtml(title)}</title></head><body style="font-family:sans-serif;line-height:1.5">`,
    `<h1 style="font-size:1.25rem">${escapeHtml(title)}</h1>`,
    ...before.map(paragraph),
    `<table style="border-collapse:collapse">${facts.map(row).join('')}</table>`,
    `<p><a href="${escapeHtml(link)}">${escapeHtml(words.open)}</a></p>`,
    ...after.map(paragraph),
    `<p>${[academy.name, ...academy.contact.address].map(escapeHtml).join('<br>')}</p></body></html>`,
  ].join('\n')
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
  const title = kind === 'paid' ? words.receipt : words.refund
  const before = [receiptGreeting(payment.studentName), leadOf(kind, payment)]
  const facts = factsOf(payment, kind, timeZone)
  const link = `${siteUrl}${receiptPath(payment.key)}`
  const after = [kind === 'paid' ? words.noRefunds : words.arrives, words.questions]
  const text = [
    ...before,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    `${words.open}: ${link}`,
    ...after,
    [academy.name, ...academy.contact.address].join('\n'),
  ].join('\n\n')
  return {
    to: payment.email,
    subject: oneLine(receiptSubjects[kind](payment.courseName)),
    text,
    html: htmlOf(title, before, facts, link, after),
  }
}
