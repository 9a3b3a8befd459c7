import { cellOfText } from '../questions/csv.ts'
import type { BankItem } from './bank-item.ts'
import { meanDifficulty } from './exam-item.ts'
import type { ItemKind } from './exam-item.ts'
import type { PlanArea } from './exam-settings.ts'

/** Display names of the kinds of items. */
export const KIND_NAMES: Readonly<Record<ItemKind, string>> = {
  single: 'Question',
  judgment: 'Stand-alone',
  case: 'Case study',
}

const COLUMNS: readonly [string, (item: BankItem, plan: readonly PlanArea[]) => string | number][] = [
  ['Question', ({ id }) => id],
  ['Area', ({ area }, plan) => plan[area]?.names[0] ?? ''],
  ['Type', ({ kind }) => KIND_NAMES[kind]],
  ['Difficulty', (item) => meanDifficulty(item)],
  [
    'Thresholds',
    ({ parts }) =>
      parts.map(({ thresholds }) => thresholds.map((threshold) => threshold.toFixed(2)).join(' ')).join(' | '),
  ],
  ['Responses', ({ n }) => n],
  ['Standard error', ({ error }) => error ?? ''],
  ['Source', ({ source }) => source],
  ['Anchor', ({ anchor }) => (anchor ? 'yes' : 'no')],
  ['Exposure', ({ exposure }) => exposure],
]

/**
 * Returns a number unquoted, so that a spreadsheet reads it as one; escapes text so that it is not read as a formula.
 */
const cell = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 1e4) / 1e4) : cellOfText(value)

/** Returns an exam's questions with all parameters as a CSV file. */
export const csvOfParameters = (items: readonly BankItem[], plan: readonly PlanArea[]): string =>
  [COLUMNS.map(([name]) => name), ...items.map((item) => COLUMNS.map(([, valueOf]) => cell(valueOf(item, plan))))]
    .map((cells) => `${cells.join(',')}\r\n`)
    .join('')
