import type { ReportedShortages } from '#domain/attempts/new-shortages.ts'
import type { Key } from './keys.ts'

/** Keys of the notifications that told of a short test, by its task. */
export type Notices = Readonly<Record<string, readonly string[]>>

/**
 * Which shortages of tests administrators have been told of, and by which notifications (absent: an older version told): one item,
 * which holds short tests only.
 */
export type ReportedShortagesItem = Key & { type: 'told'; tests: ReportedShortages; notices?: Notices; version: number }
