import { ADAPTIVE } from './exam-settings.ts'

/** An ability and its standard error, in logits; absent: no scored item was answered. */
export type Estimate = { ability: number | null; error: number | null }

/** The range that contains an ability with 95% certainty. */
export type Interval = { ability: number; from: number; to: number }

/** Returns the 95% interval of an estimate; undefined without an estimate. */
export function intervalOf({ ability, error }: Estimate): Interval | undefined {
  if (ability === null || error === null) return undefined
  const half = ADAPTIVE.quantile * error
  return { ability, from: ability - half, to: ability + half }
}
