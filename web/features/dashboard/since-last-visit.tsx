import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { type Changes, changesSince } from '#domain/dashboard/last-visit.ts'
import type { DashboardQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { formatDateTime, formatDay } from '#web/lib/format/format-dates.ts'
import { formatMoney } from '#web/lib/format/format-money.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { recordVisit, useVisitBefore } from './stored-visits.ts'

type SinceLastVisitProps = {
  numbers: DashboardQuery['dashboard']
  /** When the numbers were fetched, epoch milliseconds. */
  seenAt: number
}

const counted = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** How many more or fewer there are: '3 more students', '1 question fewer'. */
const difference = (more: number, noun: string) =>
  more < 0 ? `${counted(-more, noun)} fewer` : `${more.toLocaleString('en-US')} more ${noun}${more === 1 ? '' : 's'}`

type Line = { key: string; text: string; to: string }

function linesOf({ payments, income, refunds, refundedAmount, lostAmount, students, questions }: Changes): Line[] {
  const lines: (Line | false)[] = [
    payments > 0 && {
      key: 'payments',
      text: `${counted(payments, 'payment')}, ${formatMoney(income)}`,
      to: paths.payments,
    },
    (refunds > 0 || refundedAmount > 0) && {
      key: 'refunds',
      text: `${counted(refunds, 'refund')}, ${formatMoney(refundedAmount)}`,
      to: paths.paymentsThatAre('refunded'),
    },
    lostAmount > 0 && {
      key: 'lost',
      text: `${formatMoney(lostAmount)} lost by disputes`,
      to: paths.paymentsThatAre('disputed'),
    },
    students !== 0 && { key: 'students', text: difference(students, 'student'), to: paths.users },
    questions !== 0 && { key: 'questions', text: difference(questions, 'question'), to: paths.questions },
  ]
  return lines.filter((line) => line !== false)
}

/**
 * What the academy's numbers have gained since this administrator last looked, in this browser: half an hour without a look ends a
 * visit. Nothing on the first one.
 */
export function SinceLastVisit({ numbers, seenAt }: SinceLastVisitProps) {
  const before = useVisitBefore()
  useEffect(() => {
    recordVisit(numbers, seenAt)
  }, [numbers, seenAt])
  if (before === undefined) return null
  const changes = changesSince(before, numbers)
  const lines = linesOf(changes)
  return (
    <Card as="section" aria-labelledby="since-heading" className="dashboard__since">
      <div className="dashboard__card-head">
        <h2 id="since-heading">Since your last visit</h2>
        <Link to={`${paths.audit}?from=${before.today}`}>What administrators changed</Link>
      </div>
      <p className="muted">
        You last looked on {formatDateTime(before.at)}
        {changes.salesSince !== undefined && `; payments since ${formatDay(changes.salesSince)}`}.
      </p>
      {lines.length === 0 ? (
        <p>No payments, students or questions have come or gone.</p>
      ) : (
        <ul className="dashboard__changes">
          {lines.map(({ key, text, to }) => (
            <li key={key}>
              <Link to={to}>{text}</Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
