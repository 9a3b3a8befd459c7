import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import {
  type Changes,
  changesSince,
  type ComparedNumbers,
  type Visit,
  type Visits,
  visitsAfter,
} from '#domain/dashboard/last-visit.ts'
import type { DashboardQuery } from '#generated/operations.ts'
import { paths } from '#web/app/paths.ts'
import { formatDateTime, formatDay } from '#web/lib/format/format-dates.ts'
import { formatMoney } from '#web/lib/format/format-money.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { fieldOf } from '#web/lib/json.ts'
import { currentSession } from '#web/lib/session/session-store.ts'
import { storedValue } from '#web/lib/storage/stored-value.ts'

type StoredVisits = Visits & { uid: string }

const areNumbers = (value: unknown, fields: readonly string[]): boolean =>
  fields.every((field) => typeof fieldOf(value, field) === 'number')

const isDay = (value: unknown): boolean =>
  typeof fieldOf(value, 'date') === 'string' && areNumbers(value, ['paid', 'paidAmount', 'refunded', 'refundedAmount'])

function isVisit(value: unknown): boolean {
  const sales = fieldOf(value, 'sales')
  const isDated = typeof fieldOf(value, 'today') === 'string'
  return isDated && areNumbers(value, ['at', 'students', 'questions']) && Array.isArray(sales) && sales.every(isDay)
}

const isVisits = (value: unknown): value is StoredVisits =>
  typeof fieldOf(value, 'uid') === 'string' &&
  isVisit(fieldOf(value, 'current')) &&
  (fieldOf(value, 'before') === undefined || isVisit(fieldOf(value, 'before')))

const stored = storedValue(() => window.localStorage, 'academy.dashboard-visits', isVisits)

/** The visits of the signed-in administrator in this browser. Ignores those of another administrator. */
function readVisits(): Visits | undefined {
  const visits = stored.read()
  return visits !== undefined && visits.uid === currentSession()?.uid ? visits : undefined
}

const visitsStore = createStore<{ uid?: string; before?: Visit }>(() => ({}))

/** Records that the signed-in administrator saw these numbers at a time (epoch milliseconds). */
function recordVisit(numbers: ComparedNumbers, at: number): void {
  const uid = currentSession()?.uid
  if (uid === undefined) return
  const visits = visitsAfter(readVisits(), numbers, at)
  stored.write({ ...visits, uid })
  visitsStore.setState({ uid, ...(visits.before && { before: visits.before }) }, true)
}

/** The signed-in administrator's previous visit in this browser, if any. */
function usePreviousVisit(): Visit | undefined {
  return useStore(visitsStore, ({ uid, before }) => (uid === currentSession()?.uid ? before : undefined))
}

type SinceLastVisitProps = {
  numbers: DashboardQuery['dashboard']
  /** When the numbers were fetched, in epoch milliseconds. */
  seenAt: number
}

const counted = (count: number, noun: string) => `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`

/** Formats a difference: '3 more students', '1 question fewer'. */
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
 * How the academy's numbers changed since this administrator's last visit in this browser. A visit ends after half an
 * hour without a look. Renders nothing on the first visit.
 */
export function SinceLastVisit({ numbers, seenAt }: SinceLastVisitProps) {
  const before = usePreviousVisit()
  useEffect(() => {
    recordVisit(numbers, seenAt)
  }, [numbers, seenAt])
  if (before === undefined) return null
  const changes = changesSince(before, numbers)
  const lines = linesOf(changes)
  return (
    <Card as="section" aria-labelledby="since-heading">
      <div className="flex flex-wrap items-baseline justify-between gap-y-2 gap-x-4">
        <h2 className="text-title-3" id="since-heading">
          Since your last visit
        </h2>
        <Link to={`${paths.audit}?from=${before.today}`}>What administrators changed</Link>
      </div>
      <p className="muted">
        You last looked on {formatDateTime(before.at)}
        {changes.salesSince !== undefined && `; payments since ${formatDay(changes.salesSince)}`}.
      </p>
      {lines.length === 0 ? (
        <p>No payments, students or questions have come or gone.</p>
      ) : (
        <ul className="flex flex-wrap gap-y-2 gap-x-6 p-0 font-semibold list-none">
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
