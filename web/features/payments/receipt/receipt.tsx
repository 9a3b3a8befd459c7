import { academy } from '#domain/academy.ts'
import { amountText } from '#domain/courses/price.ts'
import { receiptWords as words } from '#domain/messages/receipts.ts'
import { receiptDate } from '#domain/payments/receipt.ts'
import type { ReceiptQuery } from '#generated/operations.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Sheet } from '#web/ui/layout/sheet.tsx'
import { chargeFailures, registrationWords } from '#domain/messages/registration.ts'
import { paymentStatusWords } from '#domain/messages/payments.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

type State = { tone: BadgeTone; label: string; words: readonly string[] }

function stateOf({ status, charge, refundedAmount }: ReceiptPayment): State {
  const failure = charge?.failure_message
  if (status === 'paid' && (refundedAmount ?? 0) > 0)
    return { tone: 'accent', label: paymentStatusWords['part-refunded'], words: [words.part] }
  switch (status) {
    case 'paid':
      return { tone: 'success', label: 'Paid', words: [] }
    case 'refunded':
      return { tone: 'accent', label: 'Refunded', words: [registrationWords.refunded, ...(failure ? [failure] : [])] }
    case 'failed':
      return {
        tone: 'error',
        label: 'Failed',
        words: [failure ?? chargeFailures['card-failed'], registrationWords.notCharged],
      }
    default:
      return { tone: 'neutral', label: registrationWords.processing, words: ['This isn’t a receipt yet.'] }
  }
}

/** The payment's status in plain words: paid, failed, refunded, or not settled yet (spec 1.4.19 to 1.4.21). */
function ReceiptStatus({ payment }: { payment: ReceiptPayment }) {
  const { tone, label, words } = stateOf(payment)
  return (
    <div className="grid justify-items-start gap-2 max-w-72" role="status">
      <Badge tone={tone}>{label}</Badge>
      {words.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}

export type ReceiptPayment = NonNullable<ReceiptQuery['myPayment']>

/** A line with an amount. */
const Amount = ({ name, cents }: { name: string; cents: number }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-4 tabular-nums">
    <span>{name}</span>
    <strong className="text-[1.375rem]">
      {amountText(cents)} {academy.currency.toUpperCase()}
    </strong>
  </p>
)

/** The receipt, designed for print: what was paid, to whom, by whom, when, and its status. */
export function Receipt({ payment }: { payment: ReceiptPayment }) {
  const { key, charge, courseName, description, studentName, amount, date, status } = payment
  const refunded = payment.refundedAmount ?? 0
  const { name, contact } = academy
  const reference = [
    { term: words.reference, value: key },
    ...(charge?.id == null ? [] : [{ term: words.charge, value: charge.id }]),
  ]
  return (
    <Sheet>
      <Card
        as="article"
        className="[&.card]:gap-6 print:[&.card]:break-inside-avoid"
        aria-label={`Receipt for ${courseName}`}
      >
        <header className="flex flex-wrap items-start justify-between gap-4 pb-4 border-b border-b-border">
          <div>
            <p className="text-title-3 font-bold">{name}</p>
            <address className="grid text-text-muted not-italic">
              {contact.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <span>{contact.phone}</span>
              <span>{contact.email}</span>
            </address>
          </div>
          <ReceiptStatus payment={payment} />
        </header>
        <Facts
          facts={[
            { term: words.student, value: studentName },
            { term: words.date, value: receiptDate(date, academy.timeZone) },
            { term: words.course, value: courseName },
            { term: 'Description', value: description },
          ]}
        />
        <Amount name={status === 'paid' ? words.amount : 'Amount'} cents={amount} />
        {status === 'refunded' && <Amount name={words.amountRefunded} cents={amount} />}
        {status === 'paid' && refunded > 0 && (
          <>
            <Amount name={words.amountRefunded} cents={refunded} />
            <Amount name={words.left} cents={amount - refunded} />
          </>
        )}
        <section aria-label={words.reference} className="pt-4 border-t border-t-border text-small">
          <Facts facts={reference} />
        </section>
      </Card>
    </Sheet>
  )
}
