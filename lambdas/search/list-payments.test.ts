import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentChunk } from '#table/search-files.ts'
import { byNewest, type PaymentEntry } from '#domain/search/payment-entry.ts'
import { aPaymentEntry } from '#domain/search/testing/a-payment-entry.ts'
import { memoryFiles } from '#lambdas/testing/memory-files.ts'
import { listPayments } from './list-payments.ts'
import { createPaymentDays } from './payment-days.ts'
import { createSalesMonths } from './sales-months.ts'

const DAY = 86_400_000
const TODAY = Date.UTC(2026, 10, 21)
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** An academy with these numbers of payments a day, today first; `more` overrides fields by payment number. */
async function anAcademy(days: readonly number[], more: (n: number) => Partial<PaymentEntry> = () => ({})) {
  const files = memoryFiles()
  let n = 0
  for (const [ago, count] of days.entries()) {
    const entries = Array.from({ length: count }, () => {
      n += 1
      const date = TODAY - ago * DAY + 80_000_000 - n
      return aPaymentEntry({ key: `p${String(n).padStart(6, '0')}`, date, ...more(n) })
    })
    await files.write(paymentChunk(dayOf(TODAY - ago * DAY)), entries.sort(byNewest))
  }
  const clock = { now: TODAY }
  const deps = {
    payments: createPaymentDays(files, () => clock.now),
    sales: createSalesMonths(files),
    now: () => clock.now,
    timeZone: 'UTC',
  }
  return { files, clock, deps }
}
type Academy = Awaited<ReturnType<typeof anAcademy>>

async function readAll({ deps }: Pick<Academy, 'deps'>, args: { search?: string; status?: string } = {}) {
  const pages: Awaited<ReturnType<typeof listPayments>>[] = []
  let nextToken: string | null = null
  do {
    const page: Awaited<ReturnType<typeof listPayments>> = await listPayments({ ...args, nextToken }, deps)
    pages.push(page)
    nextToken = page.nextToken
  } while (nextToken !== null && pages.length < 200)
  return { pages, keys: pages.flatMap(({ items }) => items.map(({ key }) => key)) }
}

const keysOf = (count: number) => Array.from({ length: count }, (_, n) => `p${String(n + 1).padStart(6, '0')}`)

describe('the list of payments', () => {
  it('shows 50 a page, newest first, from as few files as hold them [1.9.6]', async () => {
    const academy = await anAcademy([60, 3, 80, 1])
    const first = await listPayments({}, academy.deps)
    expect(first.items.map(({ key }) => key)).toEqual(keysOf(50))
    expect(academy.files.reads).toHaveLength(1)
    const { keys, pages } = await readAll(academy)
    expect(keys).toEqual(keysOf(144))
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 44])
  })

  it('shows only what an administrator may see of each, and nothing of the card', async () => {
    const { deps } = await anAcademy([1], () => ({ refund: { reason: 'Moved', by: 'Avery M.', date: 5 } }))
    const { items } = await listPayments({}, deps)
    expect(items).toMatchObject([
      { key: 'p000001', email: 'jose@academy.example', intentId: 'pi_42', refund: { reason: 'Moved', by: 'Avery M.' } },
    ])
    expect(JSON.stringify(items)).not.toMatch(/token|byUid/)
  })

  it('ends when there is no more, and is empty without payments', async () => {
    expect(await listPayments({}, (await anAcademy([])).deps)).toMatchObject({
      items: [],
      nextToken: null,
      searchedTo: null,
    })
    expect((await listPayments({}, (await anAcademy([50])).deps)).nextToken).toBeNull()
    expect((await listPayments({}, (await anAcademy([50, 0, 0])).deps)).items).toHaveLength(50)
  })

  it('continues at the same place although others pay in the meantime', async () => {
    const academy = await anAcademy([60])
    const first = await listPayments({}, academy.deps)
    const file = paymentChunk(dayOf(TODAY))
    const before = (await academy.files.read<PaymentEntry>(file))?.entries ?? []
    await academy.files.write(file, [aPaymentEntry({ key: 'new', date: TODAY + 85_000_000 }), ...before])
    academy.clock.now += 1_000
    const rest = await listPayments({ nextToken: first.nextToken }, academy.deps)
    expect(rest.items.map(({ key }) => key)).toEqual(keysOf(60).slice(50))
    expect((await listPayments({}, academy.deps)).items[0]?.key).toBe('new')
  })

  it.each(['x', '2026-11-21.', '2026-11-21.5', '2026-11-21.5.a b', ''])(
    'rejects a cursor that it never issued: %s',
    async (token) => {
      const { deps } = await anAcademy([1])
      await expect(listPayments({ nextToken: token }, deps)).rejects.toMatchObject({ code: 'list-place-invalid' })
    },
  )
})

describe('a range of days', () => {
  it('shows the payments of these days of the academy only, and reads no file of another', async () => {
    const academy = await anAcademy([3, 4, 5, 6])
    const day = (ago: number) => dayOf(TODAY - ago * DAY)
    const { items } = await listPayments({ from: day(2), to: day(1) }, academy.deps)
    expect(items.map(({ key }) => key)).toEqual(keysOf(12).slice(3))
    expect(academy.files.reads).toEqual([paymentChunk(day(1)), paymentChunk(day(2))])
    expect((await listPayments({ from: day(0) }, academy.deps)).items).toHaveLength(3)
    expect((await listPayments({ to: day(3) }, academy.deps)).items).toHaveLength(6)
  })

  it('can be narrowed to a course', async () => {
    const academy = await anAcademy([30], (n) => (n % 3 === 0 ? { courseKey: 'pn' } : {}))
    expect((await listPayments({ course: 'pn' }, academy.deps)).items).toHaveLength(10)
    expect((await listPayments({ course: 'nothing' }, academy.deps)).items).toEqual([])
  })

  it.each([
    { from: '2026-11-02', to: '2026-11-01' },
    { from: '2026-02-30' },
    { to: '2026-11-21Z' },
    { from: '' },
    { to: '../2026' },
  ])('rejects an invalid range: $from to $to', async (range) => {
    const { deps } = await anAcademy([1])
    await expect(listPayments(range, deps)).rejects.toMatchObject({ code: 'payment-days-invalid' })
  })

  it('has its totals on the first page only', async () => {
    const { deps } = await anAcademy([60])
    const first = await listPayments({}, deps)
    expect(first.totals).toMatchObject({ today: dayOf(TODAY) })
    expect((await listPayments({ nextToken: first.nextToken }, deps)).totals).toBeNull()
  })
})

describe('a search of payments', () => {
  it('finds each once and reports honestly how far it has looked', async () => {
    const rare = (n: number) => (n === 7 || n === 290 ? { studentName: 'Zoë Quartz' } : {})
    const academy = await anAcademy(
      Array.from({ length: 300 }, () => 1),
      rare,
    )
    const first = await listPayments({ search: 'zoe  QUARTZ ' }, academy.deps)
    expect(first.items.map(({ key }) => key)).toEqual(['p000007'])
    expect(first.nextToken).not.toBeNull()
    expect(academy.files.reads.length).toBeLessThanOrEqual(62)
    const looked = academy.files.reads.length
    expect(first.searchedTo).toBe(TODAY - (looked - 1) * DAY + 80_000_000 - looked)
    const { keys, pages } = await readAll(academy, { search: 'zoe quartz' })
    expect(keys).toEqual(['p000007', 'p000290'])
    expect(pages.at(-1)?.searchedTo).toBeNull()
    const marks = pages.flatMap(({ searchedTo }) => searchedTo ?? [])
    expect(marks).toEqual([...marks].sort((a, b) => b - a))
  })

  it('ends a call after two seconds, however slow the store is', async () => {
    const academy = await anAcademy(Array.from({ length: 60 }, () => 1))
    const slow = {
      list: academy.deps.payments.list,
      read: (...args: Parameters<typeof academy.deps.payments.read>) => {
        academy.clock.now += 1_000
        return academy.deps.payments.read(...args)
      },
    }
    const page = await listPayments({ search: 'nobody' }, { ...academy.deps, payments: slow })
    expect(page.nextToken).not.toBeNull()
    expect(academy.files.reads.length).toBeLessThan(10)
  })

  it('narrows by the state of payments', async () => {
    const academy = await anAcademy([30, 40], (n) => (n % 10 === 0 ? { status: 'failed' } : {}))
    expect((await readAll(academy, { status: 'failed' })).keys).toHaveLength(7)
    expect((await readAll(academy, { status: 'refunded' })).keys).toEqual([])
    expect((await readAll(academy, { status: 'failed', search: 'jose' })).keys).toHaveLength(7)
  })

  it('shows every payment once and in order, for any days and any search', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 70 }), { maxLength: 12 }),
        fc.integer({ min: 1, max: 9 }),
        async (days, nth) => {
          const academy = await anAcademy(days, (n) => (n % nth === 0 ? { courseName: 'Pharmacology' } : {}))
          const all = keysOf(days.reduce((sum, count) => sum + count, 0))
          expect((await readAll(academy)).keys).toEqual(all)
          expect((await readAll(academy, { search: 'pharma' })).keys).toEqual(
            all.filter((_, at) => (at + 1) % nth === 0),
          )
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a warm function', () => {
  it('reads a day again only when it has changed, and forgets the least recently requested days', async () => {
    const { files, clock, deps } = await anAcademy([3, 3, 3])
    await readAll({ deps })
    await readAll({ deps })
    expect(files.reads).toHaveLength(3)
    await files.write(paymentChunk(dayOf(TODAY)), [])
    clock.now += 1_000
    await readAll({ deps })
    expect(files.reads).toHaveLength(4)
    files.reads.length = 0
    const small = { ...deps, payments: createPaymentDays(files, () => clock.now, 4) }
    await readAll({ deps: small })
    await readAll({ deps: small })
    expect(files.reads.length).toBeGreaterThan(4)
  })
})
