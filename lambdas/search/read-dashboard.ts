import {
  PAYMENT_COUNTS,
  type PaymentCount,
  QUESTION_COUNTS,
  type QuestionCount,
  salesCounts,
  SEEN_FILE,
  USER_COUNTS,
  type UserCount,
} from '#table/search-files.ts'
import { processingPayments } from '#table/keys.ts'
import { type PaymentItem, paymentOf } from '#table/payment.ts'
import { attentionOf } from '#domain/dashboard/attention.ts'
import { dayOf, monthBefore, type SalesDay } from '#domain/dashboard/sales.ts'
import { countActive, type SeenDay } from '#domain/dashboard/seen.ts'
import type { Dashboard } from '#generated/schema.ts'
import { queryIndex } from '#lambdas/dynamodb/query-index.ts'
import type { SearchDeps } from './search-deps.ts'

/** The maximum open payments counted: an alarm goes off before that. */
const MAX_OPEN = 50

const sumOf = <Entry>(entries: readonly Entry[], value: (entry: Entry) => number) =>
  entries.reduce((sum, entry) => sum + value(entry), 0)

/**
 * Returns the dashboard's numbers (spec 1.1.3), from small files that follow the table and the index of open payments.
 * Half a read unit for an academy of any size, plus half a unit for every four open payments.
 */
export async function readDashboard({
  table,
  files,
  now,
  timeZone,
}: Pick<SearchDeps, 'table' | 'files' | 'now' | 'timeZone'>): Promise<Dashboard> {
  const time = now()
  const today = dayOf(time, timeZone)
  const month = today.slice(0, 7)
  const read = async <Entry>(name: string) => (await files.read<Entry>(name))?.entries ?? []
  const [questions, users, payments, seen, before, sales, open] = await Promise.all([
    read<QuestionCount>(QUESTION_COUNTS),
    read<UserCount>(USER_COUNTS),
    read<PaymentCount>(PAYMENT_COUNTS),
    read<SeenDay>(SEEN_FILE),
    read<SalesDay>(salesCounts(monthBefore(month))),
    read<SalesDay>(salesCounts(month)),
    queryIndex<PaymentItem>(table, { index: 'gsi2', pk: processingPayments.gsi2pk, limit: MAX_OPEN }),
  ])
  return {
    activeNow: countActive(seen, time),
    students: sumOf(users, ({ students }) => students),
    admins: sumOf(users, ({ admins }) => admins),
    questions: sumOf(questions, (count) => count.questions),
    sales: [...before, ...sales].map(({ date, paid, paidAmount, refunded, refundedAmount, lostAmount = 0 }) => ({
      date,
      paid,
      paidAmount,
      refunded,
      refundedAmount,
      lostAmount,
    })),
    ...attentionOf(
      open.items.map(paymentOf),
      sumOf(payments, ({ disputed }) => disputed),
      time,
    ),
    today,
  }
}
