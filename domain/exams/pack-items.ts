import { CASE_ITEMS } from '../questions/types/record.ts'
import type { ExamItem, ItemKind, ItemPart } from './exam-item.ts'
import { readNumbers, writeNumber } from './variable-bytes.ts'

/** Thresholds are stored in steps of 0.05 logits, in a byte: far finer than their precision. */
const STEP = 0.05
const FURTHEST = 127

const KINDS: readonly ItemKind[] = ['single', 'judgment', 'case']
const KIND_SHIFT = 4
const FRESH = 0x40
const PARTS = 0x80
const NO_STEP = 15

/** An item of a bank; `fresh`: it has so few responses that more are wanted (unscored items). */
export type PackedItem = ExamItem & { fresh: boolean }

/** Rounds a threshold to its packed value, which the exam then uses. */
export const roundThreshold = (threshold: number): number => unpackThreshold(packThreshold(threshold))

const packThreshold = (threshold: number): number => {
  const steps = Math.max(-FURTHEST, Math.min(FURTHEST, Math.round(threshold / STEP)))
  return steps + FURTHEST
}

// Rounded so that a value read is written as the same decimal.
const unpackThreshold = (byte: number): number => Math.round((byte - FURTHEST) * STEP * 100) / 100

const packPart = ({ thresholds, step = NO_STEP }: ItemPart): number[] => [
  (step << 4) | thresholds.length,
  ...thresholds.map(packThreshold),
]

/**
 * Packs items, sorted by number, in a few bytes each: the distance from the previous number, a byte with area, kind,
 * and `fresh`, and the thresholds; three bytes for a question of one point in a bank without gaps. At most 16 areas and
 * 14 points a part.
 */
export function packItems(items: readonly PackedItem[]): Uint8Array {
  const bytes: number[] = []
  let before = 0
  for (const { id, area, kind, parts, fresh } of items.toSorted((a, b) => a.id - b.id)) {
    const [first] = parts
    const isPlain = parts.length === 1 && first?.thresholds.length === 1 && first.step === undefined
    const head = area | (KINDS.indexOf(kind) << KIND_SHIFT) | (fresh ? FRESH : 0) | (isPlain ? 0 : PARTS)
    writeNumber(bytes, id - before)
    bytes.push(head)
    if (isPlain) bytes.push(...first.thresholds.map(packThreshold))
    else bytes.push(...parts.flatMap(packPart))
    before = id
  }
  return Uint8Array.from(bytes)
}

/** Reverses `packItems`. */
export function unpackItems(packed: Uint8Array): PackedItem[] {
  const items: PackedItem[] = []
  const { next, byte, isAtEnd } = readNumbers(packed)
  const nextPart = (): ItemPart => {
    const head = byte()
    const step = head >> 4
    const thresholds = Array.from({ length: head & 0x0f }, () => unpackThreshold(byte()))
    return step === NO_STEP ? { thresholds } : { thresholds, step }
  }
  let id = 0
  while (!isAtEnd()) {
    id += next()
    const head = byte()
    const kind = KINDS[(head >> KIND_SHIFT) & 0x03] ?? 'single'
    const length = kind === 'case' ? CASE_ITEMS : 1
    const parts = (head & PARTS) === 0 ? [{ thresholds: [unpackThreshold(byte())] }] : Array.from({ length }, nextPart)
    items.push({ id, area: head & 0x0f, kind, parts, fresh: (head & FRESH) !== 0 })
  }
  return items
}
