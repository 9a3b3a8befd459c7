import type { StepUnits } from './costs/units.ts'
import { type Metered, unitsOf } from './meter.ts'

export type Counts = Pick<StepUnits, 'operations' | 'calls' | 'messages'>

/** Steps' units, and those of what the stream, the webhook and the receipts did of them. */
export function unitsIn(steps: readonly Metered<unknown>[], counts: Counts): StepUnits {
  const { reads, writes } = unitsOf(steps.flatMap(({ own, apart }) => [...own, ...apart]))
  return { reads, writes, ...counts }
}

/** One operation that calls one function. */
export const single: Counts = { operations: 1, calls: 1, messages: 0 }

/** So many of them, one after the other. */
export const operations = (count: number, messages = 0): Counts => ({ operations: count, calls: count, messages })
