import { academy } from '#domain/academy.ts'
import { amountText } from '#domain/courses/price.ts'
import { receiptWords as words } from '#domain/messages/receipts.ts'
import { receiptDate } from '#domain/payments/receipt.ts'
import type { ReceiptQuery } from '#generated/operations.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Sheet } from '#web/ui/layout/sheet.tsx'
import { ReceiptStatus } from './receipt-status.tsx'

export type ReceiptPayment = NonNullable<ReceiptQuery['myPayment']>

/** A line of money. */
const Amount = ({ name, cents }: { name: string; cents: number }) => (
  <p className="receipt__amount">
    <span>{name}</span>
    <strong>
      {amountText(cents)} {academy.currency.toUpperCase()}
    </strong>
  </p>
)

/** The receipt, made to be printed: what was paid, to whom, by whom, when, and its status. */
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
      <Card as="article" className="receipt" aria-label={`Receipt for ${courseName}`}>
        <header className="receipt__head">
          <div>
            <p className="receipt__academy">{name}</p>
            <address className="receipt__address">
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
        <section aria-label={words.reference} className="receipt__reference">
          <Facts facts={reference} />
        </section>
      </Card>
    </Sheet>
  )
}
