import type { Drift } from '#domain/item-analysis/drift.ts'
import type { VersionDrift } from '#generated/schema.ts'

/** What changed between two versions, as in replies. */
export const driftReply = (drift: Drift | undefined): VersionDrift | null =>
  drift ? { version: drift.version, share: drift.share, discrimination: drift.discrimination ?? null } : null
