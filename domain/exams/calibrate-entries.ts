import { anchorShift } from './calibration/anchor.ts'
import { priorAt } from './calibration/label-prior.ts'
import { beginMml, type MmlState, mmlErrors, type Responses, thresholdsOf } from './calibration/mml.ts'
import type { ThresholdPrior } from './calibration/item-step.ts'
import { atLabel, type ExamEntry, type ExamPart, movePart } from './exam-entry.ts'
import { unpackResponses } from './pack-responses.ts'

/** An exam's responses, read sitting by sitting into arrays that grow as needed. */
export type Collected = {
  responses: Responses
  sittings: number
  /** The number of sittings that served a question, by its number. */
  sittingsOf: ReadonlyMap<number, number>
}

export type Collector = { add: (sitting: { startedOn: number; responses: Uint8Array }) => void; all: () => Collected }

/** The parts of an exam to estimate: their positions in the estimate, and the priors from labels. */
type Layout = { firstPart: ReadonlyMap<number, number>; priors: ThresholdPrior[] }

function layoutOf(entries: readonly ExamEntry[]): Layout {
  const firstPart = new Map<number, number>()
  const priors: ThresholdPrior[] = []
  for (const { id, parts, label } of entries) {
    firstPart.set(id, priors.length)
    priors.push(...parts.map(({ thresholds }) => priorAt(label, thresholds.length)))
  }
  return { firstPart, priors }
}

export const priorsOf = (entries: readonly ExamEntry[]): ThresholdPrior[] => layoutOf(entries).priors

/** Returns an estimate's starting point: the current values. */
export const beginEntries = (entries: readonly ExamEntry[]): MmlState =>
  beginMml(entries.flatMap(({ parts }) => parts.map(({ thresholds }) => thresholds)))

/**
 * Collects the responses that apply to the questions' current versions: to their present content, and out of the
 * present maximum points. Skips those of deleted questions.
 */
export function collectResponses(entries: readonly ExamEntry[]): Collector {
  const { firstPart } = layoutOf(entries)
  const known = new Map(entries.map((entry) => [entry.id, entry]))
  const sittingsOf = new Map<number, number>()
  const starts = [0]
  let sittings = 0
  const items: number[] = []
  const points: number[] = []
  const add: Collector['add'] = ({ startedOn, responses }) => {
    let before: number | undefined
    for (const response of unpackResponses(responses)) {
      if (response.id !== before) sittingsOf.set(response.id, (sittingsOf.get(response.id) ?? 0) + 1)
      before = response.id
      const entry = known.get(response.id)
      const part = entry?.parts[(response.item ?? 1) - 1]
      if (entry === undefined || part === undefined || (entry.kind === 'case') !== (response.item !== undefined))
        continue
      if (startedOn < entry.time || part.thresholds.length !== response.max || response.points > response.max) continue
      items.push((firstPart.get(entry.id) ?? 0) + (response.item ?? 1) - 1)
      points.push(response.points)
    }
    sittings += 1
    // A person without remaining responses is left out: they say nothing about the abilities.
    if (items.length > (starts.at(-1) ?? 0)) starts.push(items.length)
  }
  return {
    add,
    all: () => ({
      responses: { starts: Int32Array.from(starts), items: Int32Array.from(items), points: Uint8Array.from(points) },
      sittings,
      sittingsOf,
    }),
  }
}

/** Counts the responses of each part. */
function countByPart({ items }: Responses, parts: number): Int32Array {
  const counts = new Int32Array(parts)
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}

/** Rounds an estimate to a thousandth of a logit. */
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/**
 * Returns the entries with new estimates, shifted so that the anchors' mean stays the same; if no anchor has responses,
 * the mean of all. Questions without responses keep their labels' difficulty.
 */
export function withEstimates(
  entries: readonly ExamEntry[],
  { responses, sittingsOf }: Collected,
  state: MmlState,
): ExamEntry[] {
  const priors = priorsOf(entries)
  const thresholds = thresholdsOf(state)
  const errors = mmlErrors(responses, state, { priors })
  const counts = countByPart(responses, priors.length)
  let next = 0
  const estimated = entries.map((entry): ExamEntry => {
    const first = next
    next += entry.parts.length
    const n = Math.max(...counts.subarray(first, next))
    const read = { ...entry, n, sittings: sittingsOf.get(entry.id) ?? 0 }
    if (n === 0) return { ...read, source: 'label', parts: entry.parts.map((part) => atLabel(part, entry.label)) }
    const parts = entry.parts.map((part, i): ExamPart => ({
      ...part,
      thresholds: thresholds[first + i] ?? part.thresholds,
      error: rounded(errors[first + i] ?? 0),
    }))
    return { ...read, source: 'responses', parts }
  })
  const hasAnchors = estimated.some(({ anchor, n }) => anchor && n > 0)
  const isFixed = estimated.map(({ anchor, n }) => n > 0 && (!hasAnchors || anchor === true))
  const fixed = (all: readonly ExamEntry[]) => all.flatMap(({ parts }, i) => (isFixed[i] ? parts : []))
  const shift = anchorShift(fixed(estimated), fixed(entries))
  return estimated.map((entry) => {
    const parts = entry.parts.map((part) => {
      if (entry.n === 0) return part
      const moved = movePart(part, shift)
      return { ...moved, thresholds: moved.thresholds.map(rounded) }
    })
    return entries.some(({ anchor }) => anchor) ? { ...entry, parts } : { ...entry, parts, anchor: true }
  })
}
