import type { BankItem } from '../bank-item.ts'
import { defaultSettings } from '../exam-settings.ts'

/** The number of questions in a test bank: per area of the plan, stand-alone clinical judgment items, case studies. */
export type BankSize = { perArea: number; judgments?: number; cases?: number }

const AREAS = defaultSettings('RN').plan.length

/** Evenly spaced difficulties from -2 to 2. */
const spread = (i: number, n: number): number => Math.round((n === 1 ? 0 : (4 * i) / (n - 1) - 2) * 20) / 20

/** A bank with questions numbered from 1: single questions by area, then stand-alone items, then case studies. */
export function aBank({ perArea, judgments = 9, cases = 5 }: BankSize, facts: Partial<BankItem> = {}): BankItem[] {
  const known = { fresh: false, n: 0, source: 'label' as const, anchor: false, exposure: 0 }
  const singles = Array.from({ length: perArea * AREAS }, (_, i): BankItem => ({
    ...{ id: 1 + i, area: Math.floor(i / perArea), kind: 'single' },
    parts: [{ thresholds: [spread(i % perArea, perArea)] }],
    ...known,
    ...facts,
  }))
  const others = Array.from({ length: judgments + cases }, (_, i): BankItem => ({
    ...{ id: 1 + perArea * AREAS + i, area: i % AREAS, kind: i < judgments ? 'judgment' : 'case' },
    parts:
      i < judgments
        ? [{ thresholds: [-0.5, 0.5] }]
        : Array.from({ length: 6 }, (_, step) => ({ thresholds: [-0.5, 0, 0.5], step })),
    ...known,
    ...facts,
  }))
  return [...singles, ...others]
}
