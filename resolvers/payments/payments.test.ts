import { describe, expect, it } from 'vitest'
import { queriedValues } from '../testing/queried-values.ts'
import { openResolver } from '../testing/open-resolver.ts'

const shown = {
  key: 'pay',
  courseKey: 'c1',
  courseName: 'RN Review',
  studentId: 'u1',
  studentName: 'Jane Doe',
  amount: 39_900,
  description: 'RN Review',
  date: 7,
  processing: false,
  status: 'failed',
  progressKey: null,
  clientSecret: null,
}
const item = {
  ...shown,
  charge: { id: 'ch_1', failure_message: 'Your card was declined.', fraud: 'score' },
  pk: 'PAYMENT#pay',
  token: 'ctoken_1',
  intentId: 'pi_1',
  email: 'jane@example.com',
  clientSecret: 'pi_1_secret',
}
const charge = { id: 'ch_1', failure_message: 'Your card was declined.' }

describe('myPayment', () => {
  const myPayment = openResolver('payments/Query.myPayment.table.ts')

  it('shows the buyer the charge and none of the card service’s secrets', () => {
    expect(myPayment.request({ args: { key: 'pay' } }).result).toMatchObject({ key: { pk: { S: 'PAYMENT#pay' } } })
    expect(myPayment.response({ result: item }).result).toEqual({ ...shown, charge })
  })

  it('answers somebody else’s payment like one that does not exist', () => {
    expect(myPayment.response({ result: { ...item, studentId: 'u2' } }).result).toBeNull()
    expect(myPayment.response({ result: null }).result).toBeNull()
  })
})

describe('myOpenPayments', () => {
  const open = openResolver('payments/Query.myOpenPayments.table.ts')

  it('asks for the caller’s own guards that no progress has taken over', () => {
    const request = open.request({ args: {} }).result
    expect(queriedValues(request)).toEqual(['USER#u1', 'OWN#'])
    expect(request).toMatchObject({
      operation: 'Query',
      filter: { expression: '(attribute_not_exists(#progressKey))' },
    })
  })

  it('names the payments that hold them', () => {
    const items = [{ sk: 'OWN#g', paymentKey: 'pay', holdUntil: 9 }, { sk: 'OWN#h' }]
    expect(open.response({ result: { items } }).result).toEqual(['pay'])
    expect(open.response({ result: { items: null } }).result).toEqual([])
  })
})

describe('onPayment', () => {
  it('passes on only what carries the subscriber’s id', () => {
    const { subscriptionFilter } = openResolver('payments/Subscription.onPayment.none.ts').response({ result: null })
    expect(JSON.stringify(subscriptionFilter)).toContain('{"fieldName":"studentId","operator":"eq","value":"u1"}')
  })
})

/** The months of a pretended table: items of each, newest first. */
type Months = Record<string, number>
type Page = { items: { key: string }[]; nextToken: string | null }

const month = openResolver('payments/Query.payments.pipeline/1-month.x3.table.ts')
const page = openResolver('payments/Query.payments.pipeline/2-page.none.ts')

function answer(months: Months, request: unknown) {
  const { limit, nextToken } = request as { limit: number; nextToken?: string }
  const name = String(queriedValues(request)[0]).replace('PAYMENTS#', '')
  const from = Number(nextToken ?? 0)
  const count = Math.min(limit, (months[name] ?? 0) - from)
  const items = Array.from({ length: count }, (_, index) => ({ ...item, key: `${name}/${from + index}` }))
  return { items, nextToken: count === limit ? String(from + limit) : null }
}

/** One call: the step of a month three times, then the page. */
function readPage(months: Months, nextToken: string | null) {
  let prev: unknown = {}
  let reads = 0
  for (let step = 0; step < 3; step += 1) {
    const base = { args: { nextToken }, prev: { result: prev } }
    const asked = month.request(base)
    if (asked.earlyReturn) {
      prev = asked.result
      continue
    }
    reads += 1
    const answered = month.response({ ...base, stash: asked.stash, result: answer(months, asked.result) })
    prev = answered.result
  }
  return { reads, ...(page.response({ args: {}, prev: { result: prev } }).result as Page) }
}

function readAll(months: Months) {
  const pages: (Page & { reads: number })[] = []
  let nextToken: string | null = null
  do {
    const next = readPage(months, nextToken)
    pages.push(next)
    nextToken = next.nextToken
  } while (nextToken !== null && pages.length < 50)
  return { pages, keys: pages.flatMap(({ items }) => items.map(({ key }) => key)) }
}

describe('payments', () => {
  it('fills a page of fifty from this month with one read [1.9.6] [3.9.1]', () => {
    const { items, reads, nextToken } = readPage({ '2026-03': 120 }, null)
    expect(reads).toBe(1)
    expect(items.map(({ key }) => key)).toEqual(Array.from({ length: 50 }, (_, index) => `2026-03/${index}`))
    expect(nextToken).not.toBeNull()
  })

  it('goes on where the page before stopped, over months, each payment once and in order', () => {
    const months = { '2026-03': 60, '2026-02': 3, '2025-12': 80, '2025-11': 1 }
    const { pages, keys } = readAll(months)
    const all = Object.entries(months).flatMap(([name, count]) =>
      Array.from({ length: count }, (_, index) => `${name}/${index}`),
    )
    expect(keys).toEqual(all)
    expect(pages[0]?.items).toHaveLength(50)
    expect(Math.max(...pages.map(({ reads }) => reads))).toBeLessThanOrEqual(3)
  })

  it('finds what lies behind as many as 23 empty months, and ends after 24', () => {
    expect(readAll({ '2024-04': 1 }).keys).toEqual(['2024-04/0'])
    const { pages, keys } = readAll({ '2024-03': 1 })
    expect(keys).toEqual([])
    expect(pages).toHaveLength(8)
  })

  it('shows no key of the table and no secret', () => {
    expect(readPage({ '2026-03': 1 }, null).items).toEqual([{ ...shown, charge, key: '2026-03/0' }])
  })

  it('passes an error of the table on', () => {
    const asked = month.request({ args: {}, prev: { result: {} } })
    const failed = {
      args: {},
      stash: asked.stash,
      prev: { result: {} },
      result: null,
      error: { message: 'm', type: 'T' },
    }
    expect(month.response(failed).error).toMatchObject({ type: 'T' })
  })
})
