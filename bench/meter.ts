import { setTimeout as sleep } from 'node:timers/promises'
import type { MeteredOperation } from 'local-cloud/dynamodb/meter.ts'

export type Units = { reads: number; writes: number }

/** What a step gave, how long it took and what it cost at the table: `own` is its own, `apart` what others did in the meantime. */
export type Metered<Result> = Units & {
  result: Result
  milliseconds: number
  own: MeteredOperation[]
  apart: MeteredOperation[]
}

/** Roles that work by themselves while a step runs: they answer the table's stream, a clock or Stripe, not the student. */
const WORKS_APART = /Bookkeeping|Receipts|Reconcile|Webhook/

/** The stream's functions begin up to a second late where other programs want the processors, too. */
const QUIET_MS = 2_000

/** What these operations cost together. */
export const unitsOf = (operations: readonly MeteredOperation[]): Units => ({
  reads: operations.reduce((total, { reads }) => total + reads, 0),
  writes: operations.reduce((total, { writes }) => total + writes, 0),
})

/** Measures steps at the academy's meter of request units. One step at a time. */
export function openMeter(url: string) {
  const address = `${url}/_local/meter`
  const operations = async () =>
    ((await (await fetch(address)).json()) as { operations: MeteredOperation[] }).operations

  /** What follows a step (a webhook, say) belongs to it: waits until nothing has been added for a while. */
  async function whenQuiet(): Promise<MeteredOperation[]> {
    for (let known = await operations(); ;) {
      await sleep(QUIET_MS)
      const now = await operations()
      if (now.length === known.length) return now
      known = now
    }
  }

  return async <Result>(step: () => Promise<Result>, { follows = false } = {}): Promise<Metered<Result>> => {
    await fetch(address, { method: 'DELETE' })
    const begin = performance.now()
    const result = await step()
    const milliseconds = performance.now() - begin
    const all = follows ? await whenQuiet() : await operations()
    const apart = all.filter(({ caller }) => WORKS_APART.test(caller))
    const own = all.filter((record) => !apart.includes(record))
    return { result, milliseconds, own, apart, ...unitsOf(own) }
  }
}

export type MeterStep = ReturnType<typeof openMeter>
