import { bytesOfBase64 } from './base64.ts'
import { type PackedItem, unpackItems } from './pack-items.ts'

/**
 * A question of an exam's bank with its statistics. `n`: responses; `error`: the standard error of its difficulty,
 * absent while only its author's label is known; `exposure`: the share of sittings that served it, from 0 to 1.
 */
export type BankItem = PackedItem & {
  n: number
  error?: number
  source: 'label' | 'responses'
  anchor: boolean
  exposure: number
}

/** A bank as transferred: the packed items, and parallel lists in the same order. */
export type SentBank = {
  items: string
  n: readonly number[]
  errors: readonly (number | null)[]
  sources: readonly string[]
  anchors: readonly boolean[]
  exposures: readonly number[]
}

/** Returns the questions of a transferred bank. */
export const bankItemsOf = ({ items, n, errors, sources, anchors, exposures }: SentBank): BankItem[] =>
  unpackItems(bytesOfBase64(items)).map((item, i) => {
    const error = errors[i]
    return {
      ...item,
      n: n[i] ?? 0,
      ...(error == null ? {} : { error }),
      source: sources[i] === 'responses' ? 'responses' : 'label',
      anchor: anchors[i] ?? false,
      exposure: exposures[i] ?? 0,
    }
  })
