import { abilityAt } from '#domain/exams/calibration/standard.ts'
import type { ItemPart } from '#domain/exams/exam-item.ts'
import type { PlanArea, Standard } from '#domain/exams/exam-settings.ts'
import type { BankItem } from '#domain/exams/bank-item.ts'
import type { SettingsDraft } from '#domain/exams/check-settings.ts'

/** Form values of an exam's settings. */
export type StandardDraft = { kind: Standard['kind']; percent: string; ability: string; shares: readonly string[] }

export const KINDS: readonly { value: Standard['kind']; label: string }[] = [
  { value: 'anchor', label: 'A percentage of the anchor questions' },
  { value: 'judged', label: 'What judges expect of a student who just passes (Angoff)' },
  { value: 'fixed', label: 'A fixed ability' },
]

export const kindOf = (value: string): Standard['kind'] => (value === 'judged' || value === 'fixed' ? value : 'anchor')

const DEFAULT_PERCENT = '65'

/** Converts the stored settings to form values. */
export const draftOf = (standard: Standard, plan: readonly PlanArea[]): StandardDraft => ({
  kind: standard.kind,
  percent: standard.kind === 'fixed' ? DEFAULT_PERCENT : String(standard.percent),
  ability: standard.kind === 'fixed' ? String(standard.ability) : '0',
  shares: plan.map(({ share }) => String(share)),
})

/** Parses a decimal. Returns NaN when invalid, which every check rejects. */
export const decimalOf = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN)

/** Converts form values to the API's input. */
export const settingsOf = ({ kind, percent, ability, shares }: StandardDraft): SettingsDraft => ({
  shares: shares.map(decimalOf),
  standard: kind === 'fixed' ? { kind, ability: decimalOf(ability) } : { kind, percent: decimalOf(percent) },
})

const ROUND = 100

/** The sum of the entered shares, to two decimals. Undefined while one is invalid. */
export function sumOf(shares: readonly string[]): number | undefined {
  const sum = shares.reduce((all, share) => all + decimalOf(share), 0)
  return Number.isNaN(sum) ? undefined : Math.round(sum * ROUND) / ROUND
}

/** The parts of the anchor questions. */
export const anchorParts = (items: readonly BankItem[]): ItemPart[] =>
  items.filter(({ anchor }) => anchor).flatMap(({ parts }) => parts)

/**
 * The ability at the entered standard. Undefined when it is invalid, or when there is no anchor set to derive it from.
 */
export function abilityOf({ kind, percent, ability }: StandardDraft, anchors: readonly ItemPart[]): number | undefined {
  const value = decimalOf(kind === 'fixed' ? ability : percent)
  if (Number.isNaN(value)) return undefined
  if (kind === 'fixed') return value
  return anchors.length === 0 || value < 1 || value > 99 ? undefined : abilityAt(value, anchors)
}
