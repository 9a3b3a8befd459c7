import type { ReportedShortages } from '#domain/attempts/new-shortages.ts'
import type { Key } from './keys.ts'

/** Keys of the notifications that reported a short test, by its task. */
export type Notices = Readonly<Record<string, readonly string[]>>

/**
 * The shortages of tests that administrators have been notified of, and by which notifications (absent: by an older version): one item,
 * which holds short tests only.
 */
export type ReportedShortagesItem = Key & { type: 'told'; tests: ReportedShortages; notices?: Notices; version: number }
