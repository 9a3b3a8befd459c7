import type { ExamMessage } from '../messages/exam-settings.ts'
import type { ExamName } from './exam-item.ts'
import { defaultSettings, type ExamSettings, SELECTION, type Standard } from './exam-settings.ts'

/** An academy's settings of an exam: the shares of the plan's areas in order, and the standard. */
export type SettingsDraft = {
  shares: readonly number[]
  standard: { kind: string; percent?: number | null | undefined; ability?: number | null | undefined }
}

export type SettingsVerdict = { ok: true; settings: ExamSettings } | { ok: false; code: ExamMessage }

const ALL = 100

const isIn = (value: number, lowest: number, highest: number): boolean => value >= lowest && value <= highest

function standardOf({ kind, percent, ability }: SettingsDraft['standard']): Standard | ExamMessage {
  if (kind === 'fixed') {
    if (ability == null || !isIn(ability, SELECTION.lowest, SELECTION.highest)) return 'standard-ability'
    return { kind, ability }
  }
  if (kind !== 'anchor' && kind !== 'judged') return 'standard-unknown'
  if (percent == null || !isIn(percent, 1, ALL - 1)) return 'standard-percent'
  return { kind, percent }
}

function sharesFault(exam: ExamName, shares: readonly number[]): ExamMessage | undefined {
  if (shares.length !== defaultSettings(exam).plan.length) return 'shares-count'
  // An attempt stores each of them in a byte.
  if (!shares.every((share) => Number.isInteger(share) && isIn(share, 0, ALL))) return 'share-range'
  return shares.reduce((sum, share) => sum + share, 0) === ALL ? undefined : 'shares-sum'
}

/** Returns the errors of the shares and of the standard; undefined if valid. */
export function settingsFaults(exam: ExamName, { shares, standard }: SettingsDraft) {
  const checked = standardOf(standard)
  return { shares: sharesFault(exam, shares), standard: typeof checked === 'string' ? checked : undefined }
}

/** Returns the settings of an exam, or why they are invalid. */
export function checkSettings(exam: ExamName, draft: SettingsDraft): SettingsVerdict {
  const { shares } = draft
  const standard = standardOf(draft.standard)
  const code = sharesFault(exam, shares)
  if (code !== undefined) return { ok: false, code }
  if (typeof standard === 'string') return { ok: false, code: standard }
  const plan = defaultSettings(exam).plan.map((area, i) => ({ ...area, share: shares[i] ?? 0 }))
  return { ok: true, settings: { plan, standard } }
}
