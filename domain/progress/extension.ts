import { endOfCourse } from './course-time.ts'
import type { Progress } from './progress.ts'

/** The maximum days of an extension. */
export const MAX_EXTENSION_DAYS = 365

/** The maximum characters of a reason. */
export const REASON_LENGTH = 500

export type ExtensionRefusal = 'extension-days-invalid' | 'extension-reason-empty' | 'extension-reason-long'
export type ExtensionVerdict =
  { ok: true; days: number; reason: string } | { ok: false; codes: [ExtensionRefusal, ...ExtensionRefusal[]] }

/**
 * Returns a valid extension: 1 to 365 whole days, and a trimmed reason of 1 to 500 characters as a reader counts them;
 * else every code.
 */
export function checkExtension({ days, reason }: { days: number; reason: string }): ExtensionVerdict {
  const text = reason.trim()
  const daysFit = Number.isInteger(days) && days >= 1 && days <= MAX_EXTENSION_DAYS
  const [first, ...others] = [
    ...(daysFit ? [] : ['extension-days-invalid' as const]),
    ...(text === '' ? ['extension-reason-empty' as const] : []),
    ...(Array.from(text).length > REASON_LENGTH ? ['extension-reason-long' as const] : []),
  ]
  return first === undefined ? { ok: true, days, reason: text } : { ok: false, codes: [first, ...others] }
}

type Ending = Pick<Progress, 'endTime' | 'onlineDays'>

/** Extends a progress by days: a running one ends later, one that is not started has more days from its start. */
export const extended = <Of extends Ending>(progress: Of, days: number): Of =>
  progress.endTime === 0
    ? { ...progress, onlineDays: progress.onlineDays + days }
    : { ...progress, endTime: endOfCourse(days, progress.endTime) }
