import type { Random } from '#domain/attempts/sampling.ts'
import type { ItemKind } from '../exam-item.ts'
import { defaultSettings } from '../exam-settings.ts'
import type { ExamSource } from '../exam-source.ts'
import { type PackedItem, roundThreshold } from '../pack-items.ts'

const FINE = 1 << 30

/** A standard normal number (Box-Muller). */
export function normal(random: Random): number {
  const uniform = () => (random(FINE) + 0.5) / FINE
  return Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
}

const kindAt = (id: number): ItemKind => (id % 33 === 0 ? 'judgment' : id % 50 === 0 ? 'case' : 'single')

/**
 * Generates an RN exam for simulations: difficulties are normal around the standard, areas have their shares, every
 * 33rd question is a Bow-Tie with five points, every 50th a case study, every ninth of the others has up to four
 * points, every tenth is fresh. `onePoint`: every single question has one point.
 */
export function generatedExam(count: number, random: Random, { onePoint = false } = {}): ExamSource {
  const { plan } = defaultSettings('RN')
  const areaOf = (percentile: number) => {
    let left = percentile
    return plan.findIndex(({ share }) => (left -= share) < 0)
  }
  const part = (difficulty: number, points: number) => ({
    thresholds: Array.from({ length: points }, (_, i) => roundThreshold(difficulty + (i - (points - 1) / 2) * 0.5)),
  })
  const items = Array.from({ length: count }, (_, i): PackedItem => {
    const id = i + 1
    const kind = kindAt(id)
    const difficulty = normal(random)
    const parts =
      kind === 'case'
        ? Array.from({ length: 6 }, (__, step) => ({
            ...part(difficulty + normal(random) * 0.4, 1 + random(4)),
            step,
          }))
        : [part(difficulty, kind === 'judgment' ? 5 : id % 9 === 0 && !onePoint ? 4 : 1)]
    return { id, area: areaOf(random(100)), kind, parts, fresh: id % 10 === 0 }
  })
  return { exam: 'RN', plan, standard: 0, items }
}
