import { util } from '@aws-appsync/utils'
import type { Payment } from '../../generated/schema.ts'

/**
 * How far a page of payments has come: they lie by month (UTC), so a page goes back month by month. `token` is
 * DynamoDB's within `month`; `empty` counts the months in a row that held nothing.
 */
export type PaymentMonths = { items: Payment[]; month: string; token: string | null; empty: number }

export const PAYMENTS_PAGE = 50

/** After this many empty months in a row the list is at its end. */
const LAST_EMPTY = 24

const DAY_MS = 86_400_000

const monthOf = (time: number) => util.time.epochMilliSecondsToISO8601(time).slice(0, 7)

export const monthBefore = (month: string) =>
  monthOf(util.time.parseISO8601ToEpochMilliSeconds(`${month}-01T00:00:00.000Z`) - DAY_MS)

/** Where a page starts: this month, or where the page before it stopped. */
export function startOf(nextToken: string | null | undefined): PaymentMonths {
  if (!nextToken) return { items: [], month: monthOf(util.time.nowEpochMilliSeconds()), token: null, empty: 0 }
  const { month, token, empty } = JSON.parse(util.base64Decode(nextToken)) as PaymentMonths
  return { items: [], month, token, empty }
}

const isAtEnd = ({ empty }: PaymentMonths) => empty >= LAST_EMPTY

/** Whether the page needs no further month. */
export const isDone = (page: PaymentMonths) => page.items.length >= PAYMENTS_PAGE || isAtEnd(page)

/** The token of the next page; null at the end of the list. */
export const tokenAfter = (page: PaymentMonths): string | null =>
  isAtEnd(page) ? null : util.base64Encode(JSON.stringify({ month: page.month, token: page.token, empty: page.empty }))
