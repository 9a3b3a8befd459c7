import type { UserItem } from '#table/user.ts'
import { PUBLISH_SIGN_OUT } from '#lambdas/aws/publish.ts'
import type { Publish } from '#lambdas/aws/publish.ts'
import type { Change } from '#lambdas/dynamodb/changes.ts'

/** Later than any session: the last second that a date can represent. */
const EVERY_SESSION = 8_640_000_000_000

/**
 * Identifies a user's subscriptions to end: to their own data (`own`) or those for administrators, of sessions that
 * began before a second, or of one session by its device.
 */
type End = { uid: string; endedAt: number; device?: string; own: boolean }

function endsOf(before: UserItem, after: UserItem | undefined): End[] {
  const { uid, userType } = before
  const ended = after === undefined ? Infinity : (after.sessionsEndedAt ?? 0)
  const endedAt = Math.min(Math.floor(ended / 1000), EVERY_SESSION)
  const all: End[] = ended > (before.sessionsEndedAt ?? 0) ? [{ uid, endedAt, own: true }] : []
  const single = Object.keys(after?.endedDevices ?? {}).filter((id) => before.endedDevices?.[id] === undefined)
  const ends = [...all, ...single.map((device): End => ({ uid, endedAt: 0, device, own: true }))]
  if (userType !== 'Admin') return ends
  if (after?.userType !== 'Admin') return [...ends, { uid, endedAt: EVERY_SESSION, own: false }]
  return [...ends, ...ends.map((end) => ({ ...end, own: false }))]
}

/** Returns the subscriptions that a batch's changes end, with the latest second per user and kind. */
function endsIn(changes: readonly Change<'user'>[]): End[] {
  const ends = new Map<string, End>()
  for (const { before, after } of changes) {
    for (const end of before ? endsOf(before, after) : []) {
      const key = `${end.uid}#${end.own}#${end.device ?? ''}`
      if (end.endedAt >= (ends.get(key)?.endedAt ?? 0)) ends.set(key, end)
    }
  }
  return [...ends.values()]
}

/**
 * Ends subscriptions of ended sessions (decisions 0122, 0124), a demoted administrator's subscriptions as one (decision
 * 0036), and all of a deleted account. Idempotent. Throws when publishing fails, so that the stream retries the batch.
 */
export async function endSubscriptions(
  changes: readonly Change<'user'>[],
  { publish }: { publish: Publish },
): Promise<void> {
  await Promise.all(endsIn(changes).map((end) => publish(PUBLISH_SIGN_OUT, end)))
}
