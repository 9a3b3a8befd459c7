import { anchorShift } from './calibration/anchor.ts'
import { priorAt } from './calibration/label-prior.ts'
import { beginMml, type MmlState, mmlErrors, type Responses, thresholdsOf } from './calibration/mml.ts'
import type { ThresholdPrior } from './calibration/item-step.ts'
import { atLabel, type ExamEntry, type ExamPart, movePart } from './exam-entry.ts'
import { unpackResponses } from './pack-responses.ts'

/** Responses of an exam, read one sitting after the other: numbers that grow as they are needed. */
export type Collected = {
  responses: Responses
  sittings: number
  /** Sittings that asked a question, by its number. */
  sittingsOf: ReadonlyMap<number, number>
}

export type Collector = { add: (sitting: { startedOn: number; responses: Uint8Array }) => void; all: () => Collected }

/** What of an exam's parts is estimated: their places in the estimate, and what labels let expect of them. */
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

/** Where an estimate begins: at what is known so far. */
export const beginEntries = (entries: readonly ExamEntry[]): MmlState =>
  beginMml(entries.flatMap(({ parts }) => parts.map(({ thresholds }) => thresholds)))

/**
 * Collects the responses that say something of the questions as they are now: to their present content, out of the points that they now
 * give. Those of deleted questions are left out.
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
    // Somebody of whom nothing is left says nothing of the abilities either.
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

/** How many responses each part has. */
function countByPart({ items }: Responses, parts: number): Int32Array {
  const counts = new Int32Array(parts)
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}

/** Digits that are kept of an estimate: a thousandth of a logit. */
const rounded = (value: number): number => Math.round(value * 1_000) / 1_000

/**
 * The entries with what an estimate found, moved so that the anchors' mean stays what it was; where no anchor has responses, that of all
 * does. Questions without responses stay at their labels.
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
