import { abilityAt } from '#domain/exams/calibration/standard.ts'
import type { ItemPart } from '#domain/exams/exam-item.ts'
import type { PlanArea, Standard } from '#domain/exams/exam-settings.ts'
import type { BankItem } from '#domain/exams/bank-item.ts'
import type { SettingsDraft } from '#domain/exams/check-settings.ts'

/** The settings of an exam as they are typed. */
export type StandardDraft = { kind: Standard['kind']; percent: string; ability: string; shares: readonly string[] }

export const KINDS: readonly { value: Standard['kind']; label: string }[] = [
  { value: 'anchor', label: 'A percentage of the anchor questions' },
  { value: 'judged', label: 'What judges expect of a student who just passes (Angoff)' },
  { value: 'fixed', label: 'A fixed ability' },
]

export const kindOf = (value: string): Standard['kind'] => (value === 'judged' || value === 'fixed' ? value : 'anchor')

const DEFAULT_PERCENT = '65'

/** What is stored, as it would be typed. */
export const draftOf = (standard: Standard, plan: readonly PlanArea[]): StandardDraft => ({
  kind: standard.kind,
  percent: standard.kind === 'fixed' ? DEFAULT_PERCENT : String(standard.percent),
  ability: standard.kind === 'fixed' ? String(standard.ability) : '0',
  shares: plan.map(({ share }) => String(share)),
})

/** A typed decimal; NaN: it is none, which every check refuses. */
export const decimalOf = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : NaN)

/** What is typed, as the server takes it. */
export const settingsOf = ({ kind, percent, ability, shares }: StandardDraft): SettingsDraft => ({
  shares: shares.map(decimalOf),
  standard: kind === 'fixed' ? { kind, ability: decimalOf(ability) } : { kind, percent: decimalOf(percent) },
})

const ROUND = 100

/** The sum of the shares that are typed, to two decimals; undefined while one is no number. */
export function sumOf(shares: readonly string[]): number | undefined {
  const sum = shares.reduce((all, share) => all + decimalOf(share), 0)
  return Number.isNaN(sum) ? undefined : Math.round(sum * ROUND) / ROUND
}

/** The parts of the anchor questions. */
export const anchorParts = (items: readonly BankItem[]): ItemPart[] =>
  items.filter(({ anchor }) => anchor).flatMap(({ parts }) => parts)

/** The ability that the typed standard is; undefined while it is none, or there is no anchor set to take it from. */
export function abilityOf({ kind, percent, ability }: StandardDraft, anchors: readonly ItemPart[]): number | undefined {
  const value = decimalOf(kind === 'fixed' ? ability : percent)
  if (Number.isNaN(value)) return undefined
  if (kind === 'fixed') return value
  return anchors.length === 0 || value < 1 || value > 99 ? undefined : abilityAt(value, anchors)
}
