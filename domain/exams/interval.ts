import { ADAPTIVE } from './exam-settings.ts'

/** An ability and its standard error, in logits; absent: no scored item was answered. */
export type Estimate = { ability: number | null; error: number | null }

/** From where to where an ability lies with 95 % certainty. */
export type Interval = { ability: number; from: number; to: number }

/** The 95 % interval of an estimate; undefined where there is none. */
export function intervalOf({ ability, error }: Estimate): Interval | undefined {
  if (ability === null || error === null) return undefined
  const half = ADAPTIVE.quantile * error
  return { ability, from: ability - half, to: ability + half }
}
